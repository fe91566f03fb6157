#ifndef CJPEG_LIBRARY_H
#define CJPEG_LIBRARY_H

#include "LibJPEG.h"

#if LIBJPEG_HAS_HEADERS

// The functions of libjpeg that are called. The table of pointers and the look-up are both generated from this list.
#define CJPEG_FUNCTIONS(F)                                                                                             \
  F(struct jpeg_error_mgr *, std_error, (struct jpeg_error_mgr *))                                                     \
  F(void, CreateDecompress, (j_decompress_ptr, int, size_t))                                                           \
  F(void, destroy_decompress, (j_decompress_ptr))                                                                      \
  F(void, mem_src, (j_decompress_ptr, const unsigned char *, unsigned long))                                           \
  F(int, read_header, (j_decompress_ptr, boolean))                                                                     \
  F(boolean, has_multiple_scans, (j_decompress_ptr))                                                                   \
  F(void, calc_output_dimensions, (j_decompress_ptr))                                                                  \
  F(boolean, start_decompress, (j_decompress_ptr))                                                                     \
  F(JDIMENSION, read_scanlines, (j_decompress_ptr, JSAMPARRAY, JDIMENSION))                                            \
  F(boolean, finish_decompress, (j_decompress_ptr))

// Pointers to the functions; valid once `cjpeg_load` has returned NULL.
#define CJPEG_MEMBER(result, name, parameters) result(*name) parameters;
struct cjpeg_functions {
  CJPEG_FUNCTIONS(CJPEG_MEMBER)
};
extern struct cjpeg_functions cjpeg_library;

#endif
#endif
