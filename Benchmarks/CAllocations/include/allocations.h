#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

#include <stdbool.h>
#include <stddef.h>

/// A Swift object that was made.
struct allocation {
  /// The metadata of its class, or of what else the runtime allocates as an object.
  const void *class;
  /// In bytes.
  size_t size;
};

/// Begins to note each Swift object that is made, up to `capacity` of them.
///
/// Returns false where the Swift runtime lets nobody watch its allocations.
bool allocations_watch(struct allocation *allocations, size_t capacity);

/// Ends it, and returns how many objects were made, also where they were more than was room for.
size_t allocations_unwatch(void);

#endif
