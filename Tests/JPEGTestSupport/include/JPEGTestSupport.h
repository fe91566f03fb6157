#ifndef JPEG_TEST_SUPPORT_H
#define JPEG_TEST_SUPPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// What a picture's samples are.
typedef enum { JPEG_TEST_GRAY = 1, JPEG_TEST_RGB = 3, JPEG_TEST_CMYK = 4 } jpeg_test_colors;

/// Makes a JPEG of rows without gaps, and returns how many bytes it took; `free` its bytes.
size_t jpeg_test_encode(
  const uint8_t *rows, uint32_t width, uint32_t height, jpeg_test_colors colors, bool progressive, uint8_t **bytes);

#endif
