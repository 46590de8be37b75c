#ifndef WIDE_ROWS_H
#define WIDE_ROWS_H

#include <stddef.h>
#include <stdint.h>

// What is done to rows of pixels eight at a time, with the widest instructions that the processor
// has: Swift cannot choose them while the program runs. Pixels are words 0xAARRGGBB. Every processor
// gives the same result.

/// The sum of two rows, each times its weight/256; both weights together are 256 at most.
void wide_rows_mix(
    const uint32_t *a, const uint32_t *b, uint16_t a_weight, uint16_t b_weight, uint32_t *target,
    size_t count);

/// Copies opaque pixels, each component times `light`/255, rounded.
void wide_rows_darken(
    const uint32_t *source, uint16_t light, uint32_t *target, size_t count);

/// Lays premultiplied pixels over the target. Most of a text or a status bar is clear.
void wide_rows_blend(const uint32_t *source, uint32_t *target, size_t count);

/// The same, with the colours times `light`/255 and then all times `opacity`/255 first.
void wide_rows_blend_faded(
    const uint32_t *source, uint16_t light, uint16_t opacity, uint32_t *target, size_t count);

/// Lays one premultiplied word over the target.
void wide_rows_blend_word(uint32_t word, uint32_t *target, size_t count);

/// Reads a row between its pixels, and sets the bits of `alpha` in every pixel: each is a mix of the
/// one at its place and the next, which must be there too, as must be room for one more to be read.
///
/// `places` are evenly spaced. `fractions` say how much of the next pixel, in 1/256, in both halves
/// of a word.
void wide_rows_resample(
    const uint32_t *source, const int32_t *places, const uint32_t *fractions, uint32_t alpha,
    uint32_t *target, size_t count);

#endif
