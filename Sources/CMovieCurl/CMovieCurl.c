#include "CMovieCurl.h"

#include <dlfcn.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/socket.h>

// The functions of libcurl that are called. The table of pointers and the look-up are both generated from this list.
#define CCURL_FUNCTIONS(F)                                                                                             \
  F(CURLcode, global_init, (long))                                                                                     \
  F(curl_version_info_data *, version_info, (CURLversion))                                                             \
  F(CURLM *, multi_init, (void))                                                                                       \
  F(CURLMcode, multi_cleanup, (CURLM *))                                                                               \
  F(CURLMcode, multi_setopt, (CURLM *, CURLMoption, ...))                                                              \
  F(CURLMcode, multi_add_handle, (CURLM *, CURL *))                                                                    \
  F(CURLMcode, multi_remove_handle, (CURLM *, CURL *))                                                                 \
  F(CURLMcode, multi_perform, (CURLM *, int *))                                                                        \
  F(CURLMcode, multi_poll, (CURLM *, struct curl_waitfd *, unsigned int, int, int *))                                  \
  F(CURLMcode, multi_wakeup, (CURLM *))                                                                                \
  F(CURLMsg *, multi_info_read, (CURLM *, int *))                                                                      \
  F(CURL *, easy_init, (void))                                                                                         \
  F(void, easy_cleanup, (CURL *))                                                                                      \
  F(CURLcode, easy_setopt, (CURL *, CURLoption, ...))                                                                  \
  F(CURLcode, easy_getinfo, (CURL *, CURLINFO, ...))                                                                   \
  F(const char *, easy_strerror, (CURLcode))                                                                           \
  F(struct curl_slist *, slist_append, (struct curl_slist *, const char *))                                            \
  F(void, slist_free_all, (struct curl_slist *))

#define CCURL_MEMBER(result, name, parameters) result(*name) parameters;
static struct {
  CCURL_FUNCTIONS(CCURL_MEMBER)
} curl;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static char problem[256];

#ifdef __APPLE__
static const char library_name[] = "libcurl.4.dylib";
#else
static const char library_name[] = "libcurl.so.4";
#endif

static void load(void) {
  // Functions are bound when they are first called, as in curl itself. Binding all takes three million instructions.
  void *library = dlopen(library_name, RTLD_LAZY | RTLD_LOCAL);
  if (library == NULL) {
    const char *reason = dlerror();
    snprintf(problem, sizeof problem, "libcurl cannot be loaded: %s", reason ? reason : library_name);
    return;
  }
#define CCURL_LOOK_UP(result, name, parameters)                                                                        \
  *(void **)&curl.name = dlsym(library, "curl_" #name);                                                                \
  if (curl.name == NULL) {                                                                                             \
    snprintf(problem, sizeof problem, "libcurl is too old: it has no curl_" #name);                                    \
    return;                                                                                                            \
  }
  CCURL_FUNCTIONS(CCURL_LOOK_UP)
  CURLcode code = curl.global_init(CURL_GLOBAL_DEFAULT);
  if (code != CURLE_OK) {
    snprintf(problem, sizeof problem, "libcurl cannot be initialized: %s", curl.easy_strerror(code));
  }
}

const char *ccurl_load(void) {
  pthread_once(&once, load);
  return problem[0] == '\0' ? NULL : problem;
}

const curl_version_info_data *ccurl_version_info(void) { return curl.version_info(CURLVERSION_NOW); }

void *ccurl_multi_init(void) { return curl.multi_init(); }
CURLMcode ccurl_multi_cleanup(void *multi) { return curl.multi_cleanup(multi); }
CURLMcode ccurl_multi_set_long(void *multi, CURLMoption option, long value) {
  return curl.multi_setopt(multi, option, value);
}
CURLMcode ccurl_multi_add(void *multi, void *easy) { return curl.multi_add_handle(multi, easy); }
CURLMcode ccurl_multi_remove(void *multi, void *easy) { return curl.multi_remove_handle(multi, easy); }
CURLMcode ccurl_multi_perform(void *multi) {
  int running = 0;
  return curl.multi_perform(multi, &running);
}
CURLMcode ccurl_multi_poll(void *multi, int milliseconds) {
  return curl.multi_poll(multi, NULL, 0, milliseconds, NULL);
}
CURLMcode ccurl_multi_wakeup(void *multi) { return curl.multi_wakeup(multi); }

void *ccurl_multi_next_ended(void *multi, CURLcode *result) {
  int left = 0;
  const CURLMsg *message;
  while ((message = curl.multi_info_read(multi, &left)) != NULL) {
    if (message->msg == CURLMSG_DONE) {
      *result = message->data.result;
      return message->easy_handle;
    }
  }
  return NULL;
}

void *ccurl_easy_init(void) { return curl.easy_init(); }
void ccurl_easy_cleanup(void *easy) { curl.easy_cleanup(easy); }
CURLcode ccurl_easy_set_long(void *easy, CURLoption option, long value) {
  return curl.easy_setopt(easy, option, value);
}
CURLcode ccurl_easy_set_offset(void *easy, CURLoption option, curl_off_t value) {
  return curl.easy_setopt(easy, option, value);
}
CURLcode ccurl_easy_set_string(void *easy, CURLoption option, const char *value) {
  return curl.easy_setopt(easy, option, value);
}
CURLcode ccurl_easy_set_pointer(void *easy, CURLoption option, void *value) {
  return curl.easy_setopt(easy, option, value);
}
CURLcode ccurl_easy_set_callback(void *easy, CURLoption option, ccurl_data_callback value) {
  return curl.easy_setopt(easy, option, value);
}

// Numbers of options, because the installed headers may be too old to name them, or mark them as deprecated.
enum { OPTION_PROTOCOLS = 181, OPTION_PROTOCOLS_STR = 10318, OPTION_QUICK_EXIT = 322 };

CURLcode ccurl_easy_set_protocols(void *easy, bool plain_too) {
  CURLcode code = curl.easy_setopt(easy, (CURLoption)OPTION_PROTOCOLS_STR, plain_too ? "http,https" : "https");
  if (code != CURLE_UNKNOWN_OPTION) return code;
  long protocols = CURLPROTO_HTTPS | (plain_too ? CURLPROTO_HTTP : 0);
  return curl.easy_setopt(easy, (CURLoption)OPTION_PROTOCOLS, protocols);
}

CURLcode ccurl_easy_set_quick_exit(void *easy) {
  CURLcode code = curl.easy_setopt(easy, (CURLoption)OPTION_QUICK_EXIT, 1L);
  return code == CURLE_UNKNOWN_OPTION ? CURLE_OK : code;
}

static int limit_unacknowledged(void *context, curl_socket_t socket, curlsocktype purpose) {
  (void)purpose;
  // Failures are ignored: Unix sockets and some systems do not support the option, and can be used without it.
#if defined(TCP_USER_TIMEOUT)
  unsigned int milliseconds = (unsigned int)(uintptr_t)context;
  (void)setsockopt(socket, IPPROTO_TCP, TCP_USER_TIMEOUT, &milliseconds, sizeof milliseconds);
#elif defined(TCP_RXT_CONNDROPTIME)
  int seconds = (int)(((uintptr_t)context + 999) / 1000);
  (void)setsockopt(socket, IPPROTO_TCP, TCP_RXT_CONNDROPTIME, &seconds, sizeof seconds);
#else
  (void)context, (void)socket;
#endif
  return CURL_SOCKOPT_OK;
}

CURLcode ccurl_easy_set_unacknowledged_limit(void *easy, int milliseconds) {
  CURLcode code = curl.easy_setopt(easy, CURLOPT_SOCKOPTDATA, (void *)(uintptr_t)milliseconds);
  return code != CURLE_OK ? code : curl.easy_setopt(easy, CURLOPT_SOCKOPTFUNCTION, limit_unacknowledged);
}

long ccurl_easy_get_long(void *easy, CURLINFO info) {
  long value = 0;
  return curl.easy_getinfo(easy, info, &value) == CURLE_OK ? value : 0;
}
curl_off_t ccurl_easy_get_offset(void *easy, CURLINFO info) {
  curl_off_t value = 0;
  return curl.easy_getinfo(easy, info, &value) == CURLE_OK ? value : 0;
}
void *ccurl_easy_get_private(void *easy) {
  char *value = NULL;
  return curl.easy_getinfo(easy, CURLINFO_PRIVATE, &value) == CURLE_OK ? value : NULL;
}
const char *ccurl_easy_strerror(CURLcode code) { return curl.easy_strerror(code); }

struct curl_slist *ccurl_slist_append(struct curl_slist *list, const char *line) {
  return curl.slist_append(list, line);
}
void ccurl_slist_free(struct curl_slist *list) { curl.slist_free_all(list); }
