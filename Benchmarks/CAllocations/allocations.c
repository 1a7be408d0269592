#define _GNU_SOURCE
#include "allocations.h"

#include <dlfcn.h>
#include <stdint.h>

// The Swift runtime has a place for instruments to watch allocations from: the function that
// swift_allocObject goes by where it has been replaced. So nothing has to be added to what is
// watched, and what is measured later is exactly what is counted here.
typedef void *(*allocate)(const void *class, size_t size, size_t alignment_mask);

static allocate *slot;
static allocate original;
// The runtime sets this whenever it goes by a replaced function, and from then on goes by
// instruments for retains too; on Linux those do not know short strings from objects.
static bool *watches_retains;

static struct allocation *noted;
static size_t room;
static size_t count;

static void *watched_allocate(const void *class, size_t size, size_t alignment_mask) {
  *watches_retains = false;
  if (count < room) noted[count] = (struct allocation){class, size};
  count++;
  return original(class, size, alignment_mask);
}

bool allocations_watch(struct allocation *allocations, size_t capacity) {
  slot = dlsym(RTLD_DEFAULT, "_swift_allocObject");
  watches_retains = dlsym(
      RTLD_DEFAULT, "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly");
  if (!slot || !watches_retains) return false;
  noted = allocations;
  room = capacity;
  count = 0;
  original = *slot;
  *slot = watched_allocate;
  return true;
}

size_t allocations_unwatch(void) {
  *slot = original;
  *watches_retains = false;
  return count;
}
