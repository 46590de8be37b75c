#ifndef LIMITED_WORK_H
#define LIMITED_WORK_H

#include <stddef.h>

/// How a piece of work in a process of its own ended.
enum limited_work_end {
  LIMITED_WORK_DONE,
  /// It crashed, or was out of memory.
  LIMITED_WORK_FAILED,
  LIMITED_WORK_OUT_OF_TIME,
  /// Ctrl-C or a request to terminate waits for this program.
  LIMITED_WORK_INTERRUPTED,
  /// The system has no process to give; nothing was done.
  LIMITED_WORK_NOT_STARTED
};

/// Does work in a copy of this process, which is ended where it takes more than `seconds` of the
/// processor (or twenty times that by the clock) or more than `bytes` of memory. Nothing that it
/// changes is seen here, but for memory of `limited_work_memory`.
///
/// The copy has this thread only: the work must take no lock that another may hold. The C library's
/// allocator is safe.
enum limited_work_end limited_work_run(
    void (*work)(void *context), void *context, int seconds, size_t bytes);

/// Zeroed memory that is shared with the copy, or NULL. Pages that nobody touches cost nothing.
void *limited_work_memory(size_t bytes);
void limited_work_free(void *memory, size_t bytes);

#endif
