#include <stdlib.h>
// Of glibc alone.
#ifdef __GLIBC__
#include <malloc.h>
#endif
