/** npm run serve: runs the existing build in production. */
import { existsSync } from 'node:fs';
import { runNode } from './run-node.mjs';
import { MALLOC_SETTINGS, SERVER_FLAGS } from './server-flags.mjs';

const BUILT = 'build/server/index.js';

export function serve(environment = {}) {
  if (!existsSync(BUILT)) {
    console.error(`${BUILT} is missing. Run: npm run build`);
    process.exitCode = 1;
    return;
  }
  const settings = { NODE_ENV: 'production', ...environment };
  runNode([...SERVER_FLAGS, BUILT], { ...MALLOC_SETTINGS, ...process.env, ...settings });
}

if (import.meta.main ?? process.argv[1]?.endsWith('serve.mjs')) serve();
