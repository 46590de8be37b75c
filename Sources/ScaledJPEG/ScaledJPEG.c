#include "ScaledJPEG.h"

#include <setjmp.h>
#include <stdio.h>

#include <jpeglib.h>

#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define WORDS JCS_EXT_ARGB
#else
#define WORDS JCS_EXT_BGRA
#endif

/// libjpeg reports an error by a call that must not return.
struct failure {
  struct jpeg_error_mgr manager;
  jmp_buf place;
  char *reason;
};

_Static_assert(JMSG_LENGTH_MAX <= scaled_jpeg_reason_size, "libjpeg's messages fit");

static void fail(j_common_ptr file) {
  struct failure *failure = (struct failure *)file->err;
  failure->manager.format_message(file, failure->reason);
  longjmp(failure->place, 1);
}

static void ignore(j_common_ptr file, int level) {
  (void)file;
  (void)level;
}

/// A file of four inks gives them as they are, one a byte.
static void begin(struct jpeg_decompress_struct *file, int eighths) {
  jpeg_read_header(file, TRUE);
  bool is_cmyk = file->jpeg_color_space == JCS_CMYK || file->jpeg_color_space == JCS_YCCK;
  file->out_color_space = is_cmyk ? JCS_CMYK : WORDS;
  file->scale_num = (unsigned)eighths;
  file->scale_denom = 8;
  jpeg_start_decompress(file);
}

static void read_rows(struct jpeg_decompress_struct *file, uint32_t *pixels, size_t stride) {
  while (file->output_scanline < file->output_height) {
    JSAMPROW rows[1] = {(JSAMPROW)(pixels + file->output_scanline * stride)};
    jpeg_read_scanlines(file, rows, 1);
  }
}

bool scaled_jpeg_decode(
    const void *bytes, size_t count, int eighths, uint32_t *pixels, int width, int height,
    size_t stride, char *reason) {
  struct jpeg_decompress_struct file = {0};
  struct failure failure = {.reason = reason};
  file.err = jpeg_std_error(&failure.manager);
  failure.manager.error_exit = fail;
  failure.manager.emit_message = ignore;
  if (setjmp(failure.place)) {
    jpeg_destroy_decompress(&file);
    return false;
  }
  jpeg_create_decompress(&file);
  jpeg_mem_src(&file, (unsigned char *)bytes, count);
  begin(&file, eighths);
  bool fits = (int)file.output_width == width && (int)file.output_height == height;
  if (fits) {
    read_rows(&file, pixels, stride);
  } else {
    snprintf(reason, scaled_jpeg_reason_size, "its size is not the one that its header says");
  }
  jpeg_destroy_decompress(&file);
  return fits;
}
