#ifndef LIBJPEG_H
#define LIBJPEG_H

// libjpeg's headers, if they are installed. They need these two before them.
#include <stddef.h>
#include <stdio.h>

#if __has_include(<jpeglib.h>)
#include <jpeglib.h>
// Must follow jpeglib.h, whose macros decide which messages it declares.
#include <jerror.h>
#define LIBJPEG_HAS_HEADERS 1
#else
// Without headers, as on a Mac, the package builds too, but pictures are unavailable.
#define LIBJPEG_HAS_HEADERS 0
#endif

#endif
