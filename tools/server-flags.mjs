/** What Node is started with for a server: by `npm run serve`, by journeys and by benchmarks, so that they measure what runs. */

/** A larger young generation keeps one page's garbage out of the old one. */
const YOUNG_GENERATION = '--max-semi-space-size=16';
/** Optimising the embedded database takes 300 MB for a moment: docs/adr/0014-memory-of-a-server.md. */
const WITHOUT_OPTIMISED_WASM = '--liftoff-only';

export const SERVER_FLAGS = [YOUNG_GENERATION, WITHOUT_OPTIMISED_WASM];
