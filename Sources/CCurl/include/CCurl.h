#ifndef CCURL_H
#define CCURL_H

#include <curl/curl.h>
#include <stdbool.h>
#include <stddef.h>

// libcurl behind functions that Swift can call: variadic functions and the union inside `CURLMsg` cannot be imported.
//
// Nothing here links libcurl. It brings some thirty shared libraries along, which costs every start of the process
// milliseconds; `ccurl_load` opens it when the first exchange needs it. Every other `ccurl_…` function on a handle
// may be called only after `ccurl_load` returned NULL.
//
// Handles are `void *`, since what `CURL` and `CURLM` are declared as depends on libcurl's version.

/// Opens libcurl and initializes it, once in the life of the process. Returns NULL, or why it cannot be used.
const char *ccurl_load(void);

/// What the loaded libcurl is and can do.
const curl_version_info_data *ccurl_version_info(void);

void *ccurl_multi_init(void);
CURLMcode ccurl_multi_cleanup(void *multi);
CURLMcode ccurl_multi_set_long(void *multi, CURLMoption option, long value);
CURLMcode ccurl_multi_add(void *multi, void *easy);
CURLMcode ccurl_multi_remove(void *multi, void *easy);
CURLMcode ccurl_multi_perform(void *multi);
CURLMcode ccurl_multi_poll(void *multi, int milliseconds);
/// The one function on a multi handle that is safe to call from another thread.
CURLMcode ccurl_multi_wakeup(void *multi);
/// Takes the next transfer that has ended: its handle, or NULL when there is none.
void *ccurl_multi_next_ended(void *multi, CURLcode *result);

typedef size_t (*ccurl_data_callback)(char *data, size_t size, size_t count, void *context);

void *ccurl_easy_init(void);
void ccurl_easy_cleanup(void *easy);
CURLcode ccurl_easy_set_long(void *easy, CURLoption option, long value);
CURLcode ccurl_easy_set_offset(void *easy, CURLoption option, curl_off_t value);
CURLcode ccurl_easy_set_string(void *easy, CURLoption option, const char *value);
CURLcode ccurl_easy_set_pointer(void *easy, CURLoption option, void *value);
CURLcode ccurl_easy_set_callback(void *easy, CURLoption option, ccurl_data_callback value);
/// Lets the handle speak `https` only, or `http` as well, by the newer option or the one that older versions have.
CURLcode ccurl_easy_set_protocols(void *easy, bool plain_too);
/// Lets a transfer end without waiting for a name lookup under way; libcurl before 7.87 cannot, and waits.
CURLcode ccurl_easy_set_quick_exit(void *easy);
/// Breaks a connection whose peer has acknowledged nothing for so long, where the system can.
CURLcode ccurl_easy_set_unacknowledged_limit(void *easy, int milliseconds);
long ccurl_easy_get_long(void *easy, CURLINFO info);
curl_off_t ccurl_easy_get_offset(void *easy, CURLINFO info);
void *ccurl_easy_get_private(void *easy);
const char *ccurl_easy_strerror(CURLcode code);

struct curl_slist *ccurl_slist_append(struct curl_slist *list, const char *line);
void ccurl_slist_free(struct curl_slist *list);

/// A thread that no signal is delivered to.
typedef struct ccurl_thread ccurl_thread;
/// Starts a thread, or returns NULL.
ccurl_thread *ccurl_thread_start(void (*body)(void *), void *context);
bool ccurl_thread_is_current(const ccurl_thread *thread);
/// Waits for the thread to be gone. The handle is invalid afterwards.
void ccurl_thread_join(ccurl_thread *thread);
/// Leaves the thread to end by itself. The handle is invalid afterwards.
void ccurl_thread_detach(ccurl_thread *thread);

#endif
