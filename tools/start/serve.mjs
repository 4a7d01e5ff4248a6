/** npm run serve: runs the existing build in production. */
import { existsSync } from 'node:fs';
import { handOver } from './hand-over.mjs';
import { SERVER_FLAGS } from './server-flags.mjs';

const BUILT = 'build/server/index.js';

/** glibc would keep a memory arena per thread, 150 MB more with the threads of sharp and zlib. */
const FEW_ARENAS = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' };

export function serve(environment = {}) {
  if (!existsSync(BUILT)) {
    console.error(`${BUILT} is missing. Run: npm run build`);
    process.exitCode = 1;
    return;
  }
  handOver([...SERVER_FLAGS, BUILT], { NODE_ENV: 'production', ...FEW_ARENAS, ...environment });
}

if (import.meta.main ?? process.argv[1]?.endsWith('serve.mjs')) serve();
