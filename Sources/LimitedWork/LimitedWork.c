#include "LimitedWork.h"

#include <errno.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SANITIZED 1
#endif
#endif

static void limit(int resource, rlim_t soft, rlim_t hard) {
  struct rlimit limit = {soft, hard};
  setrlimit(resource, &limit);
}

/// The copy hears signals as an ordinary program does, and leaves no core behind.
static void become_ordinary(void) {
  static const int signals[] = {SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGSEGV, SIGBUS,
                                SIGILL, SIGABRT, SIGFPE, SIGTRAP, SIGXCPU};
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) signal(signals[i], SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  limit(RLIMIT_CORE, 0, 0);
}

static int is_interrupted(void) {
  sigset_t pending;
  return sigpending(&pending) == 0 &&
         (sigismember(&pending, SIGINT) || sigismember(&pending, SIGTERM) ||
          sigismember(&pending, SIGHUP));
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static enum limited_work_end meaning(int status) {
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return LIMITED_WORK_DONE;
  if (WIFSIGNALED(status)) {
    int number = WTERMSIG(status);
    if (number == SIGXCPU || number == SIGKILL) return LIMITED_WORK_OUT_OF_TIME;
    if (number == SIGINT || number == SIGTERM || number == SIGHUP) return LIMITED_WORK_INTERRUPTED;
  }
  return LIMITED_WORK_FAILED;
}

static int end(pid_t copy) {
  int status = 0;
  kill(copy, SIGKILL);
  while (waitpid(copy, &status, 0) < 0 && errno == EINTR) {
  }
  return status;
}

/// Looks ever more rarely: from every 50 µs to every 5 ms.
static enum limited_work_end wait_for(pid_t copy, double patience) {
  double deadline = now() + patience;
  long pause = 50000;
  for (;;) {
    int status = 0;
    pid_t ended = waitpid(copy, &status, WNOHANG);
    if (ended == copy) return meaning(status);
    if (ended < 0 && errno != EINTR) return LIMITED_WORK_FAILED;
    if (is_interrupted()) return end(copy), LIMITED_WORK_INTERRUPTED;
    if (now() > deadline) return end(copy), LIMITED_WORK_OUT_OF_TIME;
    struct timespec time = {0, pause};
    nanosleep(&time, NULL);
    pause = pause < 4000000 ? pause * 5 / 4 : 5000000;
  }
}

enum limited_work_end limited_work_run(
    void (*work)(void *context), void *context, int seconds, size_t bytes) {
  pid_t copy = fork();
  if (copy < 0) return LIMITED_WORK_NOT_STARTED;
  if (copy > 0) return wait_for(copy, 20.0 * seconds);
  become_ordinary();
  limit(RLIMIT_CPU, (rlim_t)seconds, (rlim_t)seconds + 1);
#ifndef SANITIZED
  limit(RLIMIT_DATA, bytes, bytes);
#endif
  work(context);
  _exit(0);
}

void *limited_work_memory(size_t bytes) {
  void *memory =
      mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  return memory == MAP_FAILED ? NULL : memory;
}

void limited_work_free(void *memory, size_t bytes) { munmap(memory, bytes); }
