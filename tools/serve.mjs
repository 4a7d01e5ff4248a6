/** npm run serve: the build as it is, for production. */
import { handOver } from './hand-over.mjs';
import { SERVER_FLAGS } from './server-flags.mjs';

const SERVE = [...SERVER_FLAGS, 'build/server/index.js'];

/** Pictures and compression run on many threads: with a store of free memory for each, glibc keeps 150 MB more. */
const FEW_ARENAS = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' };

export function serve(environment = {}) {
  handOver(SERVE, { NODE_ENV: 'production', ...FEW_ARENAS, ...environment });
}

if (import.meta.main ?? process.argv[1]?.endsWith('serve.mjs')) serve();
