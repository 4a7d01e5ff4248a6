/** npm start: installs, builds, serves; each only when needed. Runs on any Node from 20 on. */
import { spawn } from 'node:child_process';
import { buildWhenNeeded } from './build-when-needed.mjs';
import { installWhenNeeded } from './install.mjs';

installWhenNeeded();
buildWhenNeeded();

const isLoopback = /^(localhost|127\.|\[?::1)/.test(process.env.HOST ?? '127.0.0.1');
const env = { ...process.env, NODE_ENV: 'production' };
if (isLoopback && !process.env.DATABASE_URL) env.DEV_TOOLS ??= '1';

// The project's own Node, found by path: npm in between would swallow signals.
const server = spawn('node_modules/.bin/node', ['--max-semi-space-size=32', 'build/server/index.js'], { stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
