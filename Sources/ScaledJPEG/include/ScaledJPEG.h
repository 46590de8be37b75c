#ifndef SCALED_JPEG_H
#define SCALED_JPEG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The length of a side that has `length` pixels in the file when it is decoded to so many eighths.
static inline int scaled_jpeg_length(int length, int eighths) { return (length * eighths + 7) / 8; }

/// Decodes a JPEG file to 1, 2, 4 or 8 eighths of its size, which costs less the fewer they are:
/// opaque words 0xFFRRGGBB in rows of `stride` words; a file of four inks gives those, one a byte.
///
/// `pixels` has room for `width` × `height`; where the file's scaled size is another, or it cannot be
/// decoded, the answer is false, and `reason` (of `scaled_jpeg_reason_size` bytes) says why.
bool scaled_jpeg_decode(
    const void *bytes, size_t count, int eighths, uint32_t *pixels, int width, int height,
    size_t stride, char *reason);

enum { scaled_jpeg_reason_size = 200 };

#endif
