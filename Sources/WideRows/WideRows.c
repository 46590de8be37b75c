#include "WideRows.h"

#include <string.h>

// The vectors below go from one function to another in this file only.
#pragma clang diagnostic ignored "-Wpsabi"

#define INLINE static inline __attribute__((always_inline))

/// Eight pixels.
typedef uint32_t words __attribute__((vector_size(32)));
/// Two components of each of them.
typedef uint16_t lanes __attribute__((vector_size(32)));

INLINE words load(const void *place) {
  words words;
  memcpy(&words, place, sizeof words);
  return words;
}

INLINE void store(words words, uint32_t *place) { memcpy(place, &words, sizeof words); }

/// The first and third component of every pixel.
INLINE lanes low(words words) { return (lanes)(words & 0x00FF00FF); }

/// The second and the fourth.
INLINE lanes high(words words) { return (lanes)words >> 8; }

INLINE int is_clear(words words) {
  uint64_t parts[4];
  memcpy(parts, &words, sizeof parts);
  return (parts[0] | parts[1] | parts[2] | parts[3]) == 0;
}

/// Each times its weight/256.
INLINE words mixed(words a, words b, lanes a_weight, lanes b_weight) {
  lanes lows = low(a) * a_weight + low(b) * b_weight;
  lanes highs = high(a) * a_weight + high(b) * b_weight;
  return (words)(lows >> 8 | (highs & 0xFF00));
}

INLINE uint32_t mixed_pixel(uint32_t a, uint32_t b, uint32_t a_weight, uint32_t b_weight) {
  uint32_t lows = (a & 0x00FF00FF) * a_weight + (b & 0x00FF00FF) * b_weight;
  uint32_t highs = (a >> 8 & 0x00FF00FF) * a_weight + (b >> 8 & 0x00FF00FF) * b_weight;
  return (lows >> 8 & 0x00FF00FF) | (highs & 0xFF00FF00);
}

INLINE void mix(
    const uint32_t *a, const uint32_t *b, uint16_t a_weight, uint16_t b_weight, uint32_t *target,
    size_t count) {
  lanes a_weights = (lanes){} + a_weight, b_weights = (lanes){} + b_weight;
  size_t i = 0;
  for (; i + 8 <= count; i += 8)
    store(mixed(load(a + i), load(b + i), a_weights, b_weights), target + i);
  for (; i < count; i++) target[i] = mixed_pixel(a[i], b[i], a_weight, b_weight);
}

/// Each times its factor/255, rounded.
INLINE words scaled(words a, lanes factor) {
  lanes lows = low(a) * factor + 128, highs = high(a) * factor + 128;
  return (words)((lows + (lows >> 8)) >> 8 | ((highs + (highs >> 8)) & 0xFF00));
}

INLINE uint32_t scaled_pixel(uint32_t a, uint32_t factor) {
  uint32_t lows = (a & 0x00FF00FF) * factor + 0x00800080;
  uint32_t highs = (a >> 8 & 0x00FF00FF) * factor + 0x00800080;
  lows += lows >> 8 & 0x00FF00FF;
  highs += highs >> 8 & 0x00FF00FF;
  return (lows >> 8 & 0x00FF00FF) | (highs & 0xFF00FF00);
}

INLINE void darken(const uint32_t *source, uint16_t light, uint32_t *target, size_t count) {
  lanes lights = (lanes){} + light;
  size_t i = 0;
  for (; i + 8 <= count; i += 8) store(scaled(load(source + i), lights) | 0xFF000000, target + i);
  for (; i < count; i++) target[i] = scaled_pixel(source[i], light) | 0xFF000000;
}

/// Premultiplied pixels over others.
INLINE words over(words above, words below) {
  words rest = 255 - (above >> 24);
  return above + scaled(below, (lanes)(rest | rest << 16));
}

INLINE uint32_t pixel_over(uint32_t above, uint32_t below) {
  return above + scaled_pixel(below, 255 - (above >> 24));
}

INLINE void blend(const uint32_t *source, uint32_t *target, size_t count) {
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    words above = load(source + i);
    if (!is_clear(above)) store(over(above, load(target + i)), target + i);
  }
  for (; i < count; i++) target[i] = pixel_over(source[i], target[i]);
}

/// The colours are darkened, the coverage is not; then all is made weaker.
INLINE void blend_faded(
    const uint32_t *source, uint16_t light, uint16_t opacity, uint32_t *target, size_t count) {
  lanes lights = (lanes){} + light, opacities = (lanes){} + opacity;
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    words above = load(source + i);
    if (is_clear(above)) continue;
    words dark = (scaled(above, lights) & 0x00FFFFFF) | (above & 0xFF000000);
    store(over(scaled(dark, opacities), load(target + i)), target + i);
  }
  for (; i < count; i++) {
    uint32_t dark = (scaled_pixel(source[i], light) & 0x00FFFFFF) | (source[i] & 0xFF000000);
    target[i] = pixel_over(scaled_pixel(dark, opacity), target[i]);
  }
}

INLINE void blend_word(uint32_t word, uint32_t *target, size_t count) {
  words above = (words){} + word;
  size_t i = 0;
  for (; i + 8 <= count; i += 8) store(over(above, load(target + i)), target + i);
  for (; i < count; i++) target[i] = pixel_over(word, target[i]);
}

/// The pixels at eight places, and those that follow them.
struct neighbours {
  words first, second;
};

/// Where a row is made a little narrower, eight places leave out one pixel at most: then all of them
/// are in three loads.
INLINE struct neighbours neighbours(const uint32_t *source, const int32_t *places) {
  const uint32_t *start = source + places[0];
  int distance = places[7] - places[0];
  if (distance == 7) return (struct neighbours){load(start), load(start + 1)};
  if (distance == 8) {
    const words steps = {0, 1, 2, 3, 4, 5, 6, 7};
    words is_before = load(places) - steps - (uint32_t)places[0] - 1;
    words a = load(start), b = load(start + 1), c = load(start + 2);
    return (struct neighbours){
        (a & is_before) | (b & ~is_before), (b & is_before) | (c & ~is_before)};
  }
  uint32_t first[8], second[8];
  for (int i = 0; i < 8; i++) {
    first[i] = source[places[i]];
    second[i] = source[places[i] + 1];
  }
  return (struct neighbours){load(first), load(second)};
}

INLINE void resample(
    const uint32_t *source, const int32_t *places, const uint32_t *fractions, uint32_t alpha,
    uint32_t *target, size_t count) {
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    struct neighbours pixels = neighbours(source, places + i);
    lanes weights = (lanes)load(fractions + i);
    store(mixed(pixels.first, pixels.second, 256 - weights, weights) | alpha, target + i);
  }
  for (; i < count; i++) {
    const uint32_t *pixel = source + places[i];
    uint32_t weight = fractions[i] & 0xFFFF;
    target[i] = mixed_pixel(pixel[0], pixel[1], 256 - weight, weight) | alpha;
  }
}

#if defined(__x86_64__)

#define AVX2 __attribute__((target("avx2")))

AVX2 static void mix_avx2(
    const uint32_t *a, const uint32_t *b, uint16_t a_weight, uint16_t b_weight, uint32_t *target,
    size_t count) {
  mix(a, b, a_weight, b_weight, target, count);
}

AVX2 static void darken_avx2(
    const uint32_t *source, uint16_t light, uint32_t *target, size_t count) {
  darken(source, light, target, count);
}

AVX2 static void blend_avx2(const uint32_t *source, uint32_t *target, size_t count) {
  blend(source, target, count);
}

AVX2 static void blend_faded_avx2(
    const uint32_t *source, uint16_t light, uint16_t opacity, uint32_t *target, size_t count) {
  blend_faded(source, light, opacity, target, count);
}

AVX2 static void blend_word_avx2(uint32_t word, uint32_t *target, size_t count) {
  blend_word(word, target, count);
}

AVX2 static void resample_avx2(
    const uint32_t *source, const int32_t *places, const uint32_t *fractions, uint32_t alpha,
    uint32_t *target, size_t count) {
  resample(source, places, fractions, alpha, target, count);
}

#define WITH_AVX2(call) \
  if (__builtin_cpu_supports("avx2")) return call

#else
#define WITH_AVX2(call)
#endif

void wide_rows_mix(
    const uint32_t *a, const uint32_t *b, uint16_t a_weight, uint16_t b_weight, uint32_t *target,
    size_t count) {
  WITH_AVX2(mix_avx2(a, b, a_weight, b_weight, target, count));
  mix(a, b, a_weight, b_weight, target, count);
}

void wide_rows_darken(
    const uint32_t *source, uint16_t light, uint32_t *target, size_t count) {
  WITH_AVX2(darken_avx2(source, light, target, count));
  darken(source, light, target, count);
}

void wide_rows_blend(const uint32_t *source, uint32_t *target, size_t count) {
  WITH_AVX2(blend_avx2(source, target, count));
  blend(source, target, count);
}

void wide_rows_blend_faded(
    const uint32_t *source, uint16_t light, uint16_t opacity, uint32_t *target, size_t count) {
  WITH_AVX2(blend_faded_avx2(source, light, opacity, target, count));
  blend_faded(source, light, opacity, target, count);
}

void wide_rows_blend_word(uint32_t word, uint32_t *target, size_t count) {
  WITH_AVX2(blend_word_avx2(word, target, count));
  blend_word(word, target, count);
}

void wide_rows_resample(
    const uint32_t *source, const int32_t *places, const uint32_t *fractions, uint32_t alpha,
    uint32_t *target, size_t count) {
  WITH_AVX2(resample_avx2(source, places, fractions, alpha, target, count));
  resample(source, places, fractions, alpha, target, count);
}
