#ifndef CCURL_H
#define CCURL_H

#if !__has_include(<curl/curl.h>)
#error "MovieCurl needs the headers of libcurl. iOS has none: there, leave out MovieCurl and MovieLive, and write an HTTPTransport."
#endif
#include <curl/curl.h>
#include <stdbool.h>
#include <stddef.h>

// Functions of libcurl in a form that Swift can import: without variadic parameters and without the union in `CURLMsg`.
//
// The program is not linked with libcurl: loading it and the thirty libraries it needs would delay every start by
// milliseconds. `ccurl_load` loads it when the first exchange needs it. All functions but those for threads may be
// called only after `ccurl_load` has returned NULL.
//
// Handles are `void *`, because the types of `CURL` and `CURLM` differ between versions of libcurl.

/// Loads and initializes libcurl. Returns NULL, or why libcurl cannot be used. Later calls return the same.
const char *ccurl_load(void);

/// Describes the version and the features of the loaded libcurl.
const curl_version_info_data *ccurl_version_info(void);

/// Returns a multi handle, or NULL.
void *ccurl_multi_init(void);
CURLMcode ccurl_multi_cleanup(void *multi);
CURLMcode ccurl_multi_set_long(void *multi, CURLMoption option, long value);
CURLMcode ccurl_multi_add(void *multi, void *easy);
CURLMcode ccurl_multi_remove(void *multi, void *easy);
/// Reads and writes what is possible without waiting.
CURLMcode ccurl_multi_perform(void *multi);
/// Waits for activity, a timer of libcurl, a wake-up, or until the time has passed.
CURLMcode ccurl_multi_poll(void *multi, int milliseconds);
/// Ends a `ccurl_multi_poll` early. The only function on a multi handle that other threads may call.
CURLMcode ccurl_multi_wakeup(void *multi);
/// Returns the easy handle of the next transfer that has ended, and sets its result. NULL when there is none.
void *ccurl_multi_next_ended(void *multi, CURLcode *result);

/// Receives `size * count` bytes. The transfer ends unless it returns that number.
typedef size_t (*ccurl_data_callback)(char *data, size_t size, size_t count, void *context);

/// Returns an easy handle, or NULL.
void *ccurl_easy_init(void);
void ccurl_easy_cleanup(void *easy);
CURLcode ccurl_easy_set_long(void *easy, CURLoption option, long value);
CURLcode ccurl_easy_set_offset(void *easy, CURLoption option, curl_off_t value);
CURLcode ccurl_easy_set_string(void *easy, CURLoption option, const char *value);
CURLcode ccurl_easy_set_pointer(void *easy, CURLoption option, void *value);
CURLcode ccurl_easy_set_callback(void *easy, CURLoption option, ccurl_data_callback value);
/// Allows `https`, and `http` too if `plain_too`. Sets an older option if libcurl does not know the newer one.
CURLcode ccurl_easy_set_protocols(void *easy, bool plain_too);
/// Lets a transfer end during a name lookup without waiting for it. Has no effect before libcurl 7.87.
CURLcode ccurl_easy_set_quick_exit(void *easy);
/// Breaks a connection if sent data is not acknowledged for this long. Has no effect where the system cannot do that.
CURLcode ccurl_easy_set_unacknowledged_limit(void *easy, int milliseconds);
/// Returns a number about a transfer; 0 when it is unknown.
long ccurl_easy_get_long(void *easy, CURLINFO info);
/// Returns a number about a transfer; 0 when it is unknown.
curl_off_t ccurl_easy_get_offset(void *easy, CURLINFO info);
/// Returns the value of `CURLOPT_PRIVATE`, or NULL.
void *ccurl_easy_get_private(void *easy);
const char *ccurl_easy_strerror(CURLcode code);

/// Returns the list with a copy of the line at its end, or NULL. The given list is then unchanged.
struct curl_slist *ccurl_slist_append(struct curl_slist *list, const char *line);
void ccurl_slist_free(struct curl_slist *list);

/// A thread to which the system delivers no signals, except those for its own faults.
typedef struct ccurl_thread ccurl_thread;
/// Starts a thread that runs `body`. Returns NULL when no thread can be started.
ccurl_thread *ccurl_thread_start(void (*body)(void *), void *context);
/// Whether the caller runs on this thread.
bool ccurl_thread_is_current(const ccurl_thread *thread);
/// Waits until the thread has ended. The handle must not be used afterwards.
void ccurl_thread_join(ccurl_thread *thread);
/// Lets the thread run to its end without anyone waiting for it. The handle must not be used afterwards.
void ccurl_thread_detach(ccurl_thread *thread);

#endif
