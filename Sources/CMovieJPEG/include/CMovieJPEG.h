#ifndef CJPEG_H
#define CJPEG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Functions of libjpeg in a form that Swift can call. libjpeg signals errors with `longjmp`, which must not cross Swift
// frames, and prints warnings on standard error. Here, both become return values.
//
// The program is not linked with libjpeg. `cjpeg_load` loads it when the first picture needs it. All functions but
// `cjpeg_interface` may be called only after `cjpeg_load` has returned NULL.

/// Loads libjpeg. Returns NULL, or why libjpeg cannot be used. Later calls return the same.
const char *cjpeg_load(void);

/// The version of libjpeg's interface in the headers, such as 62 for 6.2; 0 if this was built without headers.
int cjpeg_interface(void);

/// What the beginning of a JPEG file says about the picture.
typedef struct {
  /// The width in pixels, before scaling.
  uint32_t width;
  /// The height in pixels, before scaling.
  uint32_t height;
  /// Whether the colors are gray, YCbCr or RGB. Other color spaces, such as CMYK, are for printing.
  bool has_screen_colors;
  /// The number of bytes that decoding needs in addition to the rows, at any scale. libjpeg collects all coefficients
  /// of a picture with several scans before it decodes the first row. 0 for a picture with one scan.
  uint64_t gathered_bytes;
} cjpeg_header;

/// A picture that is being decoded. The bytes it was opened with must stay valid until it is closed.
typedef struct cjpeg_picture cjpeg_picture;

/// Reads the header. Returns NULL when the bytes do not begin like a JPEG file, or when there is no memory.
cjpeg_picture *cjpeg_open(const uint8_t *bytes, size_t length, cjpeg_header *header);
/// Chooses the scale in eighths of the original size, from 1 through 8, and sets the resulting size. False on error.
bool cjpeg_scale(cjpeg_picture *picture, unsigned int eighths, uint32_t *width, uint32_t *height);
/// Decodes the picture into `rows`, with three bytes for each pixel: red, green, blue. Returns false when the data is
/// damaged or incomplete, and when the picture does not need exactly `size` bytes.
bool cjpeg_decode(cjpeg_picture *picture, uint8_t *rows, size_t size);
/// Frees the picture. It must not be used afterwards.
void cjpeg_close(cjpeg_picture *picture);

#endif
