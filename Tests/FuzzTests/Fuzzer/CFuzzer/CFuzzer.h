#ifndef CFUZZER_H
#define CFUZZER_H

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

/// Runs libFuzzer with the arguments of a program. It calls `run` with random bytes.
int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*run)(const uint8_t *bytes, size_t count));

#endif
