#include "Library.h"

#include "CMovieJPEG.h"

#if LIBJPEG_HAS_HEADERS

#include <dlfcn.h>
#include <pthread.h>

struct cjpeg_functions cjpeg_library;

// Structs differ between versions, so the library must match the headers that this is compiled with.
#if defined(__APPLE__)
static const char *const library_names[] = {
  "libjpeg.dylib", "/opt/homebrew/lib/libjpeg.dylib", "/usr/local/lib/libjpeg.dylib"};
#elif JPEG_LIB_VERSION >= 80
static const char *const library_names[] = {"libjpeg.so.8"};
#else
static const char *const library_names[] = {"libjpeg.so.62"};
#endif

static pthread_once_t once = PTHREAD_ONCE_INIT;
static char problem[256];

static void load(void) {
  void *library = NULL;
  for (size_t index = 0; library == NULL && index < sizeof library_names / sizeof *library_names; index++) {
    library = dlopen(library_names[index], RTLD_NOW | RTLD_LOCAL);
  }
  if (library == NULL) {
    const char *reason = dlerror();
    snprintf(problem, sizeof problem, "libjpeg cannot be loaded: %s", reason ? reason : library_names[0]);
    return;
  }
#define CJPEG_LOOK_UP(result, name, parameters)                                                                        \
  *(void **)&cjpeg_library.name = dlsym(library, "jpeg_" #name);                                                       \
  if (cjpeg_library.name == NULL) {                                                                                    \
    snprintf(problem, sizeof problem, "libjpeg is too old: it has no jpeg_" #name);                                    \
    return;                                                                                                            \
  }
  CJPEG_FUNCTIONS(CJPEG_LOOK_UP)
}

const char *cjpeg_load(void) {
  pthread_once(&once, load);
  return problem[0] == '\0' ? NULL : problem;
}

int cjpeg_interface(void) { return JPEG_LIB_VERSION; }

#else

const char *cjpeg_load(void) { return "This program was built without libjpeg."; }
int cjpeg_interface(void) { return 0; }

#endif
