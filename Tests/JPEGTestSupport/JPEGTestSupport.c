#include "JPEGTestSupport.h"

#include "../../Sources/CMovieJPEG/LibJPEG.h"

size_t jpeg_test_encode(
  const uint8_t *rows, uint32_t width, uint32_t height, jpeg_test_colors colors, bool progressive, uint8_t **bytes) {
  unsigned char *output = NULL;
  unsigned long size = 0;
#if LIBJPEG_HAS_HEADERS
  struct jpeg_compress_struct state;
  struct jpeg_error_mgr errors;
  state.err = jpeg_std_error(&errors);
  jpeg_create_compress(&state);
  jpeg_mem_dest(&state, &output, &size);
  state.image_width = width;
  state.image_height = height;
  state.input_components = (int)colors;
  state.in_color_space = colors == JPEG_TEST_GRAY ? JCS_GRAYSCALE : colors == JPEG_TEST_RGB ? JCS_RGB : JCS_CMYK;
  jpeg_set_defaults(&state);
  jpeg_set_quality(&state, 90, TRUE);
  if (progressive) jpeg_simple_progression(&state);
  // No scan refines an earlier one, so tests can repeat the second.
  static const jpeg_scan_info gray_scans[] = {{1, {0}, 0, 0, 0, 0}, {1, {0}, 1, 63, 0, 0}};
  if (progressive && colors == JPEG_TEST_GRAY) {
    state.scan_info = gray_scans;
    state.num_scans = 2;
  }
  jpeg_start_compress(&state, TRUE);
  while (state.next_scanline < height) {
    JSAMPROW row = (JSAMPROW)rows + (size_t)state.next_scanline * width * (size_t)colors;
    jpeg_write_scanlines(&state, &row, 1);
  }
  jpeg_finish_compress(&state);
  jpeg_destroy_compress(&state);
#else
  (void)rows, (void)width, (void)height, (void)colors, (void)progressive;
#endif
  *bytes = output;
  return size;
}
