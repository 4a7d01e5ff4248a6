/** Node flags of a server, shared by `npm run serve`, browser tests and benchmarks. */

/** A larger young generation keeps the garbage of one page out of the old generation. */
const YOUNG_GENERATION = '--max-semi-space-size=16';
/** Optimising the embedded database's WASM takes 300 MB: docs/adr/0014-memory-of-a-server.md. */
const WITHOUT_OPTIMISED_WASM = '--liftoff-only';

export const SERVER_FLAGS = [YOUNG_GENERATION, WITHOUT_OPTIMISED_WASM];
