#ifndef CJPEG_H
#define CJPEG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// libjpeg behind functions that Swift can call: it reports an error by a jump, which must not pass a Swift frame, and
// warnings on standard error, which is not its own. Here both become results.
//
// Nothing here links libjpeg; `cjpeg_load` opens it when the first picture needs it. Every other function may be called
// only after `cjpeg_load` returned NULL.

/// Opens libjpeg, once in the life of the process. Returns NULL, or why it cannot be used.
const char *cjpeg_load(void);

/// The interface that libjpeg is used by, such as 62 for 6.2; 0 where there was none when this was built.
int cjpeg_interface(void);

/// What stands at the beginning of a picture.
typedef struct {
  uint32_t width;
  uint32_t height;
  /// Whether it is gray, or in colors of light. Others are made for printing.
  bool has_screen_colors;
  /// Bytes that decoding holds beside the rows, whatever the scale: a picture of several scans is gathered as a whole.
  uint64_t gathered_bytes;
} cjpeg_header;

/// A picture on its way to rows. It reads the bytes it was opened with: they must stay where they are.
typedef struct cjpeg_picture cjpeg_picture;

/// Reads up to the first row. Returns NULL for bytes that no picture begins with, or without memory.
cjpeg_picture *cjpeg_open(const uint8_t *bytes, size_t length, cjpeg_header *header);
/// Chooses a size, by eighths of the whole one from 1 through 8, and tells what rows it leads to.
bool cjpeg_scale(cjpeg_picture *picture, unsigned int eighths, uint32_t *width, uint32_t *height);
/// Writes all rows, three bytes a pixel: red, green, blue. False for data that is damaged or ends too early, and when
/// the rows do not fill `size` bytes exactly.
bool cjpeg_decode(cjpeg_picture *picture, uint8_t *rows, size_t size);
void cjpeg_close(cjpeg_picture *picture);

#endif
