/**
 * Settings of the GNU C library's allocator for our programs: few arenas, and free memory is returned to the system. Otherwise
 * the process keeps memory that many threads allocate and free in small pieces: after the same load and a collection 180 MB
 * instead of 242 on PostgreSQL, 306 instead of 340 embedded. Other C libraries ignore them.
 * https://www.gnu.org/software/libc/manual/html_node/Memory-Allocation-Tunables.html
 */
export const memorySettings = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }

/**
 * Arguments of Node.js for the service and the worker. With a limit of four gigabytes V8 lets its heap grow to four times its
 * live size, with one gigabyte to less than twice: at the end of each minute of mixed load 318 to 337 MB instead of 330 to 547
 * embedded. https://github.com/v8/v8/blob/main/src/heap/memory-controller.cc (MaxGrowingFactor)
 */
export const nodeArguments = ['--max-old-space-size=1024', '--enable-source-maps']
