#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// How often this thread has asked for memory so far. Only what is linked into the program's own
/// image, and what it loads, is counted; freeing is not.
uint64_t allocation_count(void);

/// Whether this platform's allocator can be counted at all.
bool allocation_can_count(void);

#endif
