/** Runs a command in the project's own Node and forwards its streams, signals and exit code. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, resolve } from 'node:path';

const BINARIES = resolve('node_modules/.bin');

/** Spawns the binary by path, because npm does not forward signals. */
export function runNode(args, extra = {}) {
  const env = { ...process.env, ...extra, PATH: `${BINARIES}${delimiter}${process.env.PATH}` };
  const child = spawn(resolve(BINARIES, 'node'), args, { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) onParentExit(() => child.kill('SIGTERM'));
  child.on('error', (error) => {
    console.error(`${error.message}. node_modules may be incomplete: delete it and try again.`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (constants.signals[signal] ?? 1);
  });
}

/**
 * Calls `end` when the parent process has exited. A killed npm ends its shell, but the shell's
 * children get no signal, only another parent.
 */
function onParentExit(end) {
  const parent = process.ppid;
  const interval = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(interval);
    end();
  }, 500);
  interval.unref();
}
