"""A small photo studio for Blender: materials, tableware, tables, light and camera.

One unit is ten centimetres. Every builder returns the object it made, and every
object is modelled around its own origin, so that procedural textures follow it.
"""

import math
import random

import bpy
from mathutils import Vector, noise

TAU = math.tau
rng = random.Random(1)


# ---------------------------------------------------------------- scene and render

def reset(seed):
    """Starts an empty scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    rng.seed(seed)


def rgb(text):
    """'#c8102e' as linear red, green, blue, alpha."""
    text = text.lstrip("#")
    values = [int(text[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values]
    return (*linear, 1.0)


def render(path, size, samples, denoise=True, exposure=0.0, look="High Contrast", vignette=0.55):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.02
    cycles.max_bounces = 8
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = 8
    cycles.transparent_max_bounces = 10
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4.0
    cycles.sample_clamp_direct = 12.0
    cycles.blur_glossy = 1.0
    cycles.use_denoising = denoise
    if denoise:
        cycles.denoiser = "OPENIMAGEDENOISE"
        cycles.denoising_prefilter = "FAST"
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = look
    scene.view_settings.exposure = exposure + 0.75
    finish(scene, vignette)
    image = scene.render.image_settings
    image.file_format = "JPEG"
    image.quality = 84
    for part in ("date", "time", "render_time", "frame", "camera", "scene", "filename",
                 "memory", "hostname", "frame_range", "lens", "marker", "sequencer_strip"):
        setattr(scene.render, "use_stamp_" + part, False)
    scene.render.filepath = path
    bpy.ops.render.render(write_still=True)


def finish(scene, vignette):
    """A little glow around the highlights, and darker corners."""
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    glare = tree.nodes.new("CompositorNodeGlare")
    glare.glare_type = "FOG_GLOW"
    glare.quality = "MEDIUM"
    glare.threshold = 1.0
    glare.mix = -0.82
    glare.size = 7
    mask = tree.nodes.new("CompositorNodeEllipseMask")
    mask.width, mask.height = 0.95, 0.9
    mask.y = 0.54
    blur = tree.nodes.new("CompositorNodeBlur")
    blur.filter_type = "FAST_GAUSS"
    blur.use_relative = True
    blur.factor_x = blur.factor_y = 28
    mix = tree.nodes.new("CompositorNodeMixRGB")
    mix.blend_type = "MULTIPLY"
    mix.inputs[0].default_value = vignette
    out = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(layers.outputs["Image"], glare.inputs["Image"])
    tree.links.new(mask.outputs[0], blur.inputs[0])
    tree.links.new(glare.outputs[0], mix.inputs[1])
    tree.links.new(blur.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], out.inputs[0])


def world(color, strength):
    w = bpy.data.worlds.new("World")
    bpy.context.scene.world = w
    w.use_nodes = True
    node = w.node_tree.nodes["Background"]
    node.inputs[0].default_value = rgb(color)
    node.inputs[1].default_value = strength


def camera(target, distance, elevation, azimuth=0, lens=70, fstop=0.35, focus=None, roll=0):
    """Looks at `target`; azimuth 0 stands on the -y side. The scene is ten times as
    large as metres, so that fstop 0.35 blurs like f/3.5."""
    target = Vector(target)
    e, a = math.radians(elevation), math.radians(azimuth)
    offset = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    data = bpy.data.cameras.new("Camera")
    obj = link(bpy.data.objects.new("Camera", data))
    obj.location = target + offset * distance
    obj.rotation_euler = (-offset).to_track_quat("-Z", "Y").to_euler()
    if roll:
        obj.rotation_euler.rotate_axis("Z", math.radians(roll))
    data.lens = lens
    data.dof.use_dof = True
    point = Vector(focus) if focus else target
    data.dof.focus_distance = (point - obj.location).dot(-offset)
    data.dof.aperture_fstop = fstop
    bpy.context.scene.camera = obj
    return obj


def softbox(location, target, size, power, color="#ffffff", shape=None):
    """A window-like area light; `size` is a number or (width, height)."""
    data = bpy.data.lights.new("Softbox", "AREA")
    data.energy = power
    data.color = rgb(color)[:3]
    if isinstance(size, (tuple, list)):
        data.shape = "RECTANGLE"
        data.size, data.size_y = size
    else:
        data.shape = "DISK"
        data.size = size
    obj = link(bpy.data.objects.new("Softbox", data))
    obj.location = location
    direction = Vector(target) - Vector(location)
    obj.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()
    return obj


def lamp(location, power, color="#ffb469", radius=0.15):
    data = bpy.data.lights.new("Lamp", "POINT")
    data.energy = power
    data.color = rgb(color)[:3]
    data.shadow_soft_size = radius
    obj = link(bpy.data.objects.new("Lamp", data))
    obj.location = location
    return obj


def studio(key=900, key_color="#ffdcb0", side=-1, rim=500, rim_color="#bcd4ff", fill=120,
           ambient=("#6a7388", 0.25), at=(0, 0, 0.4)):
    """Key: a large window behind and to one side. Rim: cool, from the other side.
    Fill: weak, from the camera."""
    world(*ambient)
    softbox((side * 5.5, 3.6, 5.2), at, (4, 4), key, key_color)
    softbox((-side * 6, 3.0, 3.2), at, (1.6, 4), rim, rim_color)
    softbox((-side * 3.0, -6, 4.5), at, 4, fill, "#fff0e0")


# ---------------------------------------------------------------- materials

def socket(node, *names):
    for name in names:
        if name in node.inputs:
            return node.inputs[name]
    raise KeyError(names)


def mat(stops, by="noise", scale=4, detail=5, jitter=0.0, jitter_scale=6, lo=0.0, hi=1.0,
        stretch=(1, 1, 1), rough=0.5, rough_var=0.0, metal=0, sss=0.0, sss_radius=(1, .35, .15),
        spec=0.5, coat=0.0, sheen=0.0, bump=(), interpolation="LINEAR", distortion=0.0):
    """A food-ready surface. `stops` is one colour or [(position, colour), ...]; `by` says
    what runs along them: noise, z, radius, up, facing, wave, rings, cells, spots, random.
    `bump` is a list of (kind, scale, strength)."""
    m = bpy.data.materials.new("Surface")
    m.use_nodes = True
    nodes, links = m.node_tree.nodes, m.node_tree.links
    bsdf = nodes["Principled BSDF"]
    coords = nodes.new("ShaderNodeTexCoord")
    mapping = nodes.new("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = stretch
    links.new(coords.outputs["Object"], mapping.inputs[0])
    vector = mapping.outputs[0]

    def math_node(operation, a, b=0.0, clamp=False):
        n = nodes.new("ShaderNodeMath")
        n.operation, n.use_clamp = operation, clamp
        for i, v in enumerate((a, b)):
            if isinstance(v, (int, float)):
                n.inputs[i].default_value = v
            else:
                links.new(v, n.inputs[i])
        return n.outputs[0]

    def noise_node(s, d=5, dist=0.0):
        n = nodes.new("ShaderNodeTexNoise")
        n.inputs["Scale"].default_value = s
        n.inputs["Detail"].default_value = d
        n.inputs["Distortion"].default_value = dist
        links.new(vector, n.inputs["Vector"])
        return n.outputs["Fac"]

    def voronoi_node(s, feature="F1", out="Distance"):
        n = nodes.new("ShaderNodeTexVoronoi")
        n.feature = feature
        n.inputs["Scale"].default_value = s
        links.new(vector, n.inputs["Vector"])
        return n.outputs[out]

    def wave_node(s, kind="BANDS", dist=distortion):
        n = nodes.new("ShaderNodeTexWave")
        n.wave_type = kind
        if kind == "RINGS":
            n.rings_direction = "Z"
        n.inputs["Scale"].default_value = s
        n.inputs["Distortion"].default_value = dist
        n.inputs["Detail"].default_value = 3
        links.new(vector, n.inputs["Vector"])
        return n.outputs["Fac"]

    if isinstance(stops, str):
        socket(bsdf, "Base Color").default_value = rgb(stops)
    else:
        if by == "noise":
            value = noise_node(scale, detail, distortion)
        elif by in ("z", "radius"):
            split = nodes.new("ShaderNodeSeparateXYZ")
            links.new(vector, split.inputs[0])
            if by == "z":
                value = split.outputs[2]
            else:
                xx = math_node("MULTIPLY", split.outputs[0], split.outputs[0])
                yy = math_node("MULTIPLY", split.outputs[1], split.outputs[1])
                value = math_node("SQRT", math_node("ADD", xx, yy))
            value = math_node("DIVIDE", math_node("SUBTRACT", value, lo), hi - lo)
        elif by == "up":
            split = nodes.new("ShaderNodeSeparateXYZ")
            geometry = nodes.new("ShaderNodeNewGeometry")
            links.new(geometry.outputs["Normal"], split.inputs[0])
            value = math_node("ADD", math_node("MULTIPLY", split.outputs[2], 0.5), 0.5)
        elif by == "facing":
            weight = nodes.new("ShaderNodeLayerWeight")
            value = weight.outputs["Facing"]
        elif by == "wave":
            value = wave_node(scale)
        elif by == "rings":
            value = wave_node(scale, "RINGS")
        elif by == "cells":
            value = voronoi_node(scale, out="Color")
        elif by == "spots":
            value = voronoi_node(scale)
        elif by == "random":
            info = nodes.new("ShaderNodeObjectInfo")
            value = info.outputs["Random"]
        if jitter:
            n = math_node("MULTIPLY", math_node("SUBTRACT", noise_node(jitter_scale), 0.5), jitter * 2)
            value = math_node("ADD", value, n)
        ramp = nodes.new("ShaderNodeValToRGB")
        elements = ramp.color_ramp.elements
        ramp.color_ramp.interpolation = interpolation
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, color) in zip(elements, stops):
            element.position = position
            element.color = rgb(color)
        links.new(value, ramp.inputs[0])
        links.new(ramp.outputs[0], socket(bsdf, "Base Color"))

    socket(bsdf, "Roughness").default_value = rough
    if rough_var:
        r = math_node("MULTIPLY", math_node("SUBTRACT", noise_node(9), 0.5), rough_var * 2)
        links.new(math_node("ADD", r, rough, True), socket(bsdf, "Roughness"))
    socket(bsdf, "Metallic").default_value = metal
    socket(bsdf, "Specular IOR Level", "Specular").default_value = spec
    if sss:
        socket(bsdf, "Subsurface Weight", "Subsurface").default_value = min(1, sss * 4)
        socket(bsdf, "Subsurface Radius").default_value = sss_radius
        if "Subsurface Scale" in bsdf.inputs:
            bsdf.inputs["Subsurface Scale"].default_value = sss
    if coat:
        socket(bsdf, "Coat Weight", "Clearcoat").default_value = coat
        socket(bsdf, "Coat Roughness", "Clearcoat Roughness").default_value = 0.08
    if sheen:
        socket(bsdf, "Sheen Weight", "Sheen").default_value = sheen
    normal = None
    for kind, s, strength in bump:
        node = nodes.new("ShaderNodeBump")
        node.inputs["Strength"].default_value = min(1.0, strength)
        node.inputs["Distance"].default_value = 0.06
        height = {"noise": lambda: noise_node(s, 6), "pores": lambda: voronoi_node(s),
                  "cells": lambda: voronoi_node(s, "DISTANCE_TO_EDGE"),
                  "wave": lambda: wave_node(s), "rings": lambda: wave_node(s, "RINGS")}[kind]()
        links.new(height, node.inputs["Height"])
        if normal:
            links.new(normal, node.inputs["Normal"])
        normal = node.outputs[0]
    if normal:
        links.new(normal, socket(bsdf, "Normal"))
        if coat:
            links.new(normal, socket(bsdf, "Coat Normal", "Clearcoat Normal"))
    return m


def glass(color="#ffffff", ior=1.45, rough=0.0, shadow=None):
    """Refracts for the eye, lets light through for shadows."""
    m = bpy.data.materials.new("Glass")
    m.use_nodes = True
    nodes, links = m.node_tree.nodes, m.node_tree.links
    nodes.remove(nodes["Principled BSDF"])
    body = nodes.new("ShaderNodeBsdfGlass")
    body.inputs["Color"].default_value = rgb(color)
    body.inputs["IOR"].default_value = ior
    body.inputs["Roughness"].default_value = rough
    clear = nodes.new("ShaderNodeBsdfTransparent")
    clear.inputs[0].default_value = rgb(shadow or color)
    path = nodes.new("ShaderNodeLightPath")
    mix = nodes.new("ShaderNodeMixShader")
    either = nodes.new("ShaderNodeMath")
    either.operation = "MAXIMUM"
    links.new(path.outputs["Is Shadow Ray"], either.inputs[0])
    links.new(path.outputs["Is Diffuse Ray"], either.inputs[1])
    links.new(either.outputs[0], mix.inputs[0])
    links.new(body.outputs[0], mix.inputs[1])
    links.new(clear.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes["Material Output"].inputs["Surface"])
    return m


def glow(color, strength, lights=False):
    """Shines for the eye only, unless it `lights` the scene too."""
    m = bpy.data.materials.new("Glow")
    m.cycles.emission_sampling = "AUTO" if lights else "NONE"
    m.use_nodes = True
    nodes, links = m.node_tree.nodes, m.node_tree.links
    nodes.remove(nodes["Principled BSDF"])
    e = nodes.new("ShaderNodeEmission")
    e.inputs[0].default_value = rgb(color)
    e.inputs[1].default_value = strength
    links.new(e.outputs[0], nodes["Material Output"].inputs["Surface"])
    return m


def wood(dark="#3b1f10", light="#a8683a", rough=0.38, grain=1.0):
    return mat([(0.2, dark), (0.5, light), (0.62, dark), (0.9, light)], by="noise", scale=2.2 * grain,
               detail=9, distortion=1.2, stretch=(0.22, 3.0, 1.0), rough=rough, rough_var=0.12,
               bump=[("noise", 14, 0.22)])


def marble(base="#efece8", vein="#8f8a88"):
    return mat([(0.30, vein), (0.46, base), (1, base)], by="noise", scale=1.1, detail=10,
               distortion=2.6, rough=0.16, coat=0.3)


def slate(base="#22262a", light="#4b5157"):
    return mat([(0.3, base), (0.75, light)], scale=5, detail=10, rough=0.55, rough_var=0.2,
               bump=[("noise", 5, 0.6), ("noise", 40, 0.25)])


def concrete(base="#8d8a86", dark="#5f5c59"):
    return mat([(0.3, dark), (0.7, base)], scale=1.4, detail=10, rough=0.6, rough_var=0.2,
               bump=[("noise", 22, 0.2)])


def linen(color="#d9cdb8", dark="#b9ab92"):
    return mat([(0.35, dark), (0.65, color)], scale=3, detail=8, rough=0.9, sheen=0.4,
               bump=[("noise", 90, 0.35)])


def ceramic(color="#f4efe6", rough=0.14, speckle=None):
    if speckle:
        return mat([(0.0, speckle), (0.10, color), (1, color)], by="spots", scale=9, jitter=0.16,
                   jitter_scale=9, rough=rough, coat=0.5, bump=[("noise", 3, 0.08)])
    return mat(color, rough=rough, coat=0.6, bump=[("noise", 2.5, 0.05)])


def brass():
    return mat([(0.3, "#8a5a22"), (0.7, "#d8a24a")], scale=6, rough=0.22, rough_var=0.1, metal=1)


def steel(rough=0.18):
    return mat("#c9ccd0", rough=rough, rough_var=0.08, metal=1)


def leaf_green(dark="#1f4a14", light="#6fa52e"):
    return mat([(0.3, dark), (0.75, light)], scale=5, detail=6, rough=0.38, sss=0.02,
               sss_radius=(0.5, 1, 0.2), bump=[("noise", 9, 0.35)])


# ---------------------------------------------------------------- geometry

def link(obj):
    bpy.context.scene.collection.objects.link(obj)
    return obj


def mesh(verts, faces, material=None, at=(0, 0, 0), rot=(0, 0, 0), scale=1, smooth=True):
    data = bpy.data.meshes.new("Mesh")
    data.from_pydata([tuple(v) for v in verts], [], faces)
    data.validate()
    if smooth:
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    data.update()
    obj = link(bpy.data.objects.new("Object", data))
    if material:
        data.materials.append(material)
    return place(obj, at, rot, scale)


def place(obj, at=(0, 0, 0), rot=(0, 0, 0), scale=1):
    """Rotation in degrees."""
    obj.location = at
    obj.rotation_euler = [math.radians(r) for r in rot]
    obj.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return obj


def copy(obj, at, rot=(0, 0, 0), scale=1, material=None):
    """Another instance of the same mesh, its modifiers included."""
    new = link(obj.copy())
    if material:
        new.data = obj.data.copy()
        new.data.materials.clear()
        new.data.materials.append(material)
    return place(new, at, rot, scale)


def subdivide(obj, levels=2):
    m = obj.modifiers.new("Subdivide", "SUBSURF")
    m.levels = m.render_levels = levels
    return obj


def bevel(obj, width=0.05, segments=4):
    m = obj.modifiers.new("Bevel", "BEVEL")
    m.width, m.segments = width, segments
    m.limit_method = "ANGLE"
    m.harden_normals = False
    return obj


def thicken(obj, amount):
    m = obj.modifiers.new("Thicken", "SOLIDIFY")
    m.thickness, m.offset = amount, 0
    return obj


def smooth_path(points, n=8, closed=False):
    """Catmull-Rom through points of any dimension."""
    out, count = [], len(points)
    last = count if closed else count - 1
    for i in range(last):
        if closed:
            p = [points[(i + k) % count] for k in (-1, 0, 1, 2)]
        else:
            p = [points[max(0, min(count - 1, i + k))] for k in (-1, 0, 1, 2)]
        for s in range(n):
            t = s / n
            out.append(tuple(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t
                       + (3 * b - a - 3 * c + d) * t ** 3)
                for a, b, c, d in zip(*p)))
    if not closed:
        out.append(tuple(points[-1]))
    return out


def crisp_path(points, margin=0.012):
    """The same corners, each held by two neighbours, so that smooth shading keeps walls flat."""
    out = []
    for a, b in zip(points, points[1:]):
        length = math.dist(a, b)
        t = min(0.3, margin / length) if length > 0 else 0
        out += [a] + [tuple(p + (q - p) * f for p, q in zip(a, b)) for f in (t, 1 - t) if t]
    return out + [points[-1]]


def lathe(profile, material=None, at=(0, 0, 0), rot=(0, 0, 0), scale=1, steps=72, smooth=6,
          warp=None):
    """Turns (radius, height) points around z. `warp(x, y, z)` may move each vertex."""
    points = smooth_path(profile, smooth) if smooth else crisp_path(profile)
    verts, faces = [], []
    for r, z in points:
        for i in range(steps):
            a = TAU * i / steps
            v = (max(r, 1e-4) * math.cos(a), max(r, 1e-4) * math.sin(a), z)
            verts.append(warp(*v) if warp else v)
    for j in range(len(points) - 1):
        for i in range(steps):
            k = (i + 1) % steps
            faces.append((j * steps + i, j * steps + k, (j + 1) * steps + k, (j + 1) * steps + i))
    return mesh(verts, faces, material, at, rot, scale)


def box(size, material=None, at=(0, 0, 0), rot=(0, 0, 0), edge=0.04):
    x, y, z = (s / 2 for s in size)
    verts = [(sx * x, sy * y, sz * z) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    obj = mesh(verts, faces, material, at, rot, smooth=False)
    if edge:
        bevel(obj, edge)
    return obj


def ball(radius=1, material=None, at=(0, 0, 0), rot=(0, 0, 0), scale=1, rough=0.0, freq=2.0,
         squash=None, detail=4, seed=0.0):
    """A sphere, roughened with noise when asked; `squash(x, y, z)` reshapes it first."""
    import bmesh
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=detail, radius=1.0)
    shift = Vector((seed, seed * 1.7, -seed))
    for v in bm.verts:
        p = v.co.copy()
        if squash:
            p = Vector(squash(*p))
        if rough:
            p *= 1 + rough * noise.fractal(v.co * freq + shift, 1.0, 2.0, 4)
        v.co = p * radius
    data = bpy.data.meshes.new("Ball")
    bm.to_mesh(data)
    bm.free()
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    if material:
        data.materials.append(material)
    return place(link(bpy.data.objects.new("Ball", data)), at, rot, scale)


def tube(points, radius=0.05, material=None, at=(0, 0, 0), rot=(0, 0, 0), scale=1, closed=False,
         taper=None, sides=10, n=6):
    """A round rope along points; `taper(t)` scales the radius from 0 to 1 along it."""
    path = [Vector(p) for p in smooth_path(points, n, closed)]
    verts, faces = [], []
    count = len(path)
    up = Vector((0.03, 0.05, 1))
    for i, p in enumerate(path):
        a = path[(i - 1) % count] if closed or i > 0 else p
        b = path[(i + 1) % count] if closed or i < count - 1 else p
        direction = (b - a).normalized()
        u = direction.cross(up)
        if u.length < 1e-3:
            u = direction.cross(Vector((1, 0, 0)))
        u.normalize()
        w = direction.cross(u)
        up = -w if w.dot(up) < 0 else w
        u = direction.cross(up).normalized()
        w = up.normalized()
        r = radius * (taper(i / max(1, count - 1)) if taper else 1)
        for s in range(sides):
            t = TAU * s / sides
            verts.append(p + u * (r * math.cos(t)) + w * (r * math.sin(t)))
    rings = count if closed else count - 1
    for i in range(rings):
        j = (i + 1) % count
        for s in range(sides):
            k = (s + 1) % sides
            faces.append((i * sides + s, i * sides + k, j * sides + k, j * sides + s))
    if not closed:
        faces.append(tuple(range(sides - 1, -1, -1)))
        faces.append(tuple(range((count - 1) * sides, count * sides)))
    return mesh(verts, faces, material, at, rot, scale)


def sheet(width, depth, height, material=None, at=(0, 0, 0), rot=(0, 0, 0), scale=1, nx=40, ny=40,
          outline=None, thickness=0.0):
    """A grid over [-1, 1]²; height(u, v) lifts it and outline(u, v) may move (x, y)."""
    verts, faces = [], []
    for j in range(ny + 1):
        for i in range(nx + 1):
            u, v = 2 * i / nx - 1, 2 * j / ny - 1
            x, y = outline(u, v) if outline else (u, v)
            verts.append((x * width / 2, y * depth / 2, height(u, v)))
    for j in range(ny):
        for i in range(nx):
            a = j * (nx + 1) + i
            faces.append((a, a + 1, a + nx + 2, a + nx + 1))
    obj = mesh(verts, faces, material, at, rot, scale)
    if thickness:
        thicken(obj, thickness)
    return obj


def prism(outline, height, material=None, at=(0, 0, 0), rot=(0, 0, 0), edge=0.03, top=None):
    """An outline of (x, y) points pulled up by `height`."""
    n = len(outline)
    verts = [(x, y, 0) for x, y in outline] + [(x, y, height) for x, y in outline]
    faces = [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))]
    faces += [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    obj = mesh(verts, faces, material, at, rot, smooth=False)
    if edge:
        bevel(obj, edge, 3)
    return obj


def wedge_outline(radius, degrees, steps=14):
    a = math.radians(degrees)
    arc = [(radius * math.cos(a * (i / steps - 0.5)), radius * math.sin(a * (i / steps - 0.5)))
           for i in range(steps + 1)]
    return [(0, 0)] + arc


def leaf(length=1.0, width=0.4, material=None, at=(0, 0, 0), rot=(0, 0, 0), curl=0.3, ruffle=0.0,
         scale=1):
    """A pointed leaf along +x with a crease down its middle."""
    seed = rng.random() * 50

    def outline(u, v):
        t = (u + 1) / 2
        return u, v * math.sin(math.pi * min(0.999, t ** 0.75)) ** 0.8

    def height(u, v):
        t = (u + 1) / 2
        return (-curl * length * (t - 0.4) ** 2 * 1.6 + abs(v) * 0.18 * width
                + ruffle * abs(v) ** 1.5 * math.sin(t * 17 + seed) * width)

    return sheet(length, width, height, material, at, rot, scale, 24, 8, outline, 0.012)


# ---------------------------------------------------------------- tableware

def plate(radius=1.3, material=None, at=(0, 0, 0), rim=0.16, scale=1):
    r = radius
    profile = [(0, 0.05), (r * 0.62, 0.05), (r * 0.72, 0.07), (r * 0.97, rim), (r, rim + 0.015),
               (r * 0.995, rim - 0.03), (r * 0.72, 0.01), (r * 0.6, 0), (0, 0)]
    return lathe(profile, material or ceramic(), at, scale=scale, steps=96)


def bowl(radius=1.2, depth=0.85, material=None, at=(0, 0, 0), wall=0.06, foot=0.5):
    r, d = radius, depth
    profile = [(0, 0.10), (r * 0.35, 0.12), (r * 0.72, d * 0.38), (r * 0.93, d * 0.76),
               (r - wall * 0.6, d - 0.01), (r - wall * 0.1, d + 0.02), (r + 0.02, d - 0.02),
               (r * 0.98, d * 0.72), (r * 0.78, d * 0.3), (r * foot, 0.08), (r * foot, 0.0),
               (r * (foot - 0.07), 0.0), (0, 0.04)]
    return lathe(profile, material or ceramic(), at, steps=96)


def napkin(material, at=(0, 0, 0), size=(2.6, 1.8), rot=(0, 0, 0), folds=1.0):
    seed = rng.random() * 40

    def height(u, v):
        n = noise.fractal(Vector((u * 1.4 + seed, v * 0.9, seed)), 1.0, 2.0, 3)
        edge = min(1.0, 3 * (1 - max(abs(u), abs(v))))
        return 0.03 + folds * 0.10 * max(0, n + 0.2) * (0.35 + 0.65 * edge)

    def outline(u, v):
        return u + 0.03 * math.sin(v * 5 + seed), v + 0.03 * math.sin(u * 4 + seed)

    return sheet(size[0], size[1], height, material, at, rot, 1, 70, 50, outline, 0.02)


def fork(at, rot=(0, 0, 0), scale=1, material=None):
    m = material or steel()
    handle = tube([(0, -1.0, 0.03), (0, -0.3, 0.035), (0, 0.4, 0.07), (0, 0.62, 0.045)], 0.05, m,
                  taper=lambda t: 1.25 - 0.75 * t)
    parts = [handle]
    parts.append(box((0.26, 0.26, 0.03), m, (0, 0.72, 0.04), edge=0.014))
    for i in range(4):
        x = -0.105 + 0.07 * i
        parts.append(tube([(x, 0.8, 0.04), (x, 1.0, 0.03), (x, 1.25, 0.07)], 0.02, m,
                          taper=lambda t: 1 - 0.4 * t))
    return group(parts, at, rot, scale)


def spoon(at, rot=(0, 0, 0), scale=1, material=None):
    m = material or steel()
    handle = tube([(0, -1.0, 0.03), (0, -0.3, 0.035), (0, 0.4, 0.08), (0, 0.62, 0.06)], 0.045, m,
                  taper=lambda t: 1.25 - 0.7 * t)
    cup = sheet(0.4, 0.62, lambda u, v: -0.07 * max(0, 1 - u * u - v * v) + 0.075, m, (0, 0.88, 0),
                outline=lambda u, v: disc(u, v), nx=20, ny=20, thickness=0.02)
    return group([handle, cup], at, rot, scale)


def disc(u, v):
    """Maps the square [-1, 1]² onto the unit disc."""
    return u * math.sqrt(1 - v * v / 2), v * math.sqrt(1 - u * u / 2)


def chopsticks(at, rot=(0, 0, 0), material=None, gap=0.16):
    m = material or wood("#2a0f0a", "#5d2415", 0.25)
    parts = []
    for i in (-1, 1):
        parts.append(tube([(i * gap * 0.5, -1.3, 0.05), (i * gap * 0.9, 1.2, 0.05)], 0.05, m,
                          taper=lambda t: 1 - 0.55 * t))
    return group(parts, at, rot)


def group(parts, at=(0, 0, 0), rot=(0, 0, 0), scale=1):
    """Puts the parts under one handle."""
    empty = link(bpy.data.objects.new("Group", None))
    for p in parts:
        p.parent = empty
    return place(empty, at, rot, scale)


def candle(at, height=0.5, radius=0.16, power=6, color="#f3e6cf"):
    """A lit candle with its own small light."""
    wax = mat(color, rough=0.45, sss=0.15, sss_radius=(1, .5, .2))
    x, y, z = at
    lathe([(0, 0), (radius, 0), (radius, height - 0.03), (radius * 0.9, height),
           (radius * 0.5, height - 0.05), (0, height - 0.06)], wax, at, steps=40, smooth=3)
    tube([(0, 0, 0), (0.005, 0, 0.06), (0.01, 0, 0.1)], 0.012, mat("#201810"), (x, y, z + height - 0.06))
    flame = ball(1, glow("#ffb347", 34), (x, y, z + height + 0.14), scale=(0.042, 0.042, 0.12),
                 squash=lambda a, b, c: (a * (1 - 0.45 * c), b * (1 - 0.45 * c), c))
    flame.visible_diffuse = False
    lamp((x, y, z + height + 0.16), power, "#ff9a3c", 0.05)


def wine_glass(at, wine=None, scale=1.0, fill=0.45):
    clear = glass("#fbfdff", 1.5)
    outer = [(0.38, 0), (0.36, 0.025), (0.1, 0.05), (0.035, 0.14), (0.03, 0.75), (0.06, 0.86),
             (0.3, 1.02), (0.47, 1.32), (0.46, 1.6), (0.36, 1.98)]
    inner = [(0.35, 1.975), (0.445, 1.6), (0.455, 1.33), (0.29, 1.05), (0.05, 0.93), (0, 0.92)]
    lathe(outer + inner, clear, at, scale=scale, steps=64, smooth=5)
    if wine:
        level = 1.0 + fill * 0.75
        r = 0.452
        shape = [(0, 0.925), (0.05, 0.935), (0.292, 1.052), (r, 1.31), (r + 0.002, level), (0, level)]
        body = smooth_path(shape[:4], 5) + shape[4:]
        lathe(body, glass(wine, 1.34), at, scale=scale, steps=64, smooth=0)


def bottle(at, color="#16301c", label="#e9dfc7", scale=1.0):
    lathe([(0, 0), (0.36, 0), (0.38, 0.05), (0.38, 1.75), (0.33, 2.0), (0.14, 2.3), (0.13, 2.85),
           (0.155, 2.87), (0.155, 2.97), (0, 2.98)], mat(color, rough=0.06, coat=1), at, scale=scale,
          steps=48, smooth=3)
    lathe([(0.388, 0.45), (0.388, 1.25)], mat(label, rough=0.8), at, scale=scale, steps=48, smooth=0)


# ---------------------------------------------------------------- the place around

def table(material, depth=(-7, 3.2), width=16, thickness=0.4):
    y = (depth[0] + depth[1]) / 2
    return box((width, depth[1] - depth[0], thickness), material, (0, y, -thickness / 2), edge=0.06)


def planks(dark="#3b1f10", light="#a8683a", width=1.1, depth=(-7, 3.2), along="x", rough=0.4, gap=0.025):
    """A table of separate boards."""
    boards = []
    shades = [wood(dark, light, rough, g) for g in (0.8, 1.0, 1.25)]
    if along == "x":
        y = depth[0]
        while y < depth[1]:
            b = box((18, width - gap, 0.3), rng.choice(shades), (0, 0, 0), edge=0.03)
            dx = rng.uniform(-3, 3)
            for v in b.data.vertices:
                v.co.x -= dx
            b.location = (dx, y + width / 2, -0.15)
            boards.append(b)
            y += width
    else:
        x = -8
        while x < 8:
            length = depth[1] - depth[0]
            b = box((length, width - gap, 0.3), rng.choice(shades), (0, 0, 0), edge=0.03)
            b.location = (x + width / 2, (depth[0] + depth[1]) / 2 + rng.uniform(-0.002, 0.002), -0.15)
            b.rotation_euler[2] = math.pi / 2
            boards.append(b)
            x += width
    return boards


def wall(stops, y=9.0, by="noise", scale=0.25, **extra):
    """A large surface behind everything."""
    m = mat(stops, by=by, scale=scale, rough=extra.pop("rough", 0.85), **extra)
    return mesh([(-22, y, -9), (22, y, -9), (22, y, 14), (-22, y, 14)], [(0, 1, 2, 3)], m)


def behind(u, v, depth):
    """The point at (u, v) of the frame, both from -1 to 1, `depth` away from the camera."""
    cam = bpy.context.scene.camera
    half = 18 / cam.data.lens * depth
    return cam.location + cam.rotation_euler.to_matrix() @ Vector((u * half, v * half / 1.3, -depth))


def bokeh(count=26, depth=(13.5, 15.5), u=(-1.05, 1.05), v=(0.42, 1.05),
          colors=("#ffb45a", "#ff8a3c", "#ffd9a0"), strength=(5, 16), size=(0.05, 0.13)):
    """Small lamps far behind the table, spread over a part of the frame; needs the camera."""
    for _ in range(count):
        b = ball(rng.uniform(*size), glow(rng.choice(colors), rng.uniform(*strength)),
                 behind(rng.uniform(*u), rng.uniform(*v), rng.uniform(*depth)), detail=2)
        b.visible_diffuse = False
        b.visible_shadow = False


def window(u=0, v=0.9, depth=15, width=7, height=5, strength=3.0, panes=(3, 2), frame="#f1ece2",
           view=("#3f5f2a", "#7fa04a", "#c8d48a", "#f4ecd0", "#ffffff")):
    """A bright window far behind, with a blurred view through it; needs the camera."""
    turn = math.degrees(bpy.context.scene.camera.rotation_euler[2])
    outside = bpy.data.materials.new("View")
    outside.cycles.emission_sampling = "NONE"
    outside.use_nodes = True
    nodes, links = outside.node_tree.nodes, outside.node_tree.links
    nodes.remove(nodes["Principled BSDF"])
    coords = nodes.new("ShaderNodeTexCoord")
    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(coords.outputs["Object"], split.inputs[0])
    clouds = nodes.new("ShaderNodeTexNoise")
    clouds.inputs["Scale"].default_value = 0.9
    clouds.inputs["Detail"].default_value = 1.2
    links.new(coords.outputs["Object"], clouds.inputs["Vector"])
    tall = nodes.new("ShaderNodeMath")
    tall.operation = "MULTIPLY_ADD"
    links.new(split.outputs[2], tall.inputs[0])
    tall.inputs[1].default_value, tall.inputs[2].default_value = 0.75 / height, -0.12
    both = nodes.new("ShaderNodeMath")
    both.operation = "MULTIPLY_ADD"
    links.new(clouds.outputs["Fac"], both.inputs[0])
    both.inputs[1].default_value = 1.25
    links.new(tall.outputs[0], both.inputs[2])
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.interpolation = "EASE"
    elements = ramp.color_ramp.elements
    while len(elements) < 5:
        elements.new(0.5)
    for element, position, color in zip(elements, (0.22, 0.38, 0.5, 0.6, 0.75), view):
        element.position, element.color = position, rgb(color)
    links.new(both.outputs[0], ramp.inputs[0])
    e = nodes.new("ShaderNodeEmission")
    e.inputs[1].default_value = strength
    links.new(ramp.outputs[0], e.inputs[0])
    links.new(e.outputs[0], nodes["Material Output"].inputs["Surface"])
    parts = [mesh([(-width / 2, 0, -height / 2), (width / 2, 0, -height / 2), (width / 2, 0, height / 2),
                   (-width / 2, 0, height / 2)], [(0, 1, 2, 3)], outside)]
    m = mat(frame, rough=0.5)
    for i in range(panes[0] + 1):
        parts.append(box((0.16, 0.2, height), m, (-width / 2 + width * i / panes[0], -0.15, 0), edge=0.02))
    for i in range(panes[1] + 1):
        parts.append(box((width, 0.2, 0.16), m, (0, -0.15, -height / 2 + height * i / panes[1]), edge=0.02))
    for p in parts:
        p.visible_diffuse = False
        p.visible_shadow = False
    return group(parts, behind(u, v, depth), (0, 0, turn))


def pot_plant(at, scale=1.0, pot="#b5653a"):
    lathe([(0, 0), (0.4, 0), (0.52, 0.8), (0.56, 0.82), (0.56, 0.92), (0.48, 0.92), (0.44, 0.75), (0, 0.75)],
          mat(pot, rough=0.8), at, scale=scale, smooth=2, steps=40)
    green = leaf_green()
    base = leaf(1.2, 0.42, green, curl=0.6)
    base.hide_render = True
    for i in range(26):
        l = copy(base, (at[0], at[1], at[2] + 0.8 * scale),
                 (0, -rng.uniform(5, 80), i * 137.5), scale * rng.uniform(0.7, 1.3))
        l.hide_render = False


def scatter(obj, count, center, radius, z=0.0, scale=(0.8, 1.2), tumble=180, min_gap=0.0):
    """Copies strewn over a disc."""
    spots = []
    for _ in range(count * 8):
        if len(spots) == count:
            break
        a, r = rng.uniform(0, TAU), radius * math.sqrt(rng.random())
        p = (center[0] + r * math.cos(a), center[1] + r * math.sin(a))
        if min_gap and any((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2 < min_gap ** 2 for q in spots):
            continue
        spots.append(p)
        copy(obj, (*p, z), [rng.uniform(-tumble, tumble) for _ in range(2)] + [rng.uniform(0, 360)],
             rng.uniform(*scale))
    return spots
