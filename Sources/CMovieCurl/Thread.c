#include "CMovieCurl.h"

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>

struct ccurl_thread {
  pthread_t thread;
  void (*body)(void *);
  void *context;
};

static void *run(void *pointer) {
  ccurl_thread *thread = pointer;
  // Copied, because another thread may free the handle while the body runs.
  void (*body)(void *) = thread->body;
  body(thread->context);
  return NULL;
}

ccurl_thread *ccurl_thread_start(void (*body)(void *), void *context) {
  ccurl_thread *thread = malloc(sizeof *thread);
  if (thread == NULL) return NULL;
  thread->body = body;
  thread->context = context;
  // A thread inherits the mask of its creator. Signals are blocked here, because one could arrive before the new thread
  // blocks them itself. SIGPIPE is among them: with CURLOPT_NOSIGNAL, libcurl does not ignore it. The threads on which
  // libcurl looks up names inherit the mask too.
  sigset_t all, before;
  sigfillset(&all);
  // The thread's own faults are not blocked, because a crash would otherwise leave no backtrace.
  const int faults[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT};
  for (size_t index = 0; index < sizeof faults / sizeof *faults; index++) sigdelset(&all, faults[index]);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  int result = pthread_create(&thread->thread, NULL, run, thread);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (result == 0) return thread;
  free(thread);
  return NULL;
}

bool ccurl_thread_is_current(const ccurl_thread *thread) { return pthread_equal(thread->thread, pthread_self()) != 0; }

void ccurl_thread_join(ccurl_thread *thread) {
  pthread_join(thread->thread, NULL);
  free(thread);
}

void ccurl_thread_detach(ccurl_thread *thread) {
  pthread_detach(thread->thread);
  free(thread);
}
