"""The pictures of the restaurants: one function per scene.

    blender -b --python scenes.py -- [--size 1170x900] [--samples 14] [--no-denoise] [--out DIR] [NAME ...]
"""

import argparse
import math
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy  # noqa: E402
from mathutils import Vector, noise  # noqa: E402

import kitchen as k  # noqa: E402
from kitchen import TAU, ball, box, copy, group, lathe, leaf, mat, mesh, rng, sheet, tube  # noqa: E402

SCENES = {}


def scene(**settings):
    """Registers a scene; the settings go to `kitchen.render`."""
    def register(function):
        SCENES[function.__name__] = (function, settings)
        return function
    return register


# ---------------------------------------------------------------- things that return

def coffee_bean():
    def squash(x, y, z):
        groove = 0.16 * math.exp(-(y / 0.13) ** 2) if z > 0 else 0
        return x, y * 0.72, (z * 0.5 if z > 0 else z * 0.62) - groove
    bean = template(ball(0.085, mat([(0.3, "#1c0d06"), (0.7, "#4a2814")], scale=12, rough=0.28, coat=0.3), squash=squash))
    return bean


def template(obj):
    """Keeps `obj` out of the picture; `shown` and `strew` make visible copies of it."""
    obj.hide_render = True
    return obj


def shown(obj, at, rot=(0, 0, 0), scale=1, material=None):
    new = copy(obj, at, rot, scale, material)
    new.hide_render = False
    return new


def strew(obj, count, center, radius, z=0.0, **how):
    before = set(bpy.data.objects)
    k.scatter(obj, count, center, radius, z, **how)
    for new in set(bpy.data.objects) - before:
        new.hide_render = False


def cup(at, body, inside=None, radius=0.62, height=0.82, rot=0, wall=0.045):
    """A coffee cup with its handle; `inside` fills it."""
    r, h = radius, height
    profile = [(0, 0.06), (r * 0.5, 0.08), (r * 0.82, h * 0.4), (r * 0.93, h * 0.8), (r - wall, h),
               (r - wall * 0.3, h + 0.02), (r, h - 0.01), (r * 0.98, h * 0.75), (r * 0.88, h * 0.36),
               (r * 0.55, 0.05), (r * 0.52, 0), (0, 0.0)]
    parts = [lathe(profile, body, steps=80)]
    parts.append(tube([(r * 0.9, 0, h * 0.82), (r * 1.22, 0, h * 0.9), (r * 1.45, 0, h * 0.66),
                       (r * 1.25, 0, h * 0.38), (r * 0.86, 0, h * 0.34)], 0.07, body, sides=14, n=8,
                      taper=lambda t: 1 + 0.35 * (2 * t - 1) ** 2))
    if inside:
        parts.append(lathe([(0, 0), (r * 0.86, 0), (r * 0.935, 0.012)], inside, (0, 0, h * 0.86), smooth=0))
    return group(parts, at, (0, 0, rot))


def citrus(radius=0.45, thickness=0.1, rind="#f4b51f", pulp="#ffcf3a", at=(0, 0, 0), rot=(0, 0, 0), wedges=9):
    """A slice lying flat: rind, pith and the segments on both faces."""
    r, t = radius, thickness
    parts = [lathe([(0, -t / 2), (r * 0.93, -t / 2), (r, -t / 2 + 0.02), (r, t / 2 - 0.02),
                    (r * 0.93, t / 2), (0, t / 2)],
                   mat([(0.90, "#fff3cf"), (0.955, rind)], by="radius", hi=r, rough=0.4, sss=0.05), smooth=0)]
    flesh = mat([(0.3, pulp), (0.8, pulp)], scale=14, rough=0.16, sss=0.12, sss_radius=(1, .6, .2), coat=0.6,
                bump=[("pores", 16, 0.35)])
    for i in range(wedges):
        outline = []
        half = math.pi / wedges * 0.88
        for a, d in [(0, 0.12)] + [(half * (j / 5 - 1), 0.86) for j in range(0, 11)]:
            outline.append((r * d * math.cos(a), r * d * math.sin(a)))
        w = k.prism(outline, t + 0.03, flesh, edge=0.02)
        k.place(w, (0, 0, -t / 2 - 0.015), (0, 0, 360 * i / wedges))
        parts.append(w)
    return group(parts, at, rot)


def berry(radius, color, dark, at=(0, 0, 0), rot=(0, 0, 0)):
    m = mat([(0.25, dark), (0.8, color)], scale=3, rough=0.35, sss=0.03, coat=0.1, bump=[("noise", 12, 0.2)])
    def squash(x, y, z):
        d = math.hypot(x, y)
        return x, y, z * 0.9 - (0.30 * math.exp(-(d / 0.3) ** 2) if z > 0 else 0)
    return ball(radius, m, at, rot, squash=squash, detail=4)


def raspberry(radius=0.13, color="#c2183a"):
    m = mat([(0.2, "#8d0c28"), (0.8, color)], scale=3, rough=0.22, sss=0.06, sss_radius=(1, .2, .2), coat=0.4)
    drupe = ball(1, m, detail=2)
    parts = []
    for ring in range(6):
        z = ring / 5
        rr = math.sqrt(max(0, 1 - (z * 0.98) ** 2)) * (0.95 if ring else 0.9)
        n = max(1, int(10 * rr))
        for i in range(n):
            a = TAU * (i + 0.5 * (ring % 2)) / n
            parts.append(copy(drupe, (radius * rr * math.cos(a), radius * rr * math.sin(a), radius * 1.15 * z),
                    scale=radius * 0.34))
    drupe.hide_render = True
    return group(parts)


def strawberry(at, radius=0.3, rot=(0, 0, 0)):
    red = mat([(0.0, "#ffe27a"), (0.055, "#ffd25a"), (0.09, "#c50f1f"), (1, "#e0202c")], by="spots", scale=5.2 / radius * 0.3,
              rough=0.2, sss=0.06, sss_radius=(1, .15, .1), coat=0.5, bump=[("pores", 5.2 / radius * 0.3, 0.6)])
    body = ball(radius, red, squash=lambda x, y,
            z: (x * (0.78 + 0.25 * z), y * (0.78 + 0.25 * z), z * 1.08 - 0.12 * (z > 0.6) * (z - 0.6)),
                rough=0.05)
    green = k.leaf_green("#2c5a17", "#78b13c")
    parts = [body]
    for i in range(7):
        parts.append(leaf(radius * 0.95, radius * 0.4, green, (0, 0, radius * 0.98), (0, -6, i * 51 + rng.uniform(-8, 8)), 0.5))
        l = parts[-1]
        for v in l.data.vertices:
            v.co.x += radius * 0.42
    parts.append(tube([(0, 0, radius * 0.95), (0.03, 0, radius * 1.2), (0.08, 0.02, radius * 1.4)], 0.02, green))
    return group(parts, at, rot)


def bottles_behind(y=5.5, z=-0.2, count=9, span=7, glow_back=True):
    colors = ["#3a1c0c", "#16301c", "#5d2a10", "#1d2a3a", "#6b4a16", "#2b0f14"]
    for i in range(count):
        x = span * (i / (count - 1) - 0.5) * 1.0 + rng.uniform(-0.2, 0.2)
        k.bottle((x, y + rng.uniform(-0.3, 0.3), z), rng.choice(colors),
                 rng.choice(["#e9dfc7", "#d8a24a", "#b73a2a", "#efe9dd"]), rng.uniform(0.8, 1.05))


# ---------------------------------------------------------------- coffee, pastry, sweets

@scene(exposure=0.1)
def espresso():
    k.camera((0.0, 0.08, 0.2), 7.6, 29, 3, fstop=0.3, focus=(0, -0.3, 0.8))
    k.planks("#4a2813", "#b97a45", along="x", depth=(-7, 2.1))
    k.wall([(0.3, "#5c4636"), (0.7, "#8a6a50")])
    k.window(-0.45, 0.95, 15, 6.4, 3.6, 1.6, view=("#54603a", "#8c9a5c", "#d0cc98", "#f8ecd0", "#ffffff"))
    k.pot_plant(k.behind(0.75, 0.30, 13), 1.2)
    white = k.ceramic("#f3ede2")
    k.plate(1.12, white, (0, 0, 0), 0.17)
    crema = mat([(0.0, "#e0a860"), (0.42, "#c8823c"), (0.7, "#a05a24"), (0.9, "#74401a"), (1.0, "#52280f")],
                by="radius", hi=0.6, jitter=0.5, jitter_scale=3.6, rough=0.25, sss=0.03, coat=0.4, distortion=1.5,
                bump=[("noise", 26, 0.08)])
    cup((0, 0, 0.06), white, crema, rot=-28)
    k.spoon((0.05, -0.86, 0.13), (0, 0, -75), 0.62)
    sugar = mat([(0.3, "#fff8ea"), (0.7, "#efe0c4")], scale=30, rough=0.8, sss=0.1, bump=[("noise", 60, 0.5)])
    for at, turn in (((-1.36, -0.66, 0.15), 20), ((-1.58, -0.28, 0.15), 64), ((-1.46, -0.48, 0.44), 45)):
        box((0.3, 0.3, 0.28), sugar, at, (0, 0, turn), 0.03)
    bean = coffee_bean()
    strew(bean, 46, (1.75, -0.55), 0.8, 0.05, tumble=60, min_gap=0.13)
    strew(bean, 12, (1.2, -1.4), 1.3, 0.05, tumble=60, min_gap=0.16)
    jug = k.steel(0.2)
    lathe([(0, 0.03), (0.40, 0.03), (0.44, 0.1), (0.46, 0.5), (0.36, 0.85), (0.40, 1.05), (0.37, 1.05), (0.33, 0.86), (0.42, 0.5),
           (0.4, 0.1), (0, 0.08)], jug, (1.75, 1.25, 0))
    tube([(2.1, 1.25, 0.9), (2.4, 1.25, 0.85), (2.42, 1.25, 0.4), (2.18, 1.25, 0.3)], 0.05, jug)
    lathe([(0, 0.93), (0.35, 0.93)], mat("#fffaf0", rough=0.4, sss=0.1), (1.75, 1.25, 0), smooth=0)
    biscuit = mat([(0.25, "#9a5a24"), (0.6, "#d8a052"), (0.85, "#f0cc8a")], scale=5, rough=0.7,
            bump=[("pores", 9, 0.8), ("noise", 14, 0.6)])
    k.plate(0.72, white, (-1.75, 0.95, 0), 0.11)
    for at, tilt in (((-1.9, 0.95, 0.16), 4), ((-1.52, 0.85, 0.17), -8), ((-1.72, 1.02, 0.34), 8)):
        ball(0.3, biscuit, at, (tilt, tilt, 40 * tilt), scale=(1, 1, 0.38), rough=0.1, freq=2.5)
    k.studio(key=1000, key_color="#ffd9a6", side=-1, rim=320, fill=150, ambient=("#8a7a66", 0.3))


@scene(exposure=0.15)
def macarons():
    k.camera((0, 0.3, 1.2), 10.6, 13, -6, fstop=0.34, focus=(0, -0.3, 1.2))
    k.table(k.marble("#f2e6e4", "#cfb4b4"))
    k.wall([(0.3, "#d9a0a4"), (0.7, "#eec4c2")])
    k.bokeh(16, colors=("#fff0dc", "#ffd9c4"), strength=(3, 7), size=(0.1, 0.2), v=(0.2, 1))
    palette = ["#f08fa8", "#9fd0a0", "#f3c66a", "#b99be0", "#f0e0c4", "#8a5236", "#7fc4d4"]

    def macaron(color, cream="#fff1de"):
        shell = mat([(0.35, color), (0.7, color)], scale=6, rough=0.42, sss=0.05, bump=[("noise", 40, 0.07)])
        foot = mat(color, rough=0.75, sss=0.04, bump=[("noise", 24, 0.9)])
        filling = mat(cream, rough=0.35, sss=0.06)
        r = 0.56
        dome = [(0, 0.40), (0.22, 0.395), (0.40, 0.355), (0.515, 0.27), (r, 0.165), (0.55, 0.14), (0, 0.14)]
        parts = []
        for flip in (0, 180):
            parts.append(lathe(dome, shell, rot=(flip, 0, 0)))
            def frill(x, y, z):
                p = Vector((x, y, z))
                n = noise.fractal(p * 9 + Vector((flip, 0, 0)), 1.0, 2.0, 3)
                d = 1 + 0.05 * n
                return x * d, y * d, z + 0.015 * n
            parts.append(lathe([(0.3, 0.16), (r + 0.0, 0.165), (r + 0.035, 0.125), (r + 0.01, 0.085), (0.3, 0.08)], foot,
                               rot=(flip, 0, 0), steps=140, warp=frill))
        parts.append(lathe([(0, 0.09), (0.44, 0.09), (0.53, 0.06), (0.545, 0), (0.53, -0.06), (0.44, -0.09), (0, -0.09)],
                filling))
        return group(parts)

    stand = k.ceramic("#fbf7f2")
    lathe([(0, 0), (0.55, 0), (0.5, 0.06), (0.16, 0.14), (0.13, 0.4), (0.3, 0.52), (1.62, 0.56), (1.72, 0.64), (1.74, 0.6),
           (1.66, 0.5), (0, 0.46)], stand, (0, 0.2, 0), smooth=4, steps=96)
    z0, h = 0.58, 0.79
    spots = [(-0.95, 0.1), (0.05, -0.35), (1.0, 0.15), (-0.45, 1.0), (0.6, 1.0)]
    colors = palette[:]
    n = 0
    for i, (x, y) in enumerate(spots):
        for level in range((2, 1, 2, 3, 3)[i]):
            m = macaron(colors[n % 7], rng.choice(["#fff1de", "#f7c9d2", "#5a2f1e"]))
            k.place(m, (x + rng.uniform(-.05, .05), y + rng.uniform(-.05, .05), z0 + 0.4 + h * level),
                    (rng.uniform(-3, 3), rng.uniform(-3, 3), rng.uniform(0, 360)))
            n += 3
    m = macaron("#f08fa8")
    k.place(m, (1.95, -1.1, 0.56), (74, 0, 30))
    m = macaron("#9fd0a0", "#5a2f1e")
    k.place(m, (-1.9, -0.9, 0.4), (0, 0, 0))
    petal = template(sheet(0.3, 0.24, lambda u, v: 0.05 * (u * u + v * v), mat("#e87f98", rough=0.6, sss=0.05), outline=lambda u,
            v: k.disc(u, v), nx=10, ny=10))
    strew(petal, 16, (0, -1.2), 2.4, 0.02, tumble=25, min_gap=0.3)
    k.studio(key=950, key_color="#fff0e2", side=1, rim=420, rim_color="#ffd0dc", fill=190, ambient=("#d8b4b4", 0.35))


# ---------------------------------------------------------------- bowls and plates

@scene(exposure=0.2)
def ramen():
    k.camera((0, 0.12, 0.62), 8.4, 36, 3, fstop=0.4, focus=(0, -0.2, 0.9))
    k.planks("#1d0f0a", "#5c3119", along="x", rough=0.3, depth=(-7, 2.6))
    k.wall([(0.3, "#160c0c"), (0.7, "#33151a")])
    k.bokeh(30, colors=("#ff5a2c", "#ff8a3c", "#ffc46a", "#ff3a2c"), strength=(5, 14), size=(0.08, 0.2), v=(0.55, 1.05))
    body = mat([(0.45, "#1a1c22"), (0.55, "#22252c")], scale=8, rough=0.25, coat=0.5)
    k.bowl(1.62, 1.0, body)
    lathe([(1.622, 0.985), (1.612, 1.025), (1.585, 1.0)], mat("#b0301c", rough=0.3, coat=0.5), smooth=3, steps=96)
    z = 0.80
    broth = mat([(0.2, "#9a4a14"), (0.5, "#c77a2a"), (0.8, "#e0a04a")], scale=2.2, detail=7, distortion=1.5, rough=0.08,
            sss=0.05, coat=0.6,
                bump=[("noise", 5, 0.06)])
    lathe([(0, z), (1.55, z)], broth, smooth=0)
    oil = mat("#e08a24", rough=0.05, coat=1)
    drop = template(lathe([(0, 0.012), (0.6, 0.011), (1, 0)], oil, smooth=3, steps=24))
    for _ in range(40):
        a, r = rng.uniform(0, TAU), 1.45 * math.sqrt(rng.random())
        shown(drop, (r * math.cos(a), r * math.sin(a), z + 0.001), (0, 0, 0), (rng.uniform(0.02, 0.08),) * 2 + (1,))
    noodle = mat([(0.3, "#e8b552"), (0.7, "#f6d68a")], scale=3, rough=0.28, sss=0.06, coat=0.35)
    for i in range(74):
        cx, cy = rng.gauss(0.0, 0.33), rng.gauss(-0.28, 0.26)
        a = rng.gauss(0.5, 0.55)
        pts = []
        for j in range(9):
            t = j / 8 * 2 - 1
            bend = 0.16 * math.sin(4.2 * t + i)
            x = cx + math.cos(a) * t * 0.85 - math.sin(a) * bend
            y = cy + math.sin(a) * t * 0.6 + math.cos(a) * bend
            r = math.hypot(x, y)
            if r > 1.3:
                x, y = x * 1.3 / r, y * 1.3 / r
            pts.append((x, y, z + 0.16 * (1 - t * t) * (1.1 - 0.5 * min(1, math.hypot(cx, cy))) + rng.uniform(-0.03,
                    0.05) - 0.07 * abs(t)))
        tube(pts, 0.036, noodle, sides=8, n=5)
    # nori, standing at the back
    nori = mat([(0.3, "#0b140d"), (0.7, "#1d3022")], scale=14, rough=0.5, bump=[("noise", 26, 0.5)])
    for x, turn in ((0.75, -22), (1.02, -40)):
        sheet(0.85, 1.15, lambda u, v: 0.05 * math.sin(2.2 * u + v), nori, (x, 0.92 - 0.28 * (x - 0.75), z + 0.42),
                (72, 0, turn), thickness=0.015)
    # chashu
    pork = mat([(0.25, "#8a4a2e"), (0.45, "#d79a78"), (0.6, "#f0c8a8"), (0.8, "#a85f3e")], by="rings", scale=0.9, distortion=5,
               rough=0.3, sss=0.05, coat=0.3, bump=[("noise", 16, 0.3)])
    for i, (x, y, tilt) in enumerate(((-0.95, 0.32, 24), (-0.72, 0.66, 30), (-0.36, 0.9, 34))):
        ball(0.46, pork, (x, y, z + 0.14 + 0.05 * i), (tilt, -14, 20 * i), scale=(1, 0.86, 0.14), rough=0.06)
    # eggs
    white = mat("#fbf3e4", rough=0.22, sss=0.1, coat=0.3)
    yolk = mat([(0.2, "#f29a12"), (0.8, "#e0640a")], by="radius", hi=0.3, rough=0.12, sss=0.12, sss_radius=(1, .4, .05), coat=0.8)
    for at, rot in (((0.28, 0.62, z + 0.2), (28, 6, 10)), ((-0.34, 0.34, z + 0.24), (24, -4, -25))):
        egg = ball(0.36, white, squash=lambda x, y, w: (x * 0.82, y * (1.08 - 0.1 * y), min(w, 0.02)))
        yk = ball(0.21, yolk, (0, -0.02, 0.012), scale=(1, 1, 0.16))
        group([egg, yk], at, rot)
    # scallions, naruto, sesame
    green = mat([(0.3, "#3f8a22"), (0.7, "#9fd04a")], by="random", rough=0.3, sss=0.03)
    ring = template(lathe([(0.07, 0), (0.085, 0.02), (0.085, 0.06), (0.07, 0.075), (0.058, 0.06), (0.058, 0.02), (0.07, 0)],
            green, smooth=2, steps=20))
    strew(ring, 44, (0.78, -0.22), 0.42, z + 0.1, tumble=50)
    strew(ring, 20, (0.1, -0.3), 0.7, z + 0.2, tumble=70)
    for at, rot in (((0.98, 0.3, z + 0.16), (30, 10, 0)), ((-1.0, -0.32, z + 0.13), (18, -14, 40))):
        def star(x, y, w):
            a, r = math.atan2(y, x), math.hypot(x, y)
            return x * (1 + 0.07 * math.cos(10 * a)), y * (1 + 0.07 * math.cos(10 * a)), w
        roll = lathe([(0, 0.05), (0.27, 0.05), (0.285, 0.03), (0.285, -0.03), (0, -0.05)], mat("#fdf6f2", rough=0.3, sss=0.1),
                warp=star, smooth=0)
        swirl = tube([(0.02 * t * math.cos(t * 0.75), 0.02 * t * math.sin(t * 0.75), 0.05) for t in range(2, 11)], 0.026,
                     mat("#f0628a", rough=0.4), n=6)
        swirl.scale = (1, 1, 0.3)
        swirl.location = (0, 0, 0.036)
        group([roll, swirl], at, rot)
    k.chopsticks((2.15, 0.2, 0.06), (0, 0, 14), gap=0.2)
    box((0.5, 0.2, 0.12), k.ceramic("#8a2b1c"), (2.3, 1.1, 0.06), (0, 0, 14), 0.05)
    k.bowl(0.52, 0.36, k.ceramic("#2b4a5a"), (-2.25, 0.7, 0))
    lathe([(0, 0.26), (0.46, 0.26)], mat("#2a0f06", rough=0.05, coat=1), (-2.25, 0.7, 0), smooth=0)
    k.studio(key=900, key_color="#ffc48a", side=-1, rim=380, rim_color="#ff9a6a", fill=170, ambient=("#4a3a3a", 0.25),
            at=(0, 0, 0.8))


@scene(exposure=0.1)
def oysters():
    k.camera((0, 0.2, 0.3), 9.0, 35, -5, fstop=0.4, focus=(0, -0.3, 0.5))
    k.table(k.slate("#1d2b33", "#3d525c"))
    k.wall([(0.3, "#28485a"), (0.7, "#5d8597")])
    k.window(0.3, 0.98, 15, 6, 3.2, 1.5, view=("#4f7a94", "#7fa8c0", "#a8cce0", "#d8ecf4", "#f4fbff"))
    k.bokeh(14, colors=("#ffe2b0", "#fff4dc"), strength=(4, 9), v=(0.7, 1))
    tray = k.steel(0.22)
    lathe([(0, 0.06), (1.9, 0.06), (2.02, 0.26), (2.14, 0.27), (2.16, 0.24), (2.06, 0.2), (1.96, 0), (0, 0)], tray, smooth=3,
            steps=96)
    ice = mat([(0.3, "#d5ebf4"), (0.8, "#ffffff")], scale=4, rough=0.08, sss=0.3, sss_radius=(.6, .9, 1), spec=0.6, coat=1.0,
            bump=[("noise", 6, 0.3)])
    clear = k.glass("#eaf7ff", 1.31, 0.03)
    chunk = ball(0.17, ice, rough=0.5, freq=1.3, detail=2)
    chunk2 = ball(0.17, clear, rough=0.55, freq=1.5, detail=2, seed=4)
    for c in (chunk, chunk2):
        c.hide_render = True
        c.data.polygons.foreach_set("use_smooth", [False] * len(c.data.polygons))
    lathe([(0, 0.26), (1.2, 0.22), (1.95, 0.1)], ice, smooth=4)
    strew(chunk, 260, (0, 0), 1.9, 0.24, scale=(0.6, 1.15))
    strew(chunk2, 130, (0, 0), 1.9, 0.34, scale=(0.5, 1.0))
    outside = mat([(0.2, "#3b3a38"), (0.45, "#7d7a70"), (0.6, "#b8b0a0"), (0.8, "#4f5a52")], scale=5, detail=8, rough=0.8,
            bump=[("noise", 9, 0.9), ("wave", 6, 0.4)])
    pearl = mat([(0.2, "#8f93a4"), (0.42, "#e6e2dc"), (0.7, "#fbf8f2"), (0.9, "#b9b2c4")], scale=1.6, detail=4, rough=0.14,
            coat=0.7)
    flesh = mat([(0.2, "#6f6a5c"), (0.42, "#c9bfa4"), (0.7, "#efe6d0")], scale=2.6, detail=5, rough=0.06, sss=0.14,
            sss_radius=(1, .8, .5), coat=1, bump=[("noise", 4, 0.25)])
    k.glass("#fbfbf4", 1.33)

    def oyster(at, rot, s=1.0):
        seed = rng.random() * 30

        def outline(u, v):
            x, y = k.disc(u, v)
            a, r = math.atan2(y, x), math.hypot(x, y)
            f = 1 + 0.16 * noise.noise(Vector((math.cos(a) * 1.6 + seed, math.sin(a) * 1.6,
                    seed))) + 0.05 * math.sin(11 * a + seed) * r
            return x * f * (1.0 - 0.22 * y), y * f

        def depth(u, v):
            x, y = k.disc(u, v)
            r2 = min(1, x * x + y * y)
            return -0.24 * (1 - r2 ** 1.4) + 0.03 * noise.noise(Vector((x * 4 + seed, y * 4, 0))) * r2 + 0.05

        shell = sheet(0.92, 1.28, depth, pearl, nx=36, ny=36, outline=outline)
        under = sheet(0.98, 1.36, lambda u, v: depth(u, v) - 0.05 + 0.02 * math.sin(20 * math.hypot(*k.disc(u, v))), outside,
                nx=36, ny=36, outline=outline)
        meat = ball(0.34, flesh, (0.0, -0.04, -0.06), (0, 0, rng.uniform(-20, 20)), scale=(0.86, 1.25, 0.36), rough=0.22,
                freq=1.6, seed=seed)
        frill = tube([(0.30 * math.cos(a), 0.44 * math.sin(a) - 0.04,
                -0.035 + 0.025 * math.sin(5 * a + seed)) for a in [TAU * i / 26 for i in range(26)]],
                     0.035, mat([(0.3, "#2e2a26"), (0.7, "#7c7262")], scale=6, rough=0.1, coat=1, sss=0.03), closed=True, n=3)
        group([shell, under, meat, frill], at, rot, s)

    for i in range(7):
        a = TAU * i / 7 + 0.35
        x, y = 1.2 * math.cos(a), 1.2 * math.sin(a)
        oyster((x, y, 0.52), (14 * math.sin(a), -14 * math.cos(a), math.degrees(a) + 90 + rng.uniform(-10, 10)), 0.98)
    citrus(0.42, 0.34, "#f2c21a", "#fbdc5a", (0.02, 0.12, 0.66), (32, 8, 0))
    citrus(0.42, 0.34, "#f2c21a", "#fbdc5a", (-0.2, -0.38, 0.52), (18, -20, 40))
    dill = k.leaf_green("#1f5a22", "#5fa53a")
    for _ in range(40):
        a = rng.uniform(0, TAU)
        tube([(0, 0, 0), (0.1 * math.cos(a), 0.1 * math.sin(a), 0.12),
                (0.26 * math.cos(a), 0.26 * math.sin(a), 0.12 + rng.uniform(-.06, .1))],
             0.012, dill, (0.42, -0.16, 0.5), sides=5, n=3)
    k.wine_glass((-2.05, 1.7, 0), "#f6e08a", 1.0, 0.35)
    k.wine_glass((-1.1, 2.35, 0), "#f6e08a", 1.0, 0.4)
    k.studio(key=1100, key_color="#fff2dc", side=1, rim=520, rim_color="#a8d0ff", fill=160, ambient=("#7f98a8", 0.35))


@scene(exposure=0.25, vignette=0.6)
def cocktail():
    k.camera((0, 0, 1.0), 8.4, 10, 2, fstop=0.28, focus=(0, -0.5, 1.0))
    k.table(mat([(0.3, "#20130e"), (0.7, "#3a2016")], scale=2, detail=8, stretch=(0.3, 3, 1), rough=0.12, coat=0.8),
            depth=(-7, 2.4))
    k.wall([(0.3, "#081a20"), (0.7, "#10363a")])
    bottles_behind(4.6, -0.3, 11, 8)
    k.bokeh(34, v=(-0.1, 1), colors=("#ffb45a", "#ff7a3c", "#3ad0c4", "#ffd9a0"), strength=(5, 16), size=(0.07, 0.17))
    clear = k.glass("#fbfdff", 1.5)
    r, h = 0.72, 1.62
    lathe([(0, 0), (r * 0.93, 0), (r * 0.96, 0.04), (r, h), (r - 0.025, h + 0.02), (r - 0.05, h), (r * 0.96 - 0.06, 0.24),
            (r * 0.8, 0.2), (0, 0.2)],
          clear, smooth=0, steps=96)
    level = 1.22
    lathe([(0, 0.199), (r * 0.8, 0.199), (r * 0.96 - 0.058, 0.241), (r - 0.056, level), (r - 0.03, level + 0.015), (0, level)],
            k.glass("#ffa040", 1.345, 0, "#ffc880"), smooth=0, steps=96)
    ice = k.glass("#ffffff", 1.22, 0.02)
    for at, rot in (((-0.26, -0.12, 0.56), (12, 20, 30)), ((0.26, 0.14, 0.66), (40, 12, 5)), ((-0.08, 0.1, 1.12), (20, 35, 50)),
                    ((0.3, -0.22, 1.26), (25, -15, 15)), ((-0.3, 0.2, 1.34), (10, 30, 70))):
        box((0.52, 0.52, 0.5), ice, at, rot, 0.07)
    citrus(0.46, 0.08, "#f0781a", "#ff9a2c", (0.56, -0.14, 1.74), (82, 24, 28))
    cherry = mat([(0.3, "#5a0612"), (0.7, "#a80f22")], scale=3, rough=0.08, coat=1, sss=0.03)
    for at in ((-0.2, -0.3, 1.62), (-0.36, -0.12, 1.66)):
        ball(0.15, cherry, at)
    tube([(-0.75, -0.1, 2.2), (-0.3, -0.2, 1.66), (0.1, -0.3, 1.2)], 0.018, k.brass())
    green = k.leaf_green("#23601c", "#68b03a")
    for i in range(9):
        leaf(0.5, 0.24, green, (-0.1, 0.28, 1.6), (0, -rng.uniform(25, 80), i * 40 + 10), 0.5, 0.05)
    # a second drink, out of focus, and a peel and spoon by the glass
    lathe([(0.42, 0), (0.4, 0.03), (0.05, 0.1), (0.04, 0.9), (0.1, 0.96), (0.7, 1.42), (0.69, 1.44), (0.09, 1.0), (0, 0.98)],
            clear, (-1.9, 1.15, 0), smooth=0)
    lathe([(0, 0.985), (0.085, 1.0), (0.56, 1.34), (0, 1.34)],
            mat([(0.3, "#e0486a"), (0.7, "#f78a9a")], rough=0.05, sss=0.3, coat=0.6), (-1.9, 1.15, 0), smooth=0)
    lathe([(0, 0), (0.34, 0), (0.36, 1.0), (0.33, 1.0), (0.31, 0.03), (0, 0.03)], k.brass(), (2.15, 1.2, 0), smooth=0)
    for a in (0, 70, 200):
        tube([(2.15, 1.2, 0.1), (2.15 + 0.2 * math.cos(a), 1.2 + 0.2 * math.sin(a), 1.9)], 0.02, k.steel())
    citrus(0.44, 0.1, "#f0781a", "#ff9a2c", (1.35, -0.6, 0.06), (0, 0, 20))
    citrus(0.44, 0.1, "#f0781a", "#ff9a2c", (1.72, -0.2, 0.12), (10, -14, 50))
    k.studio(key=620, key_color="#ffb877", side=-1, rim=700, rim_color="#7fe0e8", fill=120, ambient=("#1d3038", 0.25),
            at=(0, 0, 1))
    behind = k.softbox((0.1, 2.3, 1.15), (0, 0, 1.0), (2.0, 2.3), 75, "#ffc070")
    behind.visible_camera = False
    behind.visible_glossy = False


@scene(exposure=0.4)
def pizza():
    k.camera((0, 0.1, 0.0), 9.0, 44, -4, fstop=0.45, focus=(0, -0.2, 0.3))
    k.planks("#2e1a10", "#8a5a34", along="y", rough=0.5)
    k.wall([(0.3, "#2a120c"), (0.7, "#6a2c18")])
    wood_board((0, 0, 0), 2.15, 0.12)
    base_z = 0.13

    def crust_warp(x, y, z):
        a = math.atan2(y, x)
        p = Vector((x, y, z))
        lump = noise.fractal(Vector((math.cos(a) * 2.2, math.sin(a) * 2.2, 3)), 1, 2, 4)
        rr = math.hypot(x, y)
        edge = max(0, min(1, (rr - 1.3) / 0.3))
        f = 1 + 0.05 * lump
        return x * f, y * f, z * (1 + 0.45 * lump * edge) + 0.02 * noise.noise(p * 5) * (1 if z > 0.05 else 0)

    crust = mat([(0.0, "#f0d29a"), (0.42, "#e4ae62"), (0.55, "#b96f2c"), (0.64, "#5a2c12"), (0.74, "#21100a")], by="noise",
            scale=3.4, detail=8,
                rough=0.6, sss=0.04, bump=[("noise", 14, 0.5)])
    lathe([(0, 0.1), (1.3, 0.1), (1.45, 0.16), (1.62, 0.3), (1.8, 0.3), (1.9, 0.17), (1.86, 0.04), (1.6, 0), (0, 0)], crust,
            (0, 0, base_z), steps=180, warp=crust_warp)
    sauce = mat([(0.25, "#7a1408"), (0.6, "#c3301a"), (0.85, "#e0562c")], scale=4, detail=8, rough=0.22, sss=0.05,
            sss_radius=(1, .2, .1), coat=0.35,
                bump=[("noise", 8, 0.7)])
    sheet(3.1, 3.1, lambda u, v: 0.13 + 0.03 * noise.fractal(Vector((u * 6, v * 6, 1)), 1, 2, 4), sauce, (0, 0, base_z),
            outline=k.disc, nx=60, ny=60)
    cheese = mat([(0.26, "#c4742a"), (0.36, "#efc070"), (0.48, "#fdf0d0"), (0.8, "#fffaf2")], scale=3.2, detail=6, rough=0.24,
            sss=0.12, coat=0.35, bump=[("noise", 6, 0.3)])
    for i in range(17):
        a, r = i * 2.39996, 1.42 * math.sqrt((i + 0.5) / 17)
        seed = rng.random() * 40
        ball(rng.uniform(0.26, 0.40), cheese, (r * math.cos(a), r * math.sin(a), base_z + 0.15), (0, 0, rng.uniform(0, 360)),
             scale=(1.1, 0.95, 0.24), rough=0.3, freq=1.5, seed=seed)
    tomato = mat([(0.2, "#b51c10"), (0.8, "#e23a20")], scale=3, rough=0.14, sss=0.06, sss_radius=(1, .2, .1), coat=0.6)
    for i in range(10):
        a, r = i * 2.39996 + 1.2, 1.32 * math.sqrt((i + 0.7) / 10)
        ball(0.19, tomato, (r * math.cos(a), r * math.sin(a), base_z + 0.22), (rng.uniform(-40, 40), rng.uniform(-40, 40), 0),
             squash=lambda x, y, z: (x, y, min(z, 0.25)))
    olive = mat([(0.3, "#140f14"), (0.7, "#3a2a34")], scale=4, rough=0.15, coat=0.5)
    ring = template(lathe([(0.085, 0), (0.125, 0.025), (0.125, 0.065), (0.085, 0.085), (0.055, 0.06), (0.055, 0.025),
            (0.085, 0)], olive, smooth=3, steps=28))
    strew(ring, 13, (0, 0), 1.3, base_z + 0.22, tumble=22, min_gap=0.5)
    basil = k.leaf_green("#1c5a18", "#5fae2e")
    for i in range(7):
        a = rng.uniform(0, TAU)
        r = 0.25 + 0.9 * (i / 7)
        for j in range(2 if i % 2 else 1):
            leaf(0.62, 0.36, basil, (r * math.cos(a), r * math.sin(a), base_z + 0.34),
                    (rng.uniform(-14, 14), rng.uniform(-12, 4), math.degrees(a) + 150 * j + 30), 0.5, 0.06)
    for at in ((2.5, 0.9, 0.0), (2.2, 1.55, 0.0), (2.95, 1.45, 0)):
        ball(0.33, tomato, (at[0], at[1], 0.29), scale=(1, 1, 0.9))
    for i in range(5):
        leaf(0.6, 0.34, basil, (-2.35, 1.15, 0.05 + 0.03 * i), (0, -10 - 8 * i, i * 75), 0.4)
    flour = mat("#f5efe4", rough=1)
    speck = template(ball(0.012, flour, detail=1))
    strew(speck, 240, (-1.6, -1.6), 1.5, 0.005)
    k.studio(key=1050, key_color="#ffe6c8", side=-1, rim=340, rim_color="#ffd0a8", fill=240, ambient=("#6a5648", 0.3))


def wood_board(at, radius, height, dark="#5a3418", light="#c08a50", handle=True, angle=35):
    """A round board with a handle."""
    m = k.wood(dark, light, 0.5, 1.2)
    parts = [lathe([(0, 0), (radius - 0.04, 0), (radius, 0.03), (radius, height - 0.03), (radius - 0.04, height), (0, height)],
            m, smooth=0, steps=96)]
    if handle:
        h = box((1.3, 0.5, height * 0.96), m, (radius + 0.45, 0, height / 2), edge=0.05)
        parts.append(h)
    return group(parts, at, (0, 0, angle))


@scene(exposure=0.1)
def croissants():
    k.camera((0, 0.2, 0.15), 8.6, 27, -3, fstop=0.34, focus=(0, -0.5, 0.5))
    k.planks("#8a6a4a", "#d9b98a", along="x", rough=0.6, depth=(-7, 2.3))
    k.wall([(0.3, "#6d7f86"), (0.7, "#9fb0b4")])
    k.window(-0.3, 1.0, 15, 6.5, 3.4, 1.7, view=("#4a5f3c", "#86a05e", "#c8d4a0", "#f4ecd4", "#ffffff"))
    crust = mat([(0.12, "#f7dca0"), (0.42, "#e8ae5c"), (0.68, "#c47c30"), (0.95, "#8a4618")], by="up", jitter=0.28,
            jitter_scale=3,
                rough=0.4, sss=0.03, coat=0.12, bump=[("noise", 5, 0.35), ("noise", 30, 0.18)])

    def croissant(at, turn, s=1.0, roll=0):
        pts, n = [], 33
        for i in range(n):
            a = math.radians(-82 + 164 * i / (n - 1))
            pts.append((1.0 * math.sin(a), -0.78 * math.cos(a) + 0.5, 0.0))

        def radius(t):
            body = math.sin(math.pi * min(max(t, 0.02), 0.98)) ** 0.72
            u = (t - 0.5) * 9.0
            step = abs(u) % 1.0
            return (0.12 + 0.92 * body) * (1.09 - 0.17 * step)

        c = tube(pts, 0.46, crust, sides=36, n=5, taper=radius)
        for v in c.data.vertices:
            p = v.co
            d = 0.035 * noise.fractal(p * 3 + Vector((turn, 0, 0)), 1, 2, 3)
            v.co = Vector((p.x * (1 + d), p.y * (1 + d), p.z * 0.86 * (1 + d * 2)))
        return k.place(c, (at[0], at[1], at[2] + 0.36 * s), (roll, 0, turn), s)

    k.plate(1.75, k.ceramic("#e9eef0", speckle="#5d7684"), (0, 0, 0), 0.18)
    croissant((-0.42, -0.35, 0.06), 8)
    croissant((0.62, 0.2, 0.06), -66, 0.95)
    croissant((-0.5, 0.72, 0.06), 158, 0.92)
    croissant((0.1, 0.22, 0.66), 28, 0.95, 6)
    jar = k.glass()
    lathe([(0, 0.04), (0.38, 0.05), (0.4, 0.62), (0.36, 0.68), (0.39, 0.7), (0.44, 0.62), (0.42, 0), (0, 0)], jar,
            (2.2, 0.55, 0), smooth=0)
    lathe([(0, 0.05), (0.385, 0.055), (0.4, 0.52), (0, 0.55)],
            mat([(0.3, "#8a1020"), (0.7, "#c4203a")], scale=5, rough=0.08, sss=0.1, coat=1), (2.2, 0.55, 0), smooth=0)
    k.spoon((2.3, 0.72, 0.62), (58, 0, 30), 0.7)
    k.napkin(k.linen("#c9d4d8", "#8fa4ac"), (-2.2, -0.8, 0), (2.4, 1.9), (0, 0, 24))
    white = k.ceramic("#f4f1ea")
    k.plate(0.8, white, (-2.2, 1.0, 0.02), 0.12)
    cup((-2.2, 1.0, 0.06), white, mat([(0.3, "#b07a4a"), (0.7, "#e8cfa6")], scale=3, distortion=2, rough=0.3), 0.5, 0.62, 200)
    box((0.62, 0.4, 0.3), mat("#f6dc82", rough=0.35, sss=0.15), (2.0, -0.75, 0.2), (0, 0, 25), 0.05)
    lathe([(0, 0), (0.5, 0.02), (0.56, 0.07), (0.53, 0.05), (0, 0.035)], white, (2.0, -0.75, 0), smooth=0)
    flake = template(sheet(0.12, 0.07, lambda u, v: 0.02 * u * v, crust, nx=4, ny=4))
    strew(flake, 34, (0.3, -1.5), 1.7, 0.03, tumble=20)
    k.studio(key=1050, key_color="#ffe2b4", side=-1, rim=380, fill=170, ambient=("#9aa6ac", 0.35))


@scene(exposure=0.4)
def sushi():
    k.camera((0.1, 0.1, 0.0), 8.3, 35, 8, fstop=0.38, focus=(0, -0.4, 0.4))
    k.table(mat([(0.3, "#2a1a14"), (0.7, "#45291d")], scale=2, detail=8, stretch=(0.3, 3, 1), rough=0.25, coat=0.4),
            depth=(-7, 2.7))
    k.wall([(0.3, "#0c1512"), (0.7, "#1c332a")])
    k.bokeh(18, v=(0.6, 1.05), colors=("#ffd08a", "#ff9a4a", "#cfe8b0"), strength=(4, 10), size=(0.07, 0.15))
    box((4.3, 2.5, 0.16), k.slate("#191c1f", "#3a4045"), (0, 0.05, 0.08), (0, 0, 3), 0.04)
    z = 0.17
    rice = mat([(0.3, "#f4efe2"), (0.7, "#fffdf6")], scale=8, rough=0.35, sss=0.1, coat=0.15)
    grain = template(ball(0.052, rice, scale=1, squash=lambda x, y, w: (x * 1.75, y, w), detail=2))
    salmon = mat([(0.30, "#fbd0a8"), (0.42, "#f7834a"), (0.75, "#ef6a32"), (1, "#f7834a")], by="wave", scale=2.3, distortion=2.2,
            stretch=(1, 0.45, 1),
                 rough=0.16, sss=0.12, sss_radius=(1, .35, .15), coat=0.6)
    tuna = mat([(0.30, "#c83a44"), (0.5, "#a3182c"), (1, "#8a1024")], by="wave", scale=1.7, distortion=3, stretch=(1, 0.4, 1),
            rough=0.16, sss=0.12,
               sss_radius=(1, .15, .12), coat=0.6)
    shrimp = mat([(0.3, "#fff0e4"), (0.5, "#f8a583"), (0.6, "#ef7448"), (0.85, "#fff0e4")], by="wave", scale=1.4, distortion=1.2,
            stretch=(1, 0.1, 1), rough=0.25,
                 sss=0.1, coat=0.5)
    nori = mat([(0.3, "#0a120c"), (0.7, "#1c3122")], scale=14, rough=0.5, bump=[("noise", 26, 0.5)])
    roe = mat([(0.3, "#ff7a1a"), (0.7, "#ff9a3a")], scale=5, rough=0.05, sss=0.2, sss_radius=(1, .4, .1), coat=1)
    egg = template(ball(0.066, roe, detail=3))

    def grains_on(parts, rx, ry, rz, zc, count):
        for _ in range(count):
            d = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))).normalized()
            if d.z < -0.55:
                continue
            g = shown(grain, (d.x * rx, d.y * ry, zc + d.z * rz),
                    (rng.uniform(-50, 50), rng.uniform(-50, 50), rng.uniform(0, 360)), rng.uniform(0.8, 1.15))
            parts.append(g)

    def nigiri(at, turn, top):
        parts = [ball(1, rice, (0, 0, 0.23), scale=(0.52, 0.26, 0.22))]
        grains_on(parts, 0.52, 0.26, 0.22, 0.23, 130)

        def lift(u, v):
            return 0.47 - 0.16 * u ** 4 - 0.06 * u * u - 0.16 * abs(v) ** 2.4 + 0.014 * math.sin(9 * u)
        parts.append(sheet(1.34, 0.62, lift, top, outline=lambda u, v: (u * (1 - 0.07 * v * v), v * (1 - 0.12 * u ** 4)),
                thickness=0.085, nx=36, ny=20))
        k.subdivide(parts[-1], 1)
        group(parts, at, (0, 0, turn))

    for i, (top, x) in enumerate(((salmon, -1.5), (tuna, -0.78), (salmon, -0.06), (shrimp, 0.66))):
        nigiri((x + 0.05, 0.62 + 0.02 * i, z), 72, top)

    def maki(at, heart, rot=(0, 0, 0)):
        parts = [lathe([(0, 0.44), (0.30, 0.44), (0.335, 0.41)], rice, smooth=0),
                lathe([(0.335, 0.41), (0.35, 0.44), (0.362, 0.42), (0.365, 0.02), (0.35, 0), (0, 0)], nori, smooth=0, steps=60)]
        for _ in range(56):
            a, r = rng.uniform(0, TAU), 0.29 * math.sqrt(rng.uniform(0.12, 1))
            parts.append(shown(grain, (r * math.cos(a), r * math.sin(a), 0.445),
                    (rng.uniform(-20, 20), rng.uniform(-20, 20), rng.uniform(0, 360)), 0.9))
        for j, h in enumerate(heart):
            a = TAU * j / len(heart)
            d = 0.07 if len(heart) > 1 else 0
            parts.append(box((0.17, 0.15, 0.1), h, (d * math.cos(a), d * math.sin(a), 0.46), (0, 0, 30 + 40 * j), 0.04))
        group(parts, at, rot)

    avocado = mat([(0.3, "#7fa83a"), (0.7, "#cfe08a")], scale=4, rough=0.3, sss=0.06)
    for i in range(5):
        maki((-1.55 + 0.78 * i, -0.42 - 0.06 * (i % 2), z),
                ((salmon, avocado), (tuna,), (salmon, avocado), (avocado, salmon), (tuna,))[i])
    for x, y in ((1.42, 0.55), ):
        parts = [ball(1, rice, (0, 0, 0.2), scale=(0.46, 0.28, 0.2))]
        parts.append(lathe([(0.3, 0.02), (0.3, 0.5)], nori, steps=48, smooth=0))
        parts[-1].scale = (1.6, 1, 1)
        k.thicken(parts[-1], 0.02)
        for _ in range(70):
            a, r = rng.uniform(0, TAU), math.sqrt(rng.random())
            parts.append(shown(egg, (0.43 * r * math.cos(a), 0.26 * r * math.sin(a), 0.46 + rng.uniform(0, 0.1) * (1.2 - r)),
                    scale=rng.uniform(0.9, 1.1)))
        group(parts, (x, y, z), (0, 0, 70))
    ginger = mat([(0.3, "#f6b9a4"), (0.7, "#fbe0cc")], scale=4, rough=0.25, sss=0.15, coat=0.4)
    for i in range(9):
        sheet(0.42, 0.34, lambda u, v: 0.07 * math.sin(3 * u + i) + 0.05 * math.cos(4 * v + i), ginger,
                (1.85 + 0.09 * math.cos(i * 2), -0.78 + 0.1 * math.sin(i * 2.4), z + 0.05 + 0.025 * i),
              (rng.uniform(-30, 30), rng.uniform(-30, 30), i * 50), outline=k.disc, nx=14, ny=14, thickness=0.01)
    ball(0.2, mat([(0.3, "#7fae3a"), (0.7, "#a8cc5a")], scale=7, rough=0.7, bump=[("noise", 12, 0.7)]), (1.1, -0.92, z + 0.1),
            scale=(1, 0.9, 0.75), rough=0.25, freq=2)
    k.bowl(0.55, 0.3, k.ceramic("#24435a"), (2.75, 0.75, 0))
    lathe([(0, 0.2), (0.47, 0.2)], mat("#1c0a05", rough=0.04, coat=1), (2.75, 0.75, 0), smooth=0)
    k.chopsticks((0.1, -1.55, 0.1), (0, 0, 84), mat([(0.3, "#7a1a12"), (0.7, "#a82a1c")], rough=0.15, coat=1))
    box((0.5, 0.22, 0.14), k.ceramic("#d8d2c4"), (-0.95, -1.62, 0.07), (0, 0, -6), 0.06)
    for i in range(3):
        leaf(1.3, 0.42, k.leaf_green("#14501c", "#3f9a34"), (-1.9, 1.05 - 0.1 * i, z + 0.03), (0, -10, 35 - 30 * i), 0.2)
    k.studio(key=1000, key_color="#fff0dc", side=-1, rim=520, rim_color="#b8d8ff", fill=150, ambient=("#54605c", 0.3))


@scene(exposure=0.1)
def burger():
    k.camera((0.1, 0, 0.95), 8.4, 9, 6, fstop=0.32, focus=(0, -0.9, 1.0))
    k.planks("#20140e", "#6b432a", along="x", rough=0.45, depth=(-7, 2.4))
    brick = mat([(0.0, "#7a3322"), (0.5, "#9a4630"), (1, "#5a2a20")], by="noise", scale=0.6, rough=0.9)
    k.wall([(0.3, "#28120e"), (0.7, "#5a2a1e")])
    for row in range(16):
        for col in range(14):
            if rng.random() < 0.97:
                box((1.5, 0.3, 0.62), brick, (-10 + 1.6 * col + 0.8 * (row % 2), 7.5 + rng.uniform(-.04, .04), -3 + 0.72 * row),
                        edge=0.05)
    k.lamp((-3, 6, 4), 160)
    k.lamp((3.4, 6, 4.4), 200)
    k.bokeh(12, depth=(13.2, 14.2), v=(0.45, 1), colors=("#ffc06a", "#ffdf9f"), strength=(10, 18), size=(0.08, 0.15))
    wood_board((0, 0, 0), 1.75, 0.14, "#6b431f", "#d09a5c", angle=12)
    z = 0.14
    bun = mat([(0.0, "#f6dcae"), (0.45, "#e8b566"), (0.66, "#c47a2c"), (0.95, "#8f4a16")], by="z", lo=0.0, hi=0.62, jitter=0.12,
            jitter_scale=3, rough=0.3, sss=0.04, coat=0.25,
              bump=[("noise", 20, 0.08)])
    heel = mat([(0.0, "#b97028"), (0.6, "#d99a4a"), (0.95, "#f6dcae")], by="z", lo=0.0, hi=0.34, jitter=0.15, rough=0.45,
            sss=0.04, bump=[("noise", 18, 0.15)])
    lathe([(0, 0), (0.98, 0), (1.08, 0.1), (1.08, 0.26), (1.0, 0.34), (0, 0.35)], heel, (0, 0, z), steps=96)

    def frilly(radius, material, height, waves, wob, seed, depth=0.2):
        rings, steps = 14, 220
        verts, faces = [], []
        for j in range(rings + 1):
            t = j / rings
            for i in range(steps):
                a = TAU * i / steps
                n = noise.noise(Vector((math.cos(a) * 1.5 + seed, math.sin(a) * 1.5, seed)))
                r = radius * t * (1 + 0.10 * n)
                w = max(0, t - 0.6) / 0.4
                dz = wob * w * (math.sin(waves * a + seed + 2 * n) + 0.5 * math.sin(waves * 2.3 * a + 5 * n)) - depth * w * w
                verts.append((r * math.cos(a), r * math.sin(a), dz))
        for j in range(rings):
            for i in range(steps):
                q = (i + 1) % steps
                faces.append((j * steps + i, j * steps + q, (j + 1) * steps + q, (j + 1) * steps + i))
        obj = mesh(verts, faces, material, (0, 0, height))
        k.thicken(obj, 0.018)
        return obj

    lettuce = mat([(0.0, "#e6efb0"), (0.6, "#a8cf52"), (1.0, "#5c9a2a")], by="radius", hi=1.32, jitter=0.15, rough=0.28,
            sss=0.06, sss_radius=(.5, 1, .2), coat=0.3, bump=[("noise", 7, 0.4)])
    frilly(1.30, lettuce, z + 0.46, 13, 0.09, 1.3, 0.06)
    tomato = mat([(0.3, "#c4200f"), (0.7, "#e8492c")], scale=3, rough=0.14, sss=0.08, sss_radius=(1, .2, .1), coat=0.7)
    for x, y in ((-0.42, -0.36), (0.46, -0.4), (0.05, 0.5)):
        lathe([(0, 0), (0.56, 0), (0.62, 0.03), (0.62, 0.1), (0.56, 0.13), (0, 0.13)], tomato, (x, y, z + 0.48),
                (rng.uniform(-3, 3), rng.uniform(-3, 3), 0), smooth=3)
    patty = mat([(0.25, "#2a130a"), (0.5, "#6a321a"), (0.75, "#98502a")], scale=6, detail=9, rough=0.42, coat=0.25, sss=0.02,
            bump=[("noise", 8, 1.0), ("pores", 14, 0.7)])

    def grind(x, y, w):
        p = Vector((x, y, w))
        d = 1 + 0.05 * noise.fractal(p * 4, 1, 2, 4)
        return x * d, y * d, w * (1 + 0.1 * noise.noise(p * 3))
    cheese = mat("#ffc238", rough=0.24, sss=0.12, sss_radius=(1, .6, .1), coat=0.35)

    def slice_of_cheese(height, turn):
        def drape(u, v):
            d = max(0, math.hypot(u * 1.05, v * 1.05) - 0.86)
            return -1.15 * d - 0.02 * math.sin(7 * u + 3 * v)
        k.thicken(sheet(2.04, 2.04, drape, cheese, (0, 0, height), (0, 0, turn), nx=40, ny=40), 0.05)

    for zz, turn in ((z + 0.62, 45), (z + 0.99, 18)):
        lathe([(0, 0), (0.98, 0.0), (1.1, 0.1), (1.1, 0.24), (0.98, 0.33), (0, 0.33)], patty, (0, 0, zz), steps=140, warp=grind)
        slice_of_cheese(zz + 0.36, turn)
    onion = mat([(0.3, "#7a2a5a"), (0.7, "#e8c8dc")], scale=2, rough=0.2, sss=0.1, coat=0.4)
    for x, y, r in ((-0.3, -0.42, 0.5), (0.38, -0.36, 0.46), (0.1, 0.3, 0.5)):
        for q in (1, 0.78):
            tube([(r * q * math.cos(a), r * q * math.sin(a), 0) for a in [TAU * i / 20 for i in range(20)]], 0.045, onion,
                    (x, y, z + 1.42), closed=True, n=2)
    frilly(1.22, lettuce, z + 1.5, 11, 0.08, 5.1, 0.10)
    lathe([(0, 0.0), (0.95, 0), (1.08, 0.07), (1.1, 0.2), (1.0, 0.42), (0.72, 0.62), (0.35, 0.72), (0, 0.74)], bun,
            (0, 0, z + 1.53), (2, -2, 0), steps=96)
    seed = template(ball(0.045, mat("#f7e6c0", rough=0.4, sss=0.03), squash=lambda x, y,
            w: (x * 1.5 * (1 - 0.25 * x), y, w * 0.55), detail=2))
    def profile(r):
        return 0.74 - 0.32 * r ** 2.6

    for _ in range(150):
        a, r = rng.uniform(0, TAU), 0.98 * math.sqrt(rng.random())
        slope = math.degrees(math.atan(0.32 * 2.6 * r ** 1.6))
        shown(seed, (r * math.cos(a), r * math.sin(a), z + 1.53 + profile(r) + 0.02), (0, slope, math.degrees(a)),
                rng.uniform(0.85, 1.1))
    # fries in a tin cup, a dip
    fry = mat([(0.2, "#f7d582"), (0.6, "#e8b04a"), (0.9, "#b8742a")], scale=3, rough=0.45, sss=0.04, bump=[("noise", 16, 0.3)])
    f = template(box((0.13, 0.13, 1.3), fry, edge=0.02))
    lathe([(0, 0), (0.42, 0), (0.52, 0.85), (0.55, 0.86), (0.5, 0.86), (0.4, 0.04), (0, 0.04)], k.steel(0.3), (2.15, 0.55, 0),
            smooth=0)
    for i in range(34):
        a, r = rng.uniform(0, TAU), 0.27 * math.sqrt(rng.random())
        x, y = r * math.cos(a), r * math.sin(a)
        shown(f, (2.15 + x * 1.15, 0.55 + y * 1.15, 0.95 + rng.uniform(-.1, .25)), (-y * 26, x * 26, rng.uniform(0, 90)))
    for at, rot in (((1.62, -1.2, 0.07), (90, 0, 40)), ((1.9, -0.9, 0.1), (84, 0, 100))):
        shown(f, at, rot)
    lathe([(0, 0.0), (0.3, 0), (0.36, 0.3), (0.32, 0.3), (0.28, 0.05), (0, 0.05)], k.ceramic("#f2efe8"), (-2.0, -0.2, 0),
            smooth=0)
    lathe([(0, 0.27), (0.2, 0.26), (0.31, 0.22)], mat("#a8180c", rough=0.15, coat=0.8, sss=0.03), (-2.0, -0.2, 0), smooth=3)
    k.bottle((-2.4, 1.6, 0), "#4a1f0a", "#e8d4a0", 0.72)
    k.studio(key=950, key_color="#ffd09a", side=-1, rim=480, rim_color="#bcd0ff", fill=420, ambient=("#5a4a44", 0.3),
            at=(0, 0, 1))


@scene(exposure=0.25, vignette=0.6)
def wine():
    k.camera((0.1, 0, 1.0), 9.6, 9, -3, fstop=0.3, focus=(-0.5, -0.2, 1.2))
    k.table(k.linen("#e6ddcc", "#cdbfa8"), depth=(-7, 2.3))
    k.wall([(0.3, "#14090c"), (0.7, "#3a1620")])
    k.bokeh(44, v=(-0.15, 1.05), colors=("#ffb45a", "#ff9a3c", "#ffd9a0", "#ff6a4a"), strength=(4, 13), size=(0.06, 0.17))
    k.wine_glass((-0.75, 0.05, 0), "#a01028", 1.18, 0.3)
    k.wine_glass((0.7, 0.55, 0), "#a01028", 1.18, 0.26)
    k.candle((-0.02, 0.95, 0), 1.0, 0.17, 30)
    k.candle((1.75, 1.3, 0), 0.62, 0.2, 26)
    k.candle((-2.0, 1.2, 0), 0.8, 0.17, 26)
    k.bottle((-1.55, 1.75, 0), "#101c12", "#e9dfc7", 1.05)
    white = k.ceramic("#f4efe6")
    k.plate(1.15, white, (1.35, -0.95, 0.0), 0.13)
    k.plate(0.85, k.ceramic("#7a1f2c"), (1.35, -0.95, 0.06), 0.1)
    k.napkin(k.linen("#f6efe2", "#d8ccb4"), (1.35, -0.95, 0.16), (0.5, 1.3), (0, 0, 14), 1.2)
    k.fork((-0.2, -1.25, 0.0), (0, 0, 4), 0.8)
    red = mat([(0.25, "#5a0414"), (0.7, "#b01228")], scale=3, rough=0.5, sss=0.06, sheen=0.5)
    petal = template(sheet(0.26, 0.22, lambda u, v: 0.05 * (u * u + v * v), red, outline=k.disc, nx=10, ny=10))
    strew(petal, 9, (-1.2, -1.0), 1.3, 0.03, tumble=25)
    k.studio(key=420, key_color="#ffb070", side=1, rim=330, rim_color="#ff9ab0", fill=70, ambient=("#2a1a24", 0.3), at=(0, 0, 1))
    k.softbox((-3.4, 1.4, 2.6), (-0.5, 0, 1.4), (0.7, 2.4), 110, "#fff0dc")


@scene(exposure=0.1)
def tea():
    k.camera((0.05, 0.1, 0.85), 9.2, 17, 5, fstop=0.32, focus=(-0.2, -0.6, 0.7))
    k.table(k.wood("#4a2a16", "#8f5c34", 0.4), depth=(-7, 2.2))
    k.wall([(0.3, "#2f4a34"), (0.7, "#7ea06a")])
    k.window(0.1, 0.75, 15, 8.5, 4.6, 1.4, panes=(4, 2), frame="#3a2416")
    celadon = mat([(0.25, "#5f9a8a"), (0.6, "#8fc4ac"), (0.9, "#b4dcc4")], scale=1.4, detail=6, rough=0.12, coat=0.8,
            bump=[("noise", 3, 0.08)])
    box((4.2, 2.6, 0.14), k.wood("#2a150c", "#5c331c", 0.35), (0, 0.1, 0.07), (0, 0, -4), 0.05)
    for i in range(7):
        box((4.0, 0.05, 0.02), mat("#140a06", rough=0.8), (0, -0.95 + 0.36 * i, 0.145), (0, 0, -4), 0)
    z = 0.15
    at = (-0.35, 0.35, z)
    lathe([(0, 0), (0.55, 0), (0.62, 0.05), (0.98, 0.42), (1.02, 0.75), (0.78, 1.12), (0.45, 1.24), (0.42, 1.26)], celadon, at,
            steps=96)
    lathe([(0.46, 1.25), (0.44, 1.31), (0.28, 1.40), (0.10, 1.44), (0.06, 1.50), (0.13, 1.58), (0.11, 1.67), (0, 1.70)], celadon,
            at, steps=64)
    tube([(0.85, 0, 0.45), (1.25, 0, 0.62), (1.42, 0, 0.98), (1.68, 0, 1.16)], 0.2, celadon, at, (0, 0, -24),
            taper=lambda t: 1.1 - 0.62 * t, sides=20)
    tube([(-0.5, 0, 1.18), (-0.72, 0, 1.75), (-0.3, 0, 2.12), (0.3, 0, 2.12), (0.72, 0, 1.75), (0.5, 0, 1.18)], 0.062,
         mat([(0.3, "#8a5a2a"), (0.7, "#c4935a")], by="wave", scale=4, stretch=(1, 1, 3), rough=0.6, bump=[("wave", 9, 0.8)]),
                 at, (0, 0, -24), sides=14, n=10)
    brew = mat([(0.5, "#b4a02a"), (1.0, "#7c6a14")], by="radius", hi=0.42, rough=0.04, coat=1, sss=0.06)
    for x, y, s in ((0.75, -0.75, 1.0), (1.62, -0.2, 0.95), (-1.5, -0.72, 1.0)):
        lathe([(0, 0.06), (0.22, 0.07), (0.38, 0.26), (0.43, 0.44), (0.45, 0.46), (0.46, 0.44), (0.42, 0.24), (0.28, 0.06),
                (0.27, 0), (0, 0)], celadon, (x, y, z), scale=s)
        lathe([(0, 0.34), (0.40, 0.34)], brew, (x, y, z), scale=s, smooth=0)
    dark = mat([(0.3, "#16210f"), (0.7, "#3f5428")], scale=6, rough=0.7)
    curl = template(tube([(0, 0, 0), (0.06, 0.02, 0.015), (0.1, 0.08, 0.03), (0.16, 0.08, 0.01)], 0.014, dark, sides=6, n=4,
            taper=lambda t: 1.2 - t))
    plate_at = (1.72, 0.82, z)
    lathe([(0, 0.02), (0.5, 0.03), (0.6, 0.12), (0.57, 0.12), (0.48, 0.0), (0, 0)], k.ceramic("#efe6d4"), plate_at)
    strew(curl, 120, plate_at[:2], 0.42, z + 0.06, tumble=60)
    strew(curl, 26, (-0.2, -1.3), 1.1, z - 0.08, tumble=40)
    # a blossoming twig
    twig = mat("#3a2218", rough=0.8, bump=[("noise", 12, 0.6)])
    tube([(-3.4, -0.9, 0.1), (-2.6, -1.0, 0.22), (-1.9, -1.25, 0.2), (-1.0, -1.5, 0.24), (-0.4, -1.46, 0.32)], 0.045, twig,
            taper=lambda t: 1.2 - 0.8 * t)
    pink = mat([(0.0, "#d84a7a"), (0.5, "#f7b4c8"), (1, "#fde6ec")], by="radius", hi=0.17, rough=0.5, sss=0.06)
    for i in range(16):
        t = rng.random()
        c = (-3.2 + 2.7 * t, -0.98 - 0.45 * t + rng.uniform(-.2, .2), 0.3 + rng.uniform(0, .16))
        rx, ry = rng.uniform(-40, 40), rng.uniform(-40, 40)
        parts = []
        for j in range(5):
            a = math.radians(72 * j)
            parts.append(sheet(0.17, 0.15, lambda u, v: 0.03 * u * u, pink, (0.1 * math.cos(a), 0.1 * math.sin(a), 0),
                    (0, -24, 72 * j), outline=k.disc, nx=8, ny=8))
        parts.append(ball(0.03, mat("#f4d04a", rough=0.6), (0, 0, 0.02), detail=2))
        group(parts, c, (rx, ry, rng.uniform(0, 90)))
    k.studio(key=1000, key_color="#fff4d0", side=-1, rim=420, rim_color="#cfe8c8", fill=170, ambient=("#8aa088", 0.35),
            at=(0, 0, 0.7))


@scene(exposure=0.05)
def cake():
    k.camera((0.05, 0.1, 0.75), 8.6, 17, -4, fstop=0.3, focus=(0, -0.9, 0.9))
    k.table(k.marble("#ded9d6", "#9a8f8c"), depth=(-7, 2.4))
    k.wall([(0.3, "#2c3f3c"), (0.7, "#4f6a62")])
    k.bokeh(20, v=(0.15, 1.05), colors=("#ffd9a0", "#fff0d0"), strength=(4, 10), size=(0.08, 0.18))
    k.plate(1.5, k.ceramic("#f6f1ea"), (0, -0.2, 0), 0.14)
    sponge = mat([(0.3, "#3a1a0e"), (0.7, "#6a3418")], scale=6, rough=0.85, sss=0.02,
            bump=[("pores", 14, 1.0), ("noise", 22, 0.7)])
    cream = mat([(0.3, "#fdf2e2"), (0.7, "#fffaf0")], scale=4, rough=0.4, sss=0.14, bump=[("noise", 8, 0.2)])
    jam = mat([(0.3, "#8a0a1c"), (0.7, "#c8203a")], scale=5, rough=0.08, sss=0.1, coat=1)
    ganache = mat([(0.3, "#1a0a06"), (0.7, "#2c120a")], scale=3, rough=0.09, coat=0.9)
    parts, z = [], 0.0
    for material, h in ((sponge, 0.30), (cream, 0.1), (sponge, 0.28), (jam, 0.06), (cream, 0.08), (sponge, 0.28), (cream, 0.1)):
        grow = 0.02 if material in (cream, jam) else 0
        outline = [(x * 1.0 - 0.9 - grow, y * (1 + grow)) for x, y in k.wedge_outline(2.0 + grow * 2, 42, 20)]
        p = k.prism(outline, h, material, (0, 0, z), edge=0.025)
        parts.append(p)
        z += h
    top = k.prism([(x - 0.93, y * 1.02) for x, y in k.wedge_outline(2.08, 42.5, 20)], 0.1, ganache, (0, 0, z), edge=0.045)
    parts.append(top)
    for i in range(11):
        a = math.radians(-20 + 4 * i)
        x, y = 2.05 * math.cos(a) - 0.93, 2.05 * math.sin(a)
        l = rng.uniform(0.25, 0.9)
        parts.append(tube([(x - 0.05, y, z + 0.05), (x + 0.025, y, z - 0.1), (x + 0.02, y, z - l)], 0.075, ganache, n=5,
                taper=lambda t: 1 + 0.25 * t if t < 0.93 else 0.85))
    def swirl(x, y, w):
        a, r = math.atan2(y, x), math.hypot(x, y)
        f = 1 + 0.13 * math.cos(7 * (a + 2.2 * w / 0.3))
        return x * f, y * f, w
    parts.append(lathe([(0.26, 0), (0.3, 0.07), (0.25, 0.16), (0.15, 0.26), (0.05, 0.36), (0, 0.4)], cream,
            (0.66, 0.02, z + 0.1), steps=140, warp=swirl))
    parts.append(strawberry((0.12, -0.02, z + 0.1), 0.25, (0, 0, 0)))
    group(parts, (-0.12, -0.15, 0.07), (0, 0, -128))
    raspberry_ = raspberry(0.15)
    k.place(raspberry_, (0.85, -0.95, 0.1), (0, 0, 0))
    k.place(raspberry(0.15), (1.1, -0.75, 0.1), (20, 0, 0))
    k.place(raspberry(0.14), (-0.95, -0.8, 0.12), (70, 0, 10))
    mint = k.leaf_green("#1f6a2a", "#67b84a")
    for a in (20, 130, 250):
        leaf(0.4, 0.24, mint, (0.98, -0.86, 0.3), (0, -24, a), 0.4)
    # the rest of the cake on a stand, behind
    lathe([(0, 0), (0.6, 0), (0.5, 0.08), (0.14, 0.2), (0.14, 0.6), (0.4, 0.72), (1.5, 0.76), (1.56, 0.82), (1.56, 0.76),
            (0, 0.68)], k.ceramic("#dfe9e4"), (1.85, 2.0, -0.2), smooth=4)
    lathe([(0, 0.6), (0, 0.8), (1.2, 0.8), (1.22, 0.84), (1.22, 1.75), (1.16, 1.82), (0, 1.84)], sponge, (1.85, 2.0, -0.2),
            smooth=0)
    lathe([(1.24, 1.4), (1.26, 1.78), (1.16, 1.9), (0, 1.92)], ganache, (1.85, 2.0, -0.2), smooth=3)
    for i in range(8):
        a = TAU * i / 8
        strawberry((1.85 + 0.9 * math.cos(a), 2.0 + 0.9 * math.sin(a), 1.84), 0.22)
    k.fork((-1.95, -0.7, 0.02), (0, 0, -14), 0.85)
    k.studio(key=950, key_color="#ffe8c8", side=-1, rim=450, rim_color="#cfe0ff", fill=200, ambient=("#70807c", 0.35),
            at=(0, 0, 0.7))


@scene(exposure=0.1)
def donuts():
    k.camera((0, 0.1, 0.75), 8.8, 17, 0, fstop=0.36, focus=(0, -0.9, 0.9))
    k.table(mat([(0.3, "#1f8f94"), (0.7, "#2aa6a8")], scale=1.5, rough=0.3, coat=0.4), depth=(-7, 2.3))
    k.wall([(0.3, "#f2b04a"), (0.7, "#f7c869")])
    k.bokeh(12, v=(0.3, 1.05), colors=("#fff4d0", "#ff6a8a"), strength=(3, 6), size=(0.1, 0.22))
    dough = mat([(0.0, "#b5702c"), (0.40, "#d79a4c"), (0.48, "#f7dcae"), (0.54, "#f7dcae"), (0.62, "#d79a4c"), (1, "#b5702c")],
            by="z", lo=-0.32, hi=0.32, jitter=0.06,
                jitter_scale=4, rough=0.55, sss=0.04, bump=[("noise", 16, 0.25)])
    R, r = 0.62, 0.36

    def donut(glaze_color, sprinkles, at, rot=(0, 0, 0), drizzle=None):
        parts = []
        profile = [(R + r * math.cos(a), r * 0.86 * math.sin(a)) for a in [TAU * i / 36 for i in range(37)]]
        seed = rng.random() * 30
        def wob(x, y, w):
            d = 1 + 0.02 * noise.noise(Vector((x * 2 + seed, y * 2, w * 2)))
            return x * d, y * d, w * d
        parts.append(lathe(profile, dough, smooth=0, steps=80, warp=wob))
        glaze = mat(glaze_color, rough=0.13, sss=0.04, coat=0.7)
        verts, faces, steps, rows = [], [], 120, 22
        for i in range(steps):
            a = TAU * i / steps
            n = noise.noise(Vector((math.cos(a) * 2.4 + seed, math.sin(a) * 2.4, seed)))
            n2 = noise.noise(Vector((math.cos(a) * 4 + seed, math.sin(a) * 4, seed + 9)))
            lo, hi = -0.16 + 0.34 * n + 0.12 * n2, math.pi + 0.1 - 0.25 * n2
            for j in range(rows + 1):
                t = lo + (hi - lo) * j / rows
                e = min(1, 4.5 * min(j, rows - j) / rows)
                rr = r + 0.045 * math.sqrt(e) + 0.015 * (j < 3)
                verts.append(wob((R + rr * math.cos(t)) * math.cos(a), (R + rr * math.cos(t)) * math.sin(a),
                        rr * 0.86 * math.sin(t)))
        for i in range(steps):
            for j in range(rows):
                p, q = i * (rows + 1) + j, ((i + 1) % steps) * (rows + 1) + j
                faces.append((p, q, q + 1, p + 1))
        parts.append(mesh(verts, faces, glaze))
        for _ in range(sprinkles and 95):
            a, t = rng.uniform(0, TAU), rng.uniform(0.5, 2.7)
            rr = r + 0.055
            c = sprinkle_colors[rng.randrange(6)]
            parts.append(shown(c, ((R + rr * math.cos(t)) * math.cos(a), (R + rr * math.cos(t)) * math.sin(a),
                    rr * 0.86 * math.sin(t)),
                               (0, 90 - math.degrees(t) + rng.uniform(-10, 10), math.degrees(a)), 1))
            parts[-1].rotation_mode = "XYZ"
            parts[-1].rotation_euler.rotate_axis("Z", rng.uniform(0, TAU))
        if drizzle:
            pts = []
            for i in range(40):
                a = TAU * i / 40
                t = math.pi / 2 + (0.85 if i % 2 else -0.85)
                rr = r + 0.05
                pts.append(((R + rr * math.cos(t)) * math.cos(a), (R + rr * math.cos(t)) * math.sin(a), rr * 0.86 * math.sin(t)))
            smooth = []
            for i in range(40):
                for s in range(6):
                    a = TAU * (i + s / 6) / 40
                    t = math.pi / 2 + 0.85 * math.cos(math.pi * (i + s / 6))
                    rr = r + 0.05
                    smooth.append(((R + rr * math.cos(t)) * math.cos(a), (R + rr * math.cos(t)) * math.sin(a),
                            rr * 0.86 * math.sin(t)))
            parts.append(tube(smooth, 0.03, mat(drizzle, rough=0.15, coat=0.6), closed=True, n=1))
        return group(parts, at, rot)

    sprinkle_colors = []
    for c in ("#ff4a6a", "#ffd23a", "#3ac4e0", "#fdf8f0", "#8a5ae0", "#6ad04a"):
        s = template(tube([(-0.05, 0, 0), (0.05, 0, 0)], 0.02, mat(c, rough=0.25, coat=0.4), sides=8, n=2))
        sprinkle_colors.append(s)
    k.plate(1.45, k.ceramic("#fdf6ee"), (-0.1, 0.15, 0), 0.14)
    h = 0.62
    donut("#2c130a", False, (-0.12, 0.12, 0.42), (0, 0, 20), "#fdf3e4")
    donut("#fdf3e4", True, (-0.02, 0.1, 0.42 + h), (2, -2, 60))
    donut("#f2709a", True, (-0.1, 0.1, 0.42 + 2 * h), (-2, 3, 140))
    donut("#8fd0c4", True, (1.7, -0.35, 0.33), (0, 0, 24))
    donut("#d9913f", False, (-1.85, -0.35, 0.33), (0, 0, 24), "#2c130a")
    donut("#7a4ac0", True, (1.9, 1.5, 0.33), (0, 0, 24))
    milk = k.glass()
    lathe([(0, 0), (0.42, 0), (0.46, 1.35), (0.43, 1.35), (0.39, 0.06), (0, 0.06)], milk, (-1.7, 1.3, 0), smooth=0)
    lathe([(0, 0.062), (0.395, 0.062), (0.4345, 1.29), (0, 1.29)], mat("#fffaf2", rough=0.3, sss=0.2), (-1.7, 1.3, 0), smooth=0)
    tube([(-1.75, 1.25, 0.1), (-1.4, 1.4, 2.1)], 0.05, mat([(0.45, "#e02a4a"), (0.55, "#ffffff")], by="wave", scale=3,
            stretch=(0, 0.0, 1), interpolation="CONSTANT", rough=0.4))
    for c in sprinkle_colors:
        strew(c, 10, (0, -1.3), 2.0, 0.03, tumble=0)
    k.studio(key=900, key_color="#fff2dc", side=1, rim=420, rim_color="#ffd0e0", fill=260, ambient=("#c4b49a", 0.45),
            at=(0, 0, 0.8))


@scene(exposure=0.1)
def tacos():
    k.camera((0, 0.05, 0.3), 8.4, 27, -8, fstop=0.4, focus=(0, -0.4, 0.6))
    k.wall([(0.3, "#12343a"), (0.7, "#1d5a5e")])
    tile_table(("#e8dcc4", "#1f6f8a", "#d9622c", "#f0b83a"), 1.0, 2.6)
    k.bokeh(22, v=(0.5, 1.05), colors=("#ffb45a", "#ff5a8a", "#4ad0c0", "#ffe08a"), strength=(4, 10), size=(0.07, 0.16))
    box((4.1, 2.5, 0.1), k.wood("#4a2a14", "#9a6638", 0.5), (0, 0.1, 0.05), (0, 0, 2), 0.05)
    corn = mat([(0.25, "#a8702a"), (0.42, "#e8c06a"), (0.75, "#f4d890")], scale=4, detail=8, rough=0.6, sss=0.05,
            bump=[("noise", 14, 0.35)])
    meat = mat([(0.25, "#3a160a"), (0.5, "#7a3416"), (0.8, "#b0602c")], scale=6, detail=8, rough=0.35, coat=0.35,
            bump=[("noise", 10, 0.7)])
    chunk = template(ball(0.15, meat, rough=0.4, freq=1.4, detail=3))
    tomato = mat([(0.3, "#c4200f"), (0.7, "#e8492c")], rough=0.15, sss=0.08, sss_radius=(1, .2, .1), coat=0.6)
    cube = template(box((0.15, 0.15, 0.13), tomato, edge=0.025))
    white = mat("#fbf6ee", rough=0.4, sss=0.12)
    crumb = template(box((0.1, 0.09, 0.08), white, edge=0.02))
    purple = mat([(0.3, "#5a1a5a"), (0.7, "#b05aa8")], scale=4, rough=0.25, coat=0.4, sss=0.05)
    shred = template(tube([(-0.22, 0, 0), (-0.08, 0.05, 0.03), (0.08, -0.03, 0.02), (0.22, 0.04, 0.04)], 0.022, purple, sides=6,
            n=4))
    green = mat([(0.3, "#4f8f24"), (0.7, "#a8d45a")], by="random", rough=0.3, sss=0.06, coat=0.3)
    salad = template(tube([(-0.26, 0, 0), (-0.08, -0.05, 0.04), (0.1, 0.04, 0.0), (0.26, 0.0, 0.05)], 0.028, green, sides=6, n=4))
    herb = k.leaf_green("#1f6a1c", "#5fb83a")
    sprig = template(leaf(0.24, 0.18, herb, ruffle=0.2))
    for i in range(4):
        x = -1.42 + 0.95 * i
        R = 0.86
        shell = sheet(2, 2, lambda u, v: 0, corn, outline=k.disc, nx=44, ny=44)
        seed = rng.random() * 20
        for vert in shell.data.vertices:
            px, py = vert.co.x * R, vert.co.y * R
            a = px / 0.30                    # folded around a rod along y
            lim = 1.25
            if abs(a) < lim:
                nx_, nz = 0.30 * math.sin(a), 0.30 * (1 - math.cos(a))
            else:
                rest = (abs(a) - lim) * 0.30
                nx_ = math.copysign(0.30 * math.sin(lim) + rest * math.cos(lim) * 0.75, a)
                nz = 0.30 * (1 - math.cos(lim)) + rest * math.sin(lim)
            n = 0.05 * noise.noise(Vector((px * 2 + seed, py * 2, seed)))
            vert.co = Vector((nx_ + n, py, nz + n * 0.5))
        k.thicken(shell, 0.04)
        parts = [shell]
        def fill(obj, count, h, spread, tum=180, s=(0.8, 1.2)):
            for _ in range(count):
                y = rng.uniform(-0.62, 0.62)
                top = 0.30 + 0.36 * (1 - (y / 0.72) ** 2)
                w = 0.2 + 0.12 * h
                parts.append(shown(obj, (rng.uniform(-w, w) * spread, y, top * h),
                        (rng.uniform(-tum, tum), rng.uniform(-tum, tum), rng.uniform(0, 360)), rng.uniform(*s)))
        fill(chunk, 26, 0.9, 0.7)
        fill(salad, 18, 1.06, 1.0, 40)
        fill(chunk, 10, 1.15, 0.8)
        fill(cube, 12, 1.28, 0.9)
        fill(shred, 7, 1.30, 1.0, 40)
        fill(crumb, 9, 1.36, 0.9)
        fill(sprig, 8, 1.40, 0.9, 40)
        group(parts, (x * 0.98, 0.1 + 0.05 * (i % 2), 0.1), (0, 10, 40 - 3 * i))
    def lime(at, rot):
        citrus(0.36, 0.3, "#4f9a1e", "#b8dc4a", at, rot, 8)
    lime((2.45, -0.6, 0.2), (14, -16, 10))
    lime((2.55, 0.15, 0.22), (62, 0, 50))
    lime((-2.4, -1.0, 0.2), (10, 10, 0))
    k.bowl(0.62, 0.42, k.ceramic("#d9622c"), (-2.45, 0.5, 0))
    sheet(1.02, 1.02, lambda u, v: 0.30 + 0.05 * noise.noise(Vector((u * 5, v * 5, 0))),
            mat([(0.3, "#6f9a2a"), (0.7, "#b8d45a")], scale=6, rough=0.3, sss=0.05, coat=0.3, bump=[("noise", 9, 0.8)]),
          (-2.45, 0.5, 0.02), outline=k.disc)
    strew(cube, 7, (-2.45, 0.5), 0.3, 0.4, scale=(0.4, 0.6))
    k.bowl(0.6, 0.4, k.ceramic("#1f6f8a"), (2.45, 1.25, 0))
    sheet(1.0, 1.0, lambda u, v: 0.28 + 0.04 * noise.noise(Vector((u * 6, v * 6, 3))),
            mat([(0.3, "#8a140a"), (0.7, "#d83a1c")], scale=7, rough=0.2, sss=0.05, coat=0.6, bump=[("noise", 9, 0.8)]),
          (2.45, 1.25, 0.02), outline=k.disc)
    chili = mat("#c8140f", rough=0.12, coat=0.8, sss=0.03)
    for at, rot in (((0.9, -1.6, 0.1), (0, 0, 20)), ((1.35, -1.45, 0.1), (0, 0, 60))):
        tube([(-0.5, 0, 0), (-0.2, 0.06, 0.03), (0.2, 0.05, 0), (0.55, -0.12, -0.04)], 0.1, chili, at, rot,
                taper=lambda t: 1.1 - 0.95 * t ** 1.5, n=8)
    k.studio(key=1050, key_color="#ffdca4", side=-1, rim=460, rim_color="#a8e0e8", fill=200, ambient=("#6a6a60", 0.35))


def tile_table(colors, size, far):
    """Glazed tiles with a star in every one."""
    base = [k.ceramic(c, 0.16) for c in colors]
    grout = mat("#b8ab98", rough=0.9)
    k.table(grout, depth=(-7, far))
    y = far - size / 2
    row = 0
    while y > -5:
        for col in range(-7, 8):
            tile = base[0] if (row + col) % 2 else base[1]
            box((size - 0.05, size - 0.05, 0.05), tile, (col * size, y, 0.0), edge=0.02)
            star = []
            for i in range(16):
                r = size * (0.36 if i % 2 == 0 else 0.20)
                star.append((r * math.cos(TAU * i / 16), r * math.sin(TAU * i / 16)))
            k.prism(star, 0.004, base[2] if (row + col) % 2 else base[3], (col * size, y, 0.024), edge=0)
            star2 = [(0.1 * size * math.cos(TAU * i / 12), 0.1 * size * math.sin(TAU * i / 12)) for i in range(12)]
            k.prism(star2, 0.006, base[0] if (row + col) % 2 == 0 else base[1], (col * size, y, 0.024), edge=0)
        y -= size
        row += 1


@scene(exposure=0.05)
def pancakes():
    k.camera((0, 0.1, 0.75), 8.4, 17, 5, fstop=0.34, focus=(0, -0.9, 1.0))
    k.planks("#6a7a80", "#b0bcbe", along="x", rough=0.6, depth=(-7, 2.2))
    k.wall([(0.3, "#bfa98a"), (0.7, "#dcc8a8")])
    k.window(0.25, 0.85, 15, 7, 3.6, 1.6, view=("#8a7a3a", "#c4a860", "#ecd494", "#fff0cc", "#ffffff"))
    k.plate(1.75, k.ceramic("#f6f4ef"), (0, 0, 0), 0.16)
    cake_mat = mat([(0.0, "#8f4a16"), (0.12, "#b8722c"), (0.3, "#f3d79a"), (0.5, "#f7e2b0"), (0.7, "#f3d79a"), (0.88, "#c07a30"),
            (1.0, "#9a5418")], by="z", lo=-0.11, hi=0.11,
                   jitter=0.14, jitter_scale=3, rough=0.5, sss=0.05, bump=[("noise", 16, 0.3)])
    z = 0.17
    for i in range(7):
        seed = i * 3.1
        def wob(x, y, w):
            a = math.atan2(y, x)
            f = 1 + 0.025 * noise.noise(Vector((math.cos(a) * 1.5 + seed, math.sin(a) * 1.5, seed)))
            return x * f, y * f, w + 0.03 * noise.noise(Vector((x + seed, y, 1)))
        lathe([(0, -0.1), (0.9, -0.105), (1.08, -0.08), (1.15, 0), (1.08, 0.08), (0.9, 0.105), (0, 0.1)], cake_mat,
                (rng.uniform(-.06, .06), rng.uniform(-.06, .06), z),
              (rng.uniform(-1, 1), rng.uniform(-1, 1), 0), steps=96, warp=wob)
        z += 0.2
    top = z - 0.1
    syrup = mat([(0.3, "#5a2204"), (0.7, "#8f4208")], scale=2, rough=0.04, sss=0.06, sss_radius=(1, .45, .1), coat=1)
    def pool(x, y, w):
        a = math.atan2(y, x)
        f = 1 + 0.14 * noise.noise(Vector((math.cos(a) * 2, math.sin(a) * 2, 4)))
        return x * f, y * f, w
    lathe([(0, 0.035), (0.8, 0.035), (0.94, 0.02), (0.97, 0)], syrup, (0, 0, top + 0.02), steps=120, warp=pool)
    for i in range(13):
        a = TAU * i / 13 + rng.uniform(-.14, .14)
        l = rng.uniform(0.35, 1.3)
        c, s = math.cos(a), math.sin(a)
        pts = [(0.85 * c, 0.85 * s, top + 0.03), (1.08 * c, 1.08 * s, top - 0.0), (1.17 * c, 1.17 * s, top - 0.12)]
        d = 0.2
        while d < l:
            pts.append(((1.15 + 0.03 * math.sin(d * 31)) * c, (1.15 + 0.03 * math.sin(d * 31)) * s, top - d))
            d += 0.1
        tube(pts, 0.085, syrup, n=4, taper=lambda t: 1.0 - 0.35 * t + (0.5 * max(0, t - 0.8) / 0.2 if t < 0.97 else 0.1))
    lathe([(0, 0.03), (1.2, 0.03), (1.36, 0.0)], syrup, (0, -0.05, 0.075), steps=120, warp=pool)
    box((0.46, 0.46, 0.2), mat("#fbe48a", rough=0.25, sss=0.2, sss_radius=(1, .8, .3), coat=0.3), (0.02, -0.05, top + 0.14),
            (2, 3, 25), 0.06)
    blue = template(berry(0.15, "#3a4a8a", "#141c40"))
    for at in ((-0.42, -0.2, top + 0.16), (-0.3, 0.2, top + 0.16), (0.42, 0.16, top + 0.16), (-0.52, 0.06, top + 0.16),
            (0.1, 0.4, top + 0.16)):
        shown(blue, at, (rng.uniform(-50, 50), rng.uniform(-50, 50), 0))
    k.place(raspberry(0.15), (0.44, -0.28, top + 0.06))
    k.place(raspberry(0.15), (0.2, -0.46, top + 0.06), (12, 0, 0))
    mint = k.leaf_green("#1f6a2a", "#67b84a")
    for a in (200, 310, 80):
        leaf(0.36, 0.22, mint, (0.3, -0.1, top + 0.22), (0, -28, a), 0.4)
    for at in ((-1.35, -0.75, 0.24), (-1.05, -1.02, 0.22), (1.4, -0.6, 0.24), (1.9, -1.1, 0.14), (-2.1, -0.9, 0.14),
            (-1.9, -1.2, 0.14)):
        shown(blue, at, (rng.uniform(-50, 50), rng.uniform(-50, 50), 0))
    k.place(raspberry(0.16), (1.15, -0.95, 0.16))
    k.place(raspberry(0.16), (-1.5, -1.35, 0.0))
    # syrup jug
    jug = k.glass()
    lathe([(0, 0), (0.4, 0), (0.46, 0.3), (0.42, 0.75), (0.3, 1.0), (0.34, 1.15), (0.31, 1.15), (0.27, 1.0), (0.38, 0.74),
            (0.42, 0.3), (0.36, 0.05), (0, 0.05)], jug, (2.05, 0.95, 0))
    lathe([(0, 0.052), (0.362, 0.052), (0.422, 0.3), (0.385, 0.7), (0, 0.7)], syrup, (2.05, 0.95, 0), smooth=0)
    white = k.ceramic("#f2eee6")
    cup((-2.15, 0.9, 0), white, mat("#3a1c0c", rough=0.1, coat=1), 0.55, 0.75, 160)
    k.napkin(k.linen("#d8b04a", "#b88a2c"), (-2.3, -0.9, 0), (2.2, 1.6), (0, 0, -18))
    k.fork((-2.2, -0.8, 0.12), (0, 0, 8), 0.8)
    k.studio(key=1000, key_color="#ffe4b4", side=1, rim=420, rim_color="#d0e2ff", fill=190, ambient=("#a8a49a", 0.35),
            at=(0, 0, 0.8))


@scene(exposure=0.1)
def fruit():
    k.camera((0.05, 0.1, 0.95), 9.6, 17, -6, fstop=0.34, focus=(0, -0.8, 0.8))
    k.planks("#c8bfae", "#f0e8d8", along="x", rough=0.5, depth=(-7, 2.2))
    k.wall([(0.3, "#6fb0b8"), (0.7, "#a4d0d0")])
    k.window(-0.35, 0.75, 15, 6.5, 4.0, 1.6, view=("#2f7a94", "#5fb0c4", "#a4dce0", "#e4f6f4", "#ffffff"))
    k.bowl(1.5, 0.85, k.ceramic("#2f6fa0", speckle="#e8eef2"))
    orange = mat([(0.3, "#f07a12"), (0.7, "#f9982c")], scale=3, rough=0.3, sss=0.05, coat=0.2, bump=[("pores", 40, 0.5)])
    apple = mat([(0.25, "#d8c040"), (0.42, "#c4301c"), (0.8, "#9a1018")], scale=2.2, detail=7, stretch=(2, 2, 0.5), rough=0.14,
            coat=0.6, sss=0.03)
    green_apple = mat([(0.3, "#8fb82c"), (0.7, "#c4d85a")], scale=2.5, rough=0.14, coat=0.6, sss=0.04)
    pear = mat([(0.3, "#c4b83a"), (0.6, "#dcd06a"), (0.85, "#b87a3a")], scale=2.5, detail=8, rough=0.28, coat=0.2, sss=0.04,
            bump=[("noise", 30, 0.1)])
    stem = mat("#4a2e1a", rough=0.8)

    def apple_at(m, at, r, rot):
        body = ball(r, m, squash=lambda x, y, z: (x, y,
                z * 0.92 - (0.42 * math.exp(-((x * x + y * y) / 0.09)) if z > 0 else -0.2 * math.exp(-((x * x + y * y) / 0.06)))))
        s = tube([(0, 0, r * 0.45), (0.03, 0, r * 0.8), (0.09, 0.02, r * 1.15)], 0.028, stem)
        group([body, s], at, rot)

    def orange_at(at, r):
        group([ball(r, orange), ball(0.05, mat("#5a6a24", rough=0.8), (0, 0, r * 0.98), detail=2)], at,
                (rng.uniform(-40, 40), rng.uniform(-40, 40), 0))

    orange_at((-0.72, -0.42, 0.98), 0.47)
    orange_at((0.05, 0.6, 1.0), 0.48)
    apple_at(apple, (0.30, -0.62, 1.0), 0.48, (24, 12, 0))
    apple_at(green_apple, (0.88, 0.05, 1.0), 0.46, (-10, 30, 0))
    apple_at(apple, (-0.7, 0.42, 1.05), 0.46, (-20, -20, 0))
    body = lathe([(0, -0.5), (0.3, -0.46), (0.46, -0.18), (0.42, 0.12), (0.24, 0.42), (0.2, 0.6), (0.1, 0.7), (0, 0.7)], pear)
    s = tube([(0, 0, 0.66), (0.03, 0, 0.85), (0.1, 0, 0.98)], 0.028, stem)
    group([body, s], (0.1, -0.02, 1.55), (10, -14, 0))
    yellow = mat([(0.2, "#7a5a1c"), (0.3, "#f0c42a"), (0.8, "#f7d84a")], scale=2.5, detail=9, rough=0.32, sss=0.04)
    for i in range(3):
        tube([(-1.35, 0.5, 0.95), (-1.2, 0.1, 1.42 + 0.08 * i), (-0.75, -0.2 - 0.08 * i, 1.62 + 0.1 * i),
                (-0.1, -0.42 - 0.1 * i, 1.45 + 0.12 * i)], 0.17, yellow,
             (0.1 + 0.12 * i, 0.15 * i, 0.0), n=10, sides=12,
                     taper=lambda t: 0.28 + 0.72 * math.sin(math.pi * min(0.97, max(0.04, t))) ** 0.5)
    grape = mat([(0.3, "#4a1a4a"), (0.7, "#7a3a6a")], scale=3, rough=0.2, sss=0.1, sss_radius=(1, .3, .6), coat=0.3)
    g = template(ball(0.15, grape, detail=3))
    for i in range(46):
        t = i / 45
        a = i * 2.4
        w = 0.30 * (1 - 0.75 * t)
        x = 0.75 + 0.85 * t
        zz = 1.35 - 1.15 * t ** 1.6
        shown(g, (x + w * math.cos(a) * 0.7, -0.55 - 0.55 * t + w * math.sin(a), max(0.14, zz + w * 0.6 * math.sin(a * 1.7))),
                scale=rng.uniform(0.88, 1.1))
    green = k.leaf_green()
    for i in range(4):
        leaf(0.7, 0.34, green, (0.2 - 0.3 * i, 0.1 * i, 1.75 + 0.1 * (i % 2)), (0, -20, 40 + 90 * i), 0.4)
    # juice
    clear = k.glass()
    lathe([(0, 0), (0.42, 0), (0.48, 1.5), (0.45, 1.5), (0.39, 0.08), (0, 0.08)], clear, (2.1, 0.75, 0), smooth=0)
    lathe([(0, 0.082), (0.392, 0.082), (0.445, 1.28), (0, 1.28)],
            mat([(0.0, "#f0501a"), (1, "#ffb01f")], by="z", lo=0.1, hi=1.2, jitter=0.15, rough=0.2, sss=0.2), (2.1, 0.75, 0),
            smooth=0)
    citrus(0.36, 0.07, "#f0781a", "#ff9a2c", (2.5, 0.65, 1.55), (84, 20, 10))
    tube([(2.05, 0.7, 0.2), (1.85, 0.8, 2.2)], 0.045, mat("#f7f2ea", rough=0.5))
    citrus(0.46, 0.4, "#f0781a", "#ff9a2c", (-1.95, -0.85, 0.26), (34, -14, 0))
    citrus(0.46, 0.14, "#f0781a", "#ff9a2c", (-1.35, -1.35, 0.08))
    strawberry((-2.35, 0.2, 0.26), 0.28, (100, 0, 30))
    strawberry((-2.0, 0.55, 0.26), 0.28, (95, 0, -40))
    blue = template(berry(0.13, "#3a4a8a", "#141c40"))
    strew(blue, 9, (1.9, -0.9), 0.6, 0.12, tumble=60, min_gap=0.26)
    k.studio(key=1000, key_color="#fff2d4", side=-1, rim=450, rim_color="#d4ecff", fill=230, ambient=("#b4c8c8", 0.4),
            at=(0, 0, 0.8))


@scene(exposure=0.35)
def bread():
    k.camera((0, 0.1, 0.45), 8.8, 21, 6, fstop=0.34, focus=(0, -0.6, 0.6))
    k.planks("#3a2416", "#7a5232", along="x", rough=0.6, depth=(-7, 2.4))
    k.wall([(0.3, "#2a2420"), (0.7, "#4a4038")])
    k.window(-0.55, 0.85, 15, 4.6, 3.8, 1.6, panes=(2, 2), view=("#6a5024", "#a8843c", "#e0bc78", "#ffe8c0", "#fff6e4"))
    k.bokeh(8, u=(0.2, 1), v=(0.55, 1), colors=("#ffb45a",), strength=(6, 12), size=(0.07, 0.13))
    dark = mat([(0.10, "#f4d8a2"), (0.34, "#d6944c"), (0.62, "#a55c26"), (0.95, "#6a3214")], by="up", jitter=0.30,
            jitter_scale=2.6, rough=0.55, sss=0.02,
               bump=[("noise", 6, 0.6), ("noise", 34, 0.35)])
    cut = mat([(0.3, "#f4dcae"), (0.7, "#dca860")], scale=7, rough=0.75, sss=0.04, bump=[("pores", 16, 0.7), ("noise", 12, 0.6)])
    crumb = mat([(0.05, "#b98f5c"), (0.22, "#e8cfa0"), (0.5, "#f8e9cb")], by="spots", scale=8, jitter=0.22, jitter_scale=11,
            rough=0.85, sss=0.05,
                bump=[("pores", 8, 1.0), ("noise", 16, 0.8)])
    flour = mat([(0.40, "#b06a30"), (0.62, "#f6eee0")], scale=3.5, detail=9, rough=0.9, bump=[("noise", 10, 0.6)])

    def loaf(length, width, height, at, turn, material, cuts, slant=0.5, seed=1.0):
        def shape(x, y, z):
            e = 1 - 0.12 * x * x
            return x, y * e, (z if z > 0 else z * 0.45)
        slits = [(-0.72 + 1.44 * (i + 0.5) / cuts) for i in range(cuts)]
        body = ball(1, material, squash=shape, rough=0.06, freq=1.6, detail=6, seed=seed)
        body.data.materials.append(cut)
        touched = set()
        for v in body.data.vertices:
            p = v.co
            if p.z > 0.15:
                for s in slits:
                    d = p.x - s - slant * p.y * width / length
                    span = max(0, 1 - (abs(p.y) / 0.78) ** 4)
                    g = math.exp(-(d / 0.055) ** 2) * span
                    lip = math.exp(-((d - 0.10) / 0.05) ** 2) * span
                    p.z -= 0.14 * g
                    p.z += 0.075 * lip
                    if g > 0.28:
                        touched.add(v.index)
            v.co = Vector((p.x * length / 2, p.y * width / 2, p.z * height * 0.69))
        for f in body.data.polygons:
            if all(i in touched for i in f.vertices):
                f.material_index = 1
        return k.place(body, (at[0], at[1], at[2] + height * 0.31), (0, 0, turn))

    k.napkin(k.linen("#d8cdb8", "#a89a80"), (0.3, -0.2, 0), (4.4, 2.8), (0, 0, -7), 0.8)
    loaf(2.5, 1.65, 1.15, (-0.55, 0.2, 0.08), 14, flour, 3, 0.7, 2)
    loaf(1.9, 1.25, 0.9, (1.35, 0.75, 0.08), -30, dark, 3, 0.5, 5)
    # round loaf with a cross, and slices
    for i, (x, turn) in enumerate(((0.75, 20), (0.98, 24), (1.28, 34))):
        outline = []
        for j in range(40):
            a = TAU * j / 40
            f = 1 + 0.03 * math.sin(3 * a + i)
            outline.append((0.52 * f * math.cos(a), (0.46 if math.sin(a) > 0 else 0.34) * f * math.sin(a)))
        rind = k.prism(outline, 0.15, dark, edge=0.03)
        face = k.prism([(x_ * 0.93, y_ * 0.92) for x_, y_ in outline], 0.165, crumb, edge=0.01)
        face.location = (0, 0, -0.0075)
        group([rind, face], (x, -0.82 - 0.05 * i, 0.12 + 0.09 * i), (24 + 5 * i, 0, turn))
    # baguettes in a basket
    for i, (x, y) in enumerate(((-2.2, 1.3), (-1.85, 1.55), (-1.5, 1.35), (-2.0, 1.0))):
        b = loaf(2.6, 0.5, 0.45, (0, 0, 0), 0, dark, 5, 1.6, 9 + i)
        b.location = (x, y, 1.05)
        b.rotation_euler = (0.2 * i, math.radians(-74 + 5 * i), math.radians(-20 + 30 * i))
    cane = mat([(0.3, "#8a5a2a"), (0.7, "#c8955a")], by="noise", scale=8, rough=0.6)
    for i in range(9):
        tube([((0.58 + 0.012 * i + 0.03 * math.sin(12 * a + math.pi * (i % 2))) * math.cos(a) - 1.9,
                (0.58 + 0.012 * i + 0.03 * math.sin(12 * a + math.pi * (i % 2))) * math.sin(a) + 1.28, 0.08 + 0.11 * i)
              for a in [TAU * j / 60 for j in range(60)]], 0.065, cane, closed=True, n=1, sides=8)
    # rolls and wheat
    for at, t in (((2.35, -0.3, 0.06), 20), ((1.95, -1.2, 0.0), 70)):
        loaf(0.95, 0.8, 0.62, at, t, flour if t == 20 else dark, 1, 0.1, t)
    straw = mat([(0.3, "#b88a3a"), (0.7, "#e4c07a")], scale=5, rough=0.6)
    kernel = template(ball(0.05, straw, squash=lambda x, y, z: (x * 0.6, y * 0.6, z * 1.7), detail=2))
    for s in range(5):
        a = math.radians(152 + 7 * s)
        x0, y0 = -0.6, -1.35
        tip = (x0 + 1.75 * math.cos(a), y0 + 1.1 * math.sin(a) - 0.35, 0.06 + 0.02 * s)
        tube([(x0, y0 - 0.1, 0.05), tip], 0.016, straw, n=3)
        for i in range(16):
            t = 0.62 + 0.4 * i / 16
            side = 1 if i % 2 else -1
            shown(kernel, (x0 + (tip[0] - x0) * t, y0 - 0.1 + (tip[1] - y0 + 0.1) * t + side * 0.045, 0.09 + 0.02 * s),
                    (90, 0, math.degrees(a) + 90 + side * 25), 1)
    speck = template(ball(0.012, mat("#f8f2e6", rough=1), detail=1))
    strew(speck, 420, (0.2, -1.0), 2.2, 0.05)
    k.studio(key=1000, key_color="#ffd9a0", side=-1, rim=330, rim_color="#c4d4ee", fill=190, ambient=("#5a5450", 0.3))


@scene(exposure=0.05)
def gelato():
    k.camera((0, 0, 1.5), 9.6, 9, 3, fstop=0.3, focus=(0, -0.5, 1.5))
    k.table(k.marble("#f4f6f4", "#b8cccc"), depth=(-7, 2.2))
    k.wall([(0.3, "#4ab4b4"), (0.7, "#8ad4cc")])
    k.bokeh(18, v=(0.0, 1.05), colors=("#fff4c8", "#ffb0a0", "#ffffff"), strength=(2, 4), size=(0.1, 0.24))
    clear = k.glass("#fdffff", 1.5)
    lathe([(0.55, 0), (0.53, 0.04), (0.16, 0.1), (0.07, 0.22), (0.09, 0.42), (0.4, 0.56), (0.8, 0.85), (1.02, 1.25), (1.06, 1.3),
            (1.0, 1.28), (0.75, 0.92), (0.36, 0.64), (0, 0.56)],
          clear, steps=96, smooth=5)

    fool = mat([(0.0, "#d8405c"), (0.35, "#f48a9c"), (0.6, "#fdf0e2"), (1.0, "#fff6ea")], by="z", lo=0.56, hi=1.2, jitter=0.16,
               jitter_scale=3, rough=0.35, sss=0.14)
    lathe([(0, 0.555), (0.365, 0.638), (0.755, 0.918), (0.95, 1.19), (0.5, 1.24), (0, 1.24)], fool, steps=96, smooth=0)

    def scoop(color, dark, at, r=0.56, seed=0.0, bits=None):
        m = mat([(0.3, dark), (0.65, color)], scale=2.6, detail=8, rough=0.48, sss=0.12, sss_radius=(1, .7, .5),
                bump=[("noise", 9, 0.75), ("noise", 26, 0.5)])
        parts = [ball(r, m, rough=0.11, freq=2.2, seed=seed, detail=6)]
        steps = 160
        def skirt(x, y, z):
            p = Vector((x * 4 + seed, y * 4, z * 3 + seed))
            d = 1 + 0.10 * noise.fractal(p, 1, 2, 4)
            return x * d, y * d, z + 0.05 * noise.fractal(p * 1.3, 1, 2, 3)
        parts.append(lathe([(0.3 * r, -0.34 * r), (1.02 * r, -0.44 * r), (1.16 * r, -0.56 * r), (1.0 * r, -0.68 * r),
                (0.4 * r, -0.7 * r)], m, steps=steps, warp=skirt))
        for _ in range(26 if bits else 0):
            d = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0.3, 1))).normalized()
            parts.append(shown(bits, d * r * 1.02, (rng.uniform(0, 180),) * 2 + (rng.uniform(0, 360),), rng.uniform(0.6, 1.2)))
        group(parts, at, (0, 0, seed * 40))

    chip = template(box((0.12, 0.09, 0.03), mat("#24100a", rough=0.3), edge=0.01))
    nut = template(ball(0.05, mat([(0.3, "#8fae3a"), (0.7, "#c4cf6a")], scale=6, rough=0.5), rough=0.4, detail=2))
    scoop("#f9a8b8", "#e8728c", (-0.46, -0.3, 1.38), 0.56, 1.0)
    scoop("#fdf0d0", "#f2dcaa", (0.48, -0.24, 1.40), 0.56, 2.2, chip)
    scoop("#c4dca0", "#98bc70", (0.02, 0.42, 1.44), 0.56, 3.1, nut)
    scoop("#7a4a30", "#52291a", (0.02, -0.02, 2.08), 0.52, 4.4)
    mat([(0.3, "#5a0614"), (0.7, "#a8102c")], scale=3, rough=0.05, coat=1, sss=0.04)
    ball(0.19, mat([(0.3, "#8a0a18"), (0.7, "#d01c30")], scale=3, rough=0.06, coat=1, sss=0.05), (0.0, -0.06, 2.72))
    tube([(0, -0.06, 2.84), (0.05, -0.05, 3.05), (0.22, -0.02, 3.2)], 0.018, mat("#5a6a24", rough=0.6))
    def drip(x, y, w):
        a, r = math.atan2(y, x), math.hypot(x, y)
        n = noise.noise(Vector((math.cos(a) * 3, math.sin(a) * 3, 7)))
        return x * (1 + 0.22 * n * (r > 0.2)), y * (1 + 0.22 * n * (r > 0.2)), w - 0.14 * n * (r > 0.3)
    lathe([(0, 0.57), (0.25, 0.52), (0.42, 0.40), (0.52, 0.22), (0.55, 0.15), (0.5, 0.13)],
            mat("#f9efe0", rough=0.35, sss=0.15, bump=[("noise", 5, 0.2)]), (0.02, -0.02, 2.08), steps=120, warp=drip)
    mat([(0.42, "#a86a2a"), (0.55, "#e0aa5a")], by="cells", scale=9, rough=0.6, bump=[("cells", 7, 0.9)])
    for x, tilt in ((0.55, 16), (0.76, 24)):
        sheet(0.5, 1.5, lambda u, v: 0, mat([(0.3, "#d89a4a"), (0.7, "#eec484")], scale=5, rough=0.65, bump=[("wave", 9, 0.8)]),
                (x, 0.5, 2.15), (80, tilt, -14), thickness=0.06, nx=4, ny=4)
    tube([(-0.62, 0.4, 1.5), (-0.95, 0.6, 2.95)], 0.11, mat([(0.4, "#c48a44"), (0.6, "#7a4820")], by="wave", scale=2.2,
            stretch=(1, 0.2, 2.2), rough=0.6, bump=[("wave", 6, 0.6)]), sides=20)
    mint = k.leaf_green("#1f6a2a", "#67c84a")
    for a in (150, 215, 280):
        leaf(0.42, 0.24, mint, (-0.12, -0.2, 2.58), (0, -24, a), 0.5)
    k.place(raspberry(0.16), (-0.85, -0.35, 1.62), (20, 0, 0))
    k.place(raspberry(0.16), (-0.02, -0.82, 1.42), (60, 0, 0))
    k.place(raspberry(0.17), (1.45, -0.8, 0.0))
    k.place(raspberry(0.17), (1.75, -0.55, 0.0))
    strawberry((-1.5, -0.5, 0.26), 0.28, (96, 0, 30))
    # a second glass behind and a long spoon
    lathe([(0.45, 0), (0.4, 0.04), (0.08, 0.12), (0.3, 0.35), (0.56, 1.5), (0.6, 1.52), (0.27, 0.4), (0, 0.35)], clear,
            (-2.1, 1.5, 0))
    lathe([(0, 0.4), (0.26, 0.42), (0.54, 1.4), (0, 1.4)], mat([(0.2, "#f5687a"), (0.5, "#fdf2e2"), (0.9, "#f7a04a")], by="z",
            lo=0.4, hi=1.4, jitter=0.25, rough=0.4, sss=0.1), (-2.1, 1.5, 0), smooth=0)
    k.spoon((1.75, -1.15, 0.0), (0, 0, 62), 0.8, k.brass())
    k.studio(key=900, key_color="#fff0d0", side=-1, rim=480, rim_color="#c8f0ff", fill=280, ambient=("#9ccccc", 0.45),
            at=(0, 0, 1.2))


@scene(exposure=1.0, vignette=0.5)
def bar():
    k.camera((0.9, 4.2, 2.9), 13.2, 5, -24, lens=44, fstop=1.0, focus=(0.4, 3.4, 2.4))
    mat([(0.3, "#1c100a"), (0.7, "#4a2c1a")], scale=2, detail=8, stretch=(0.3, 2, 1), rough=0.22, coat=0.4)
    shades = [k.wood("#2a170d", "#6b4128", 0.25, g) for g in (0.8, 1.0, 1.2)]
    for i in range(30):
        b = box((0.95, 26, 0.1), rng.choice(shades), (-14 + 0.97 * i, 3, -0.05), edge=0.015)
    teal = mat([(0.3, "#0c3438"), (0.7, "#12474a")], scale=0.6, rough=0.5)
    mesh([(-16, 9, 0), (16, 9, 0), (16, 9, 12), (-16, 9, 12)], [(0, 1, 2, 3)], teal)
    for i in range(30):
        box((0.06, 0.1, 3.2), teal, (-14 + i, 8.95, 1.6), edge=0.02)
    ceiling = mat("#0b1517", rough=0.9)
    mesh([(-16, -10, 8.4), (-16, 9, 8.4), (16, 9, 8.4), (16, -10, 8.4)], [(0, 1, 2, 3)], ceiling)
    brick = [mat(c, rough=0.9, bump=[("noise", 5, 0.5)]) for c in ("#7a3a28", "#8a4630", "#66301f", "#93503a")]
    for row in range(19):
        for col in range(17):
            box((0.2, 1.12, 0.4), rng.choice(brick),
                    (8.6 + rng.uniform(-.03, .03), -8 + 1.2 * col + 0.6 * (row % 2), 0.22 + 0.46 * row), edge=0.03)
    mesh([(8.62, -10, 0), (8.62, 9, 0), (8.62, 9, 9), (8.62, -10, 9)], [(0, 1, 2, 3)], mat("#4a3a32", rough=0.9))
    # counter along x, with a fluted brass-trimmed front
    oak = k.wood("#5a3218", "#b57a44", 0.22)
    box((11.5, 1.7, 0.22), oak, (1.2, 5.2, 2.35), edge=0.05)
    front = mat([(0.3, "#14393a"), (0.7, "#1b4a48")], rough=0.35, coat=0.3)
    for i in range(58):
        lathe([(0.1, 0.15), (0.1, 2.24)], front, (-4.4 + 0.198 * i, 4.62, 0), smooth=0, steps=16)
    box((11.4, 1.1, 2.25), front, (1.2, 5.25, 1.12), edge=0.02)
    brass = k.brass()
    tube([(-4.4, 4.25, 0.42), (6.8, 4.25, 0.42)], 0.06, brass, n=2)
    box((11.5, 0.05, 0.08), brass, (1.2, 4.33, 2.3), edge=0.01)
    # shelves with bottles, lit from below
    for level in range(3):
        zz = 3.4 + 1.35 * level
        box((10.5, 0.7, 0.1), oak, (1.0, 8.5, zz), edge=0.02)
        box((10.2, 0.04, 0.03), k.glow("#ffb45a", 9, lights=True), (1.0, 8.85, zz + 0.1), edge=0)
        x = -4.0
        while x < 6.0:
            k.bottle((x, 8.5, zz + 0.05),
                    rng.choice(["#3a1c0c", "#16301c", "#7a3a10", "#1d2a3a", "#8a5a16", "#4a0f14", "#d8d2b8"]),
                     rng.choice(["#e9dfc7", "#d8a24a", "#b73a2a", "#1b2a3a"]), rng.uniform(0.28, 0.38))
            x += rng.uniform(0.3, 0.46)
    k.softbox((1, 8.0, 8.0), (1, 8.8, 3), (9, 0.4), 60, "#ffb060")
    # stools
    leather = mat([(0.3, "#7a2f14"), (0.7, "#a84a22")], scale=3, rough=0.35, coat=0.2, bump=[("noise", 30, 0.15)])
    iron = mat("#16181a", rough=0.4, metal=1)
    for i in range(5):
        x = -3.2 + 2.15 * i
        y = 3.15 + rng.uniform(-.1, .1)
        lathe([(0, 1.62), (0.5, 1.62), (0.58, 1.7), (0.55, 1.82), (0.3, 1.88), (0, 1.88)], leather, (x, y, 0), smooth=4, steps=48)
        lathe([(0.56, 1.6), (0.585, 1.63), (0.56, 1.66)], brass, (x, y, 0), steps=48)
        for a in (45, 135, 225, 315):
            c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
            tube([(x + 0.3 * c, y + 0.3 * s, 1.62), (x + 0.55 * c, y + 0.55 * s, 0)], 0.045, iron, n=2)
        tube([(x + 0.47 * math.cos(t), y + 0.47 * math.sin(t), 0.55) for t in [TAU * j / 24 for j in range(24)]], 0.03, brass,
                closed=True, n=1)
    # pendant lamps
    shade_out = mat("#0f1416", rough=0.3, coat=0.5)
    shade_in = mat("#e8b45a", rough=0.3, metal=1)
    for i in range(4):
        x = -2.2 + 2.5 * i
        lathe([(0.05, 0.75), (0.10, 0.62), (0.22, 0.52), (0.55, 0.2), (0.66, 0)], shade_out, (x, 4.9, 5.0), smooth=4, steps=48)
        lathe([(0.03, 0.70), (0.20, 0.50), (0.53, 0.19), (0.64, 0)], shade_in, (x, 4.9, 5.0), smooth=4, steps=48)
        tube([(x, 4.9, 5.7), (x, 4.9, 8.4)], 0.02, iron, n=2)
        bulb = ball(0.17, k.glow("#ffcf8a", 40), (x, 4.9, 5.12), detail=3)
        bulb.visible_diffuse = False
        bulb.visible_shadow = False
        k.lamp((x, 4.9, 5.0), 420, "#ffb060", 0.18)
    # things on the counter, a table in front, plants
    for x, w in ((-2.6, "#a01028"), (-2.0, None), (2.5, "#f6e08a")):
        k.wine_glass((x, 5.0, 2.46), w, 0.52, 0.4)
    k.bottle((3.1, 5.3, 2.46), "#16301c", "#e9dfc7", 0.42)
    k.bowl(0.4, 0.25, k.ceramic("#f2ece0"), (0.6, 5.0, 2.46))
    for i in range(5):
        ball(0.13, mat("#f0b01f", rough=0.35, sss=0.03),
                (0.6 + 0.16 * math.cos(i * 1.3), 5.0 + 0.16 * math.sin(i * 1.3), 2.72 + 0.04 * i), detail=3)
    k.pot_plant((7.3, 6.8, 0), 2.2, "#c8bba4")
    k.pot_plant((-6.2, 7.6, 0), 2.4, "#b5653a")
    lathe([(0, 1.75), (1.3, 1.75), (1.34, 1.8), (1.3, 1.86), (0, 1.86)], k.marble("#d8d4cf"), (4.4, -1.2, 0), smooth=0)
    lathe([(0.1, 1.75), (0.1, 0.1), (0.7, 0.03), (0.7, 0)], iron, (4.4, -1.2, 0), smooth=0)
    k.candle((4.3, -1.0, 1.86), 0.24, 0.12, 24)
    k.wine_glass((4.9, -1.4, 1.86), "#a01028", 0.5, 0.4)
    k.world("#1d3a4a", 0.35)
    k.softbox((-11, -3, 5), (0, 4, 1.5), (5, 6), 900, "#7fb0d8")


@scene(exposure=0.1)
def salad():
    k.camera((0.05, 0.22, 0.25), 10.2, 50, -10, fstop=0.5, focus=(0, -0.2, 0.85))
    k.planks("#b8a890", "#e4d8c0", along="y", rough=0.6, width=1.3, depth=(-7, 7))
    k.bowl(1.85, 0.95, k.ceramic("#efece4", speckle="#6a7a80"))
    greens = [k.leaf_green("#2f6a1c", "#8fc43c"), k.leaf_green("#3f8a24", "#b8dc5a"), k.leaf_green("#1d4a18", "#5a9a34")]
    red_leaf = mat([(0.2, "#3a0a20"), (0.5, "#7a1c3a"), (0.8, "#a84a6a")], scale=4, rough=0.35, sss=0.03,
            bump=[("noise", 9, 0.4)])
    for i in range(120):
        a, r = i * 2.39996, 1.6 * math.sqrt((i + 0.5) / 120)
        m = red_leaf if i % 6 == 0 else rng.choice(greens)
        tilt = -10 - 38 * (r / 1.6)
        leaf(rng.uniform(0.65, 1.05), rng.uniform(0.36, 0.6), m,
                (r * 0.92 * math.cos(a), r * 0.92 * math.sin(a), 0.74 + 0.14 * (1 - r / 1.7) + rng.uniform(0, 0.12)),
             (rng.uniform(-30, 30), tilt + rng.uniform(-14, 14), math.degrees(a) + rng.uniform(-50, 50)), 0.5, 0.22)
    tomato = mat([(0.3, "#c4200f"), (0.7, "#e8492c")], rough=0.1, sss=0.08, sss_radius=(1, .2, .1), coat=0.7)
    gold = mat([(0.3, "#f0a01a"), (0.7, "#f7c43a")], rough=0.1, sss=0.08, coat=0.7)
    inside = mat([(0.25, "#f4a084"), (0.55, "#e0402a"), (0.8, "#c4200f")], by="radius", hi=0.24, jitter=0.5, jitter_scale=7,
            rough=0.1, sss=0.08, coat=0.8)
    spots = [(0.55, -0.75), (0.95, -0.35), (-0.95, 0.45), (-0.45, 0.95), (0.25, 0.35), (1.05, 0.55)]
    for i, (x, y) in enumerate(spots):
        body = ball(0.25, tomato if i % 3 else gold, squash=lambda a, b, c: (a, b, min(c, 0.05)))
        face = lathe([(0, 0.016), (0.235, 0.014)], inside, smooth=0)
        group([body, face], (x, y, 1.12), (rng.uniform(-38, 38), rng.uniform(-38, 38), 0))
    skin = mat([(0.90, "#dcecb4"), (0.965, "#1f5a1c")], by="radius", hi=0.36, rough=0.2, sss=0.1, coat=0.4)
    seedm = mat([(0.3, "#c4dc94"), (0.7, "#e8f2cc")], scale=12, rough=0.15, sss=0.1, coat=0.5)
    for i in range(7):
        a = math.radians(196 + 19 * i)
        parts = [lathe([(0, 0), (0.345, 0), (0.36, 0.015), (0.36, 0.055), (0.345, 0.07), (0, 0.07)], skin, smooth=0)]
        parts.append(lathe([(0, 0.073), (0.2, 0.073)], seedm, smooth=0))
        for j in range(9):
            t = TAU * j / 9
            parts.append(ball(0.03, mat("#f4f4d8", rough=0.3), (0.14 * math.cos(t), 0.14 * math.sin(t), 0.075),
                    (0, 0, math.degrees(t)), scale=(1.6, 0.8, 0.3), detail=2))
        group(parts, (1.12 * math.cos(a), 1.12 * math.sin(a), 1.04 + 0.03 * i), (24 * math.sin(a) * -1, 24 * math.cos(a), 0))
    radish = mat([(0.86, "#fdf6f4"), (0.95, "#d81c5a")], by="radius", hi=0.26, rough=0.2, sss=0.12, coat=0.4)
    for i in range(8):
        a = math.radians(20 + 16 * i)
        lathe([(0, 0), (0.25, 0), (0.26, 0.02), (0.25, 0.04), (0, 0.04)], radish,
                (0.95 * math.cos(a) * 0.9, 0.95 * math.sin(a) * 0.9, 1.14 + 0.03 * (i % 2)),
                (rng.uniform(-26, 26), rng.uniform(-26, 26), 0), smooth=0)
    white = mat("#fbf3e4", rough=0.25, sss=0.1, coat=0.3)
    yolk = mat([(0.2, "#f7a41a"), (0.8, "#f0c03a")], by="radius", hi=0.3, rough=0.3, sss=0.12, sss_radius=(1, .5, .05), coat=0.4)
    for at, rot in (((-0.3, -0.28, 1.24), (18, 14, 20)), ((0.22, -0.12, 1.27), (6, -18, 100)),
            ((-0.12, 0.22, 1.25), (-16, 6, 220))):
        egg = ball(0.36, white, squash=lambda x, y, w: (x * 0.82, y * (1.08 - 0.1 * y), min(w, 0.02)))
        group([egg, ball(0.2, yolk, (0, -0.02, 0.012), scale=(1, 1, 0.16))], at, rot)
    feta = template(box((0.26, 0.22, 0.2), mat([(0.3, "#f7f2e6"), (0.7, "#ffffff")], scale=7, rough=0.6, sss=0.12,
            bump=[("noise", 14, 0.6)]), edge=0.03))
    strew(feta, 12, (0, 0.1), 1.15, 1.2, scale=(0.6, 1.0), tumble=60, min_gap=0.4)
    olive = template(ball(0.15, mat([(0.3, "#221520"), (0.7, "#4a2f42")], scale=4, rough=0.1, coat=0.6), scale=1,
            squash=lambda x, y, z: (x * 1.25, y, z)))
    strew(olive, 9, (0, 0), 1.2, 1.2, tumble=40, min_gap=0.4)
    onion = mat([(0.3, "#8a3a70"), (0.7, "#e4bcd8")], rough=0.2, sss=0.1, coat=0.4)
    for _ in range(9):
        a, r, rr = rng.uniform(0, TAU), rng.uniform(0.2, 1.1), rng.uniform(0.18, 0.3)
        tube([(rr * math.cos(t), rr * math.sin(t), 0.03 * math.sin(3 * t)) for t in [TAU * j / 16 for j in range(16)]], 0.026,
                onion,
             (r * math.cos(a), r * math.sin(a), 1.24), (rng.uniform(-22, 22), rng.uniform(-22, 22), 0), closed=True, n=2)
    # around the bowl
    k.napkin(k.linen("#4a7f8a", "#2f5a66"), (-2.35, -0.3, 0), (1.7, 2.8), (0, 0, 10))
    wood = k.wood("#6a3f1c", "#c08a50", 0.4)
    k.spoon((-2.3, -0.4, 0.12), (0, 0, 12), 1.2, wood)
    k.fork((-2.75, -0.4, 0.12), (0, 0, 16), 1.15, wood)
    k.bowl(0.48, 0.34, k.ceramic("#d98a2c"), (2.35, 1.1, 0))
    lathe([(0, 0.24), (0.41, 0.24)], mat([(0.3, "#c49a1a"), (0.7, "#e4c44a")], scale=3, rough=0.04, coat=1, sss=0.1),
            (2.35, 1.1, 0), smooth=0)
    citrus(0.4, 0.34, "#f2c21a", "#fbdc5a", (2.35, -0.55, 0.2), (16, -18, 0))
    citrus(0.4, 0.1, "#f2c21a", "#fbdc5a", (2.5, 0.2, 0.06))
    tom = ball(0.28, tomato, (-1.85, 1.75, 0.27))
    copy(tom, (-2.4, 1.6, 0.27), scale=0.9)
    copy(tom, (1.75, 1.95, 0.27), scale=0.95)
    for i in range(6):
        leaf(0.6, 0.34, greens[i % 3], (2.1 + 0.1 * i, -1.5, 0.05 + 0.02 * i), (0, -8, 60 * i), 0.4, 0.2)
    k.studio(key=1100, key_color="#fff4dc", side=-1, rim=420, rim_color="#d0e8ff", fill=200, ambient=("#b0b0a4", 0.35))


@scene(exposure=0.3)
def cheese():
    k.camera((0, 0.1, 0.3), 8.8, 27, 7, fstop=0.38, focus=(0, -0.5, 0.5))
    k.table(k.slate("#24282c", "#454c52"), depth=(-7, 2.5))
    k.wall([(0.3, "#241a16"), (0.7, "#45322a")])
    k.bokeh(22, v=(0.5, 1.05), colors=("#ffb45a", "#ffd08a"), strength=(5, 13), size=(0.07, 0.16))
    prism_board((4.3, 2.7), 0.16, k.wood("#5a3418", "#b8824a", 0.45))
    z = 0.17
    gold = mat([(0.3, "#e8a83a"), (0.7, "#f4c860")], scale=3, rough=0.4, sss=0.12, sss_radius=(1, .6, .2), coat=0.1,
            bump=[("noise", 10, 0.15)])
    rind = mat([(0.3, "#8a4a14"), (0.7, "#c47a2c")], scale=5, rough=0.6, bump=[("noise", 12, 0.5)])
    hole = mat("#c88a28", rough=0.4, sss=0.1)

    def wedge(radius, degrees, height, body, skin, at, turn, holes=0):
        parts = [k.prism(k.wedge_outline(radius, degrees), height, body, edge=0.03)]
        [(radius * math.cos(a), radius * math.sin(a),
                height / 2) for a in [math.radians(degrees * (i / 12 - 0.5)) for i in range(13)]]
        skin_outline = [(x * 1.025, y * 1.0) for x, y in k.wedge_outline(radius, degrees)][1:] + [(x * 0.975, y * 1.0) for x,
                y in reversed(k.wedge_outline(radius, degrees)[1:])]
        parts.append(k.prism(skin_outline, height + 0.015, skin, edge=0.012))
        half = math.radians(degrees / 2)
        for i in range(holes):
            d, h, r = rng.uniform(0.3, 0.9) * radius, rng.uniform(0.15, 0.85) * height, rng.uniform(0.05, 0.13)
            side = -1
            parts.append(ball(r, hole, (d * math.cos(half), side * d * math.sin(half), h), scale=(1, 0.12, 1),
                    rot=(0, 0, -degrees / 2), detail=3))
            parts[-1].data.materials[0] = hole
        return group(parts, at, (0, 0, turn))

    wedge(1.55, 44, 0.72, gold, rind, (-0.85, 0.95, z), -58, 12)
    # brie with a slice out of it
    bloom = mat([(0.3, "#e8e0cc"), (0.7, "#fbf8f0")], scale=5, detail=8, rough=0.85, sss=0.05, bump=[("noise", 16, 0.4)])
    paste = mat([(0.3, "#f6e4a8"), (0.7, "#fdf2cc")], scale=4, rough=0.25, sss=0.2, sss_radius=(1, .8, .4), coat=0.3)
    outline = [(0, 0)] + [(0.82 * math.cos(a), 0.82 * math.sin(a)) for a in [math.radians(-62 + 318 * i / 50) for i in range(51)]]
    inner = [(-0.0, 0.0)] + [(0.79 * math.cos(a),
            0.79 * math.sin(a)) for a in [math.radians(-64 + 322 * i / 50) for i in range(51)]]
    group([k.prism(outline, 0.42, bloom, edge=0.05), k.place(k.prism([(x * 0.97 + 0.0, y * 0.97) for x, y in inner], 0.34, paste,
            edge=0.03), (0.0, -0.025, 0.04))], (0.72, 0.42, z), (0, 0, -14))
    piece = k.prism(k.wedge_outline(0.82, 38), 0.42, bloom, edge=0.05)
    core = k.prism([(x * 0.965 - 0.012, y * 1.06) for x, y in k.wedge_outline(0.80, 38)], 0.34, paste, edge=0.03)
    group([piece, k.place(core, (0, 0, 0.04))], (0.78, -0.52, z), (0, 0, -66))
    blue = mat([(0.30, "#2f4a5a"), (0.40, "#8fa8a8"), (0.47, "#f4eed8"), (1, "#fbf6e4")], by="noise", scale=3.4, detail=6,
            distortion=1.4, rough=0.4, sss=0.12, bump=[("noise", 8, 0.5)])
    wedge(1.15, 48, 0.55, blue, mat([(0.3, "#a8946a"), (0.7, "#cfc09a")], scale=6, rough=0.8), (-1.75, 0.15, z), -32)
    cube = template(box((0.24, 0.24, 0.24), gold, edge=0.025))
    for i in range(9):
        shown(cube, (-0.35 + 0.26 * (i % 3) + rng.uniform(-.05, .05), -0.78 + 0.25 * (i // 3) * 0.8,
                z + 0.12 + (0.24 if i in (4,) else 0)), (0, 0, rng.uniform(-30, 30)))
    grape = mat([(0.3, "#3a1a44"), (0.7, "#6a3060")], scale=3, rough=0.2, sss=0.1, sss_radius=(1, .3, .6), coat=0.3)
    green_grape = mat([(0.3, "#8fae3a"), (0.7, "#c4d46a")], scale=3, rough=0.16, sss=0.2, sss_radius=(.6, 1, .2), coat=0.4)
    for m, c, n, spread in ((grape, (1.75, 0.95), 34, 0.5), (green_grape, (-0.15, 1.25), 26, 0.42)):
        g = template(ball(0.15, m, detail=3))
        for i in range(n):
            a, r = i * 2.4, spread * math.sqrt((i % (n // 2) + 0.5) / (n // 2))
            layer = i // (n // 2)
            shown(g, (c[0] + r * math.cos(a), c[1] + r * 0.8 * math.sin(a), z + 0.14 + 0.22 * layer + 0.1 * (1 - r / spread)),
                    scale=rng.uniform(0.9, 1.1))
    # figs
    fig_skin = mat([(0.3, "#2a1434"), (0.7, "#54305a")], scale=3, rough=0.35, sheen=0.3)
    fig_in = mat([(0.0, "#7a1a34"), (0.35, "#b8304a"), (0.62, "#e88a7a"), (0.80, "#f7e6c4"), (0.93, "#54305a")], by="radius",
            hi=0.31, jitter=0.16, jitter_scale=14, rough=0.2, sss=0.1, coat=0.6, bump=[("pores", 20, 0.8)])
    for at, rot in (((1.62, -0.55, z + 0.24), (34, -14, 0)), ((1.2, -0.95, z + 0.2), (28, 10, 0))):
        body = ball(0.31, fig_skin, squash=lambda x, y, w: (x, y, min(w, 0.0)))
        group([body, lathe([(0, 0.02), (0.2, 0.015), (0.31, 0)], fig_in, smooth=2)], at, rot)
    ball(0.3, fig_skin, (1.95, -0.05, z + 0.26), (14, 0, 0), squash=lambda x, y,
            w: (x * (1 - 0.35 * max(0, w)), y * (1 - 0.35 * max(0, w)), w * (1.25 if w > 0 else 0.9)))
    cracker = template(lathe([(0, 0), (0.36, 0), (0.38, 0.02), (0.37, 0.05), (0, 0.055)],
            mat([(0.3, "#c8934a"), (0.7, "#ecc888")], scale=6, detail=8, rough=0.7, bump=[("pores", 8, 0.5)]), smooth=0))
    for i in range(7):
        shown(cracker, (-1.75 + 0.17 * i, -0.72 - 0.03 * i, z + 0.22), (0, 58, -14), rng.uniform(0.95, 1.03))
    walnut = template(ball(0.13, mat([(0.3, "#6a3c1c"), (0.7, "#b8824a")], scale=8, rough=0.5, bump=[("noise", 8, 1.0)]),
            rough=0.4, freq=2.4))
    strew(walnut, 9, (0.2, -1.02), 0.42, z + 0.08, min_gap=0.18, scale=(0.7, 1.0))
    # honey, wine, knife
    lathe([(0, 0), (0.36, 0), (0.42, 0.1), (0.42, 0.55), (0.34, 0.68), (0.36, 0.76), (0.33, 0.76), (0.31, 0.68), (0.38, 0.54),
            (0.38, 0.08), (0, 0.05)], k.glass(), (2.55, 0.3, 0), smooth=2)
    lathe([(0, 0.052), (0.382, 0.085), (0.385, 0.5), (0, 0.5)],
            mat([(0.3, "#c87a0a"), (0.7, "#f0a81f")], rough=0.05, sss=0.3, sss_radius=(1, .5, .1), coat=1), (2.55, 0.3, 0),
            smooth=0)
    k.wine_glass((-2.35, 1.5, 0), "#a01028", 1.0, 0.3)
    k.wine_glass((-1.45, 2.0, 0), "#a01028", 1.0, 0.26)
    tube([(2.0, -1.25, 0.1), (1.3, -1.45, 0.1)], 0.09, k.wood("#3a1c0c", "#7a4a24", 0.3), taper=lambda t: 0.8 + 0.3 * t, n=3)
    prism = k.prism([(0, -0.06), (0.95, -0.05), (1.12, 0.12), (0.95, 0.1), (0, 0.09)], 0.02, k.steel(0.12), edge=0.005)
    k.place(prism, (1.3, -1.45, 0.09), (0, 0, 196))
    thyme = k.leaf_green("#3a5a34", "#7f9a6a")
    for i in range(7):
        tube([(-0.6, 0.1, z), (-0.3 + 0.06 * i, -0.05 - 0.05 * i, z + 0.16), (-0.1 + 0.12 * i, -0.12 - 0.09 * i, z + 0.1)],
                0.012, thyme, sides=5)
    k.studio(key=950, key_color="#ffd9a4", side=-1, rim=420, rim_color="#b8ccf0", fill=170, ambient=("#54484a", 0.3))


def prism_board(size, height, material):
    return box((size[0], size[1], height), material, (0, 0.05, height / 2), (0, 0, -3), 0.07)


@scene(exposure=0.15)
def dumplings():
    k.camera((0, 0.1, 0.4), 8.6, 33, -7, fstop=0.38, focus=(0, -0.4, 0.7))
    k.table(mat([(0.3, "#0f2f33"), (0.7, "#174348")], scale=1.6, detail=6, rough=0.2, coat=0.5), depth=(-7, 2.6))
    k.wall([(0.3, "#170d0c"), (0.7, "#3c1a14")])
    k.bokeh(22, v=(0.55, 1.05), colors=("#ff6a2c", "#ff4a2c", "#ffc46a"), strength=(5, 12), size=(0.08, 0.19))
    bamboo = mat([(0.25, "#a8743a"), (0.55, "#d8aa68"), (0.85, "#e8c48a")], by="noise", scale=2.5, detail=8,
            stretch=(0.6, 0.6, 7), rough=0.5, bump=[("noise", 20, 0.25)])
    slat = mat([(0.25, "#b8823f"), (0.7, "#e0b878")], by="noise", scale=2.5, detail=8, stretch=(6, 0.5, 1), rough=0.55,
            bump=[("noise", 20, 0.25)])
    bind = mat("#7a4a20", rough=0.6)

    def steamer(at, radius=1.55, height=0.62, lid=False):
        r, h = radius, height
        parts = [lathe([(r - 0.07, 0), (r, 0), (r, h), (r - 0.07, h), (r - 0.07, 0)], bamboo, smooth=0, steps=96),
                 lathe([(r, h * 0.05), (r + 0.05, h * 0.05), (r + 0.05, h * 0.42), (r, h * 0.42)], bamboo, smooth=0, steps=96)]
        for i in range(4):
            a = TAU * i / 4 + 0.5
            parts.append(box((0.05, 0.12, h * 0.5), bind, ((r + 0.05) * math.cos(a), (r + 0.05) * math.sin(a), h * 0.26),
                    (0, 0, math.degrees(a)), 0.01))
        n = 15
        for i in range(n):
            y = (i - (n - 1) / 2) * (2 * r / n)
            half = math.sqrt(max(0.01, (r - 0.05) ** 2 - y * y))
            parts.append(box((half * 2, 2 * r / n * 0.82, 0.04), slat, (0, y, h if lid else h * 0.42), edge=0.012))
        if lid:
            for i in range(n):
                x = (i - (n - 1) / 2) * (2 * r / n)
                half = math.sqrt(max(0.01, (r - 0.05) ** 2 - x * x))
                parts.append(box((2 * r / n * 0.5, half * 2, 0.03), slat, (x, 0, h + 0.035), edge=0.01))
            parts.append(tube([(-0.3, 0, h + 0.02), (-0.15, 0, h + 0.25), (0.15, 0, h + 0.25), (0.3, 0, h + 0.02)], 0.06, bamboo))
        return group(parts, at)

    steamer((0, 0.25, 0))
    k.place(steamer((0, 0, 0)), (0, 0.25, 0.64))
    lid = steamer((0, 0, 0), 1.58, 0.3, True)
    k.place(lid, (-1.65, 1.95, 1.35), (68, 0, 30))
    z = 0.64 + 0.62 * 0.42 + 0.03
    cabbage = k.leaf_green("#5f9a34", "#b4d878")
    for i in range(9):
        a = TAU * i / 9
        leaf(1.3, 0.85, cabbage, (0.25 * math.cos(a), 0.25 + 0.25 * math.sin(a), z + 0.01 * i), (0, -4, math.degrees(a)), 0.05,
                0.08)
    dough = mat([(0.3, "#f2e4c8"), (0.7, "#fcf4e2")], scale=3, rough=0.26, sss=0.2, sss_radius=(1, .7, .45), coat=0.4,
            bump=[("noise", 14, 0.1)])
    pink = mat([(0.3, "#f4b49a"), (0.7, "#fbd8c0")], scale=3, rough=0.24, sss=0.2, sss_radius=(1, .5, .3), coat=0.45)
    green_dough = mat([(0.3, "#a8c888"), (0.7, "#d0e4b0")], scale=3, rough=0.26, sss=0.2, sss_radius=(.7, 1, .45), coat=0.4)

    def bao(at, s, m, turn):
        def pleat(x, y, w):
            a, r = math.atan2(y, x), math.hypot(x, y)
            t = max(0, min(1, (w - 0.08) / 0.38))
            f = 1 + 0.12 * t * math.cos(16 * (a + 1.1 * t))
            return x * f, y * f, w
        parts = [lathe([(0, 0), (0.32, 0), (0.44, 0.1), (0.45, 0.22), (0.36, 0.36), (0.2, 0.46), (0.10, 0.52), (0.12, 0.58),
                (0.07, 0.60), (0.03, 0.53), (0, 0.5)], m, steps=180, warp=pleat, smooth=5)]
        return group(parts, at, (rng.uniform(-4, 4), rng.uniform(-4, 4), turn), s)

    ring = [(0, 0.25)] + [(0.96 * math.cos(a), 0.25 + 0.96 * math.sin(a)) for a in [TAU * i / 6 + 0.3 for i in range(6)]]
    for i, (x, y) in enumerate(ring):
        bao((x, y, z + 0.04), 0.98, (dough, dough, pink, dough, green_dough, dough, pink)[i], i * 31)
    roe = template(ball(0.03, mat("#ff7a1a", rough=0.06, coat=1, sss=0.05), detail=2))
    for x, y in ring[::2]:
        strew(roe, 6, (x, y), 0.07, z + 0.62, tumble=0)
    scallion = mat([(0.3, "#3f8a22"), (0.7, "#9fd04a")], by="random", rough=0.3, sss=0.03)
    bit = template(lathe([(0.05, 0), (0.065, 0.015), (0.065, 0.045), (0.05, 0.06), (0.04, 0.045), (0.04, 0.015), (0.05, 0)],
            scallion, smooth=2, steps=18))
    strew(bit, 26, (0, 0.25), 1.2, z + 0.06, tumble=50)
    # sauces
    for at, color, m in (((2.25, -0.35, 0), "#8a2b1c", mat("#1c0a05", rough=0.03, coat=1)),
            ((2.1, -1.15, 0), "#e8e0cc", mat([(0.3, "#8a140a"), (0.7, "#d83a1c")], scale=6, rough=0.12, coat=0.8,
            bump=[("noise", 9, 0.6)]))):
        k.bowl(0.5, 0.32, k.ceramic(color), at)
        lathe([(0, 0.22), (0.43, 0.22)], m, at, smooth=0)
    strew(bit, 7, (2.25, -0.35), 0.25, 0.21, tumble=8)
    k.chopsticks((-2.25, -0.55, 0.08), (0, 0, 16), mat([(0.3, "#7a1a12"), (0.7, "#a82a1c")], rough=0.15, coat=1), 0.2)
    box((0.5, 0.2, 0.12), k.ceramic("#e8e0cc"), (-2.42, 0.4, 0.06), (0, 0, 16), 0.05)
    # a dumpling held on a spoon in front and a small teapot behind
    white = k.ceramic("#f2efe8")
    lathe([(0, 0.05), (0.2, 0.06), (0.34, 0.3), (0.38, 0.55), (0.4, 0.57), (0.4, 0.5), (0.36, 0.25), (0.25, 0.02), (0, 0)],
            white, (2.2, 1.0, 0))
    lathe([(0, 0.42), (0.36, 0.42)], mat("#a87a1a", rough=0.04, coat=1, sss=0.05), (2.2, 1.0, 0), smooth=0)
    k.plate(0.62, k.ceramic("#1b4a5a", speckle="#8fc4c4"), (-0.1, -1.75, 0), 0.1)
    bao((-0.1, -1.75, 0.05), 0.85, dough, 20)
    k.studio(key=950, key_color="#ffd09a", side=-1, rim=460, rim_color="#a8e0e8", fill=190, ambient=("#3f4a4a", 0.3),
            at=(0, 0, 0.8))


# ---------------------------------------------------------------- command line

def main():
    arguments = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
    parser = argparse.ArgumentParser(description="Renders the pictures of the restaurants.")
    parser.add_argument("names", nargs="*", help="scenes; all of them when none is named")
    parser.add_argument("--size", default="1170x900")
    parser.add_argument("--samples", type=int, default=14)
    parser.add_argument("--no-denoise", action="store_true")
    parser.add_argument("--out", default=os.path.join(HERE, "..", "pictures"))
    options = parser.parse_args(arguments)
    size = tuple(int(n) for n in options.size.split("x"))
    out = os.path.abspath(options.out)
    os.makedirs(out, exist_ok=True)
    for name in options.names or SCENES:
        function, settings = SCENES[name]
        start = time.time()
        k.reset(sum(name.encode()))
        function()
        built = time.time()
        k.render(os.path.join(out, name + ".jpg"), size, options.samples,
                 not options.no_denoise, **settings)
        print(f"{name}: built in {built - start:.1f} s, rendered in {time.time() - built:.1f} s", flush=True)


if __name__ == "__main__":
    main()
