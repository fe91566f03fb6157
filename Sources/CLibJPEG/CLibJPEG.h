#ifndef CLIBJPEG_H
#define CLIBJPEG_H

// libjpeg's own headers, where they are installed. They want these two before them.
#include <stddef.h>
#include <stdio.h>

#if __has_include(<jpeglib.h>)
#include <jpeglib.h>
// After it, or its messages are declared without what decides on them.
#include <jerror.h>
#define CLIBJPEG_HAS_HEADERS 1
#else
// A Mac has none: the package is built all the same, and its pictures are unavailable.
#define CLIBJPEG_HAS_HEADERS 0
#endif

#endif
