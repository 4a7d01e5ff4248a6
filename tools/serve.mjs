/** npm run serve: the build as it is, for production. */
import { handOver } from './hand-over.mjs';

/** A larger young generation keeps one page's garbage out of the old one. */
const SERVE = ['--max-semi-space-size=32', 'build/server/index.js'];

export function serve(environment = {}) {
  handOver(SERVE, { NODE_ENV: 'production', ...environment });
}

if (import.meta.main ?? process.argv[1]?.endsWith('serve.mjs')) serve();
