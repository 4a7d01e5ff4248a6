/** npm run serve: the build as it is, for production. */
import { handOver } from './hand-over.mjs';

/** A larger young generation keeps one page's garbage out of the old one. */
const YOUNG = '--max-semi-space-size=32';
/** Optimising the embedded database takes 300 MB for a moment: docs/adr/0014-memory-of-a-server.md. */
const ONE_COMPILER = '--liftoff-only';
const SERVE = [YOUNG, ONE_COMPILER, 'build/server/index.js'];

/** Pictures and compression run on many threads: with a store of free memory for each, glibc keeps 150 MB more. */
const FEW_ARENAS = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' };

export function serve(environment = {}) {
  handOver(SERVE, { NODE_ENV: 'production', ...FEW_ARENAS, ...environment });
}

if (import.meta.main ?? process.argv[1]?.endsWith('serve.mjs')) serve();
