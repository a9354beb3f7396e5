/**
 * What the GNU C library's allocator is told before a program of ours starts: few arenas, and what is free goes back to the
 * system. Otherwise what many threads take and give back in small pieces stays with the process: after the same load and a
 * collection 180 MB instead of 242 on PostgreSQL, 306 instead of 340 embedded. Other systems do not read it.
 * https://www.gnu.org/software/libc/manual/html_node/Memory-Allocation-Tunables.html
 */
export const memorySettings = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }

/**
 * What Node.js is told before it runs the service or a worker. V8 lets its heap grow to four times what lives in it where it may take four
 * gigabytes, and to less than twice with one: at the end of each minute of mixed load 318 to 337 MB instead of 330 to 547 embedded.
 * https://github.com/v8/v8/blob/main/src/heap/memory-controller.cc (MaxGrowingFactor)
 */
export const nodeArguments = ['--max-old-space-size=1024', '--enable-source-maps']
