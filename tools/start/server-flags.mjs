/** Node flags of a server, shared by `npm run serve`, browser tests and benchmarks. */

/** A larger young generation keeps the garbage of one page out of the old generation. */
const YOUNG_GENERATION = '--max-semi-space-size=16';
/** Optimising the embedded database's WASM takes 300 MB: docs/adr/0014-memory-of-a-server.md. */
const WITHOUT_OPTIMISED_WASM = '--liftoff-only';

/** Collects garbage after the heap has grown by 60 %, where V8 would wait for up to 300 %. */
const SMALL_HEAP = '--heap-growing-percent=60';

export const SERVER_FLAGS = [YOUNG_GENERATION, WITHOUT_OPTIMISED_WASM, SMALL_HEAP];

/**
 * Settings of glibc's malloc. Without limits of its own it raises them by the largest block that
 * was ever freed, and keeps the memory of sent pages; a memory arena per thread takes 150 MB more,
 * with the threads of sharp and zlib.
 */
export const MALLOC_SETTINGS = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
