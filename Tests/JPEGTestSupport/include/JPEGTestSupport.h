#ifndef JPEG_TEST_SUPPORT_H
#define JPEG_TEST_SUPPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The color space, as the number of samples per pixel.
typedef enum { JPEG_TEST_GRAY = 1, JPEG_TEST_RGB = 3, JPEG_TEST_CMYK = 4 } jpeg_test_colors;

/// Encodes contiguous rows as a JPEG. Returns its length; the caller frees `bytes`.
size_t jpeg_test_encode(
  const uint8_t *rows, uint32_t width, uint32_t height, jpeg_test_colors colors, bool progressive, uint8_t **bytes);

#endif
