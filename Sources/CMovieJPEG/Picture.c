#include "CMovieJPEG.h"
#include "Library.h"

#if LIBJPEG_HAS_HEADERS

#include <setjmp.h>
#include <stdlib.h>

static const struct cjpeg_functions *const jpeg = &cjpeg_library;

struct cjpeg_picture {
  struct jpeg_decompress_struct state;
  struct jpeg_error_mgr errors;
  struct jpeg_progress_mgr progress;
  jmp_buf failed;
  int most_scans;
};

// Each scan may take as long as the whole picture, even if it has only a few bytes. Encoders make about ten scans, so
// only a small picture may have many.
enum { MOST_SCANS = 100, MOST_SCANNED_BYTES = 512 << 20 };

static void fail(j_common_ptr state) { longjmp(((cjpeg_picture *)state)->failed, 1); }

static void hear(j_common_ptr state, int level) {
  // A negative level is a warning that the data is damaged. libjpeg would fill the damaged part with gray.
  if (level >= 0) return;
  switch (state->err->msg_code) {
  // These are unusual, but the picture is complete.
  case JWRN_ADOBE_XFORM:
  case JWRN_EXTRANEOUS_DATA:
  case JWRN_JFIF_MAJOR:
    return;
  default:
    fail(state);
  }
}

static void say_nothing(j_common_ptr state) { (void)state; }

static void count_scans(j_common_ptr state) {
  cjpeg_picture *picture = (cjpeg_picture *)state;
  if (picture->state.input_scan_number > picture->most_scans) fail(state);
}

static void read_header(cjpeg_picture *picture, cjpeg_header *header) {
  j_decompress_ptr state = &picture->state;
  jpeg->read_header(state, TRUE);
  header->width = state->image_width;
  header->height = state->image_height;
  header->has_screen_colors = state->jpeg_color_space == JCS_GRAYSCALE || state->jpeg_color_space == JCS_YCbCr ||
                              state->jpeg_color_space == JCS_RGB;
  header->gathered_bytes = 0;
  picture->most_scans = MOST_SCANS;
  if (!jpeg->has_multiple_scans(state)) return;
  for (int index = 0; index < state->num_components; index++) {
    const jpeg_component_info *component = &state->comp_info[index];
    header->gathered_bytes += (uint64_t)component->width_in_blocks * component->height_in_blocks * sizeof(JBLOCK);
  }
  if (header->gathered_bytes > MOST_SCANNED_BYTES / MOST_SCANS) {
    picture->most_scans = (int)(MOST_SCANNED_BYTES / header->gathered_bytes);
  }
}

cjpeg_picture *cjpeg_open(const uint8_t *bytes, size_t length, cjpeg_header *header) {
  cjpeg_picture *picture = calloc(1, sizeof *picture);
  if (picture == NULL) return NULL;
  picture->state.err = jpeg->std_error(&picture->errors);
  picture->errors.error_exit = fail;
  picture->errors.emit_message = hear;
  picture->errors.output_message = say_nothing;
  if (setjmp(picture->failed)) {
    cjpeg_close(picture);
    return NULL;
  }
  // Fails if the structs of the library differ from those of the headers.
  jpeg->CreateDecompress(&picture->state, JPEG_LIB_VERSION, sizeof picture->state);
  picture->progress.progress_monitor = count_scans;
  picture->state.progress = &picture->progress;
  jpeg->mem_src(&picture->state, bytes, (unsigned long)length);
  read_header(picture, header);
  return picture;
}

bool cjpeg_scale(cjpeg_picture *picture, unsigned int eighths, uint32_t *width, uint32_t *height) {
  if (setjmp(picture->failed)) return false;
  picture->state.scale_num = eighths;
  picture->state.scale_denom = 8;
  picture->state.out_color_space = JCS_RGB;
  jpeg->calc_output_dimensions(&picture->state);
  *width = picture->state.output_width;
  *height = picture->state.output_height;
  return true;
}

bool cjpeg_decode(cjpeg_picture *picture, uint8_t *rows, size_t size) {
  if (setjmp(picture->failed)) return false;
  j_decompress_ptr state = &picture->state;
  jpeg->start_decompress(state);
  size_t stride = (size_t)state->output_width * 3;
  if (state->output_components != 3 || size != stride * state->output_height) return false;
  while (state->output_scanline < state->output_height) {
    JSAMPROW row = rows + stride * state->output_scanline;
    jpeg->read_scanlines(state, &row, 1);
  }
  // Reads to the end of the file, and fails if that comes too early.
  jpeg->finish_decompress(state);
  return true;
}

void cjpeg_close(cjpeg_picture *picture) {
  jpeg->destroy_decompress(&picture->state);
  free(picture);
}

#else

// Never called, because `cjpeg_load` returns an error.
cjpeg_picture *cjpeg_open(const uint8_t *bytes, size_t length, cjpeg_header *header) {
  (void)bytes, (void)length, (void)header;
  return NULL;
}
bool cjpeg_scale(cjpeg_picture *picture, unsigned int eighths, uint32_t *width, uint32_t *height) {
  (void)picture, (void)eighths, (void)width, (void)height;
  return false;
}
bool cjpeg_decode(cjpeg_picture *picture, uint8_t *rows, size_t size) {
  (void)picture, (void)rows, (void)size;
  return false;
}
void cjpeg_close(cjpeg_picture *picture) { (void)picture; }

#endif
