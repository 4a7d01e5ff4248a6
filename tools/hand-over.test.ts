/** A command that was handed over ends as its child ended, and passes signals on. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

/** Hands `script` over to the project's own Node, from a process of its own. */
function handOver(script: string): ChildProcess {
  const parent = `import('./tools/hand-over.mjs').then(({ handOver }) => handOver(['-e', ${JSON.stringify(script)}]))`;
  return spawn(process.execPath, ['-e', parent], { stdio: ['ignore', 'pipe', 'inherit'] });
}

test('the exit code is kept', async () => {
  expect(await once(handOver('process.exit(7)'), 'exit')).toEqual([7, null]);
});

test('a signal reaches the child, which ends in its own time', async () => {
  const script = `process.on('SIGTERM', () => setTimeout(() => process.exit(3), 50)); setInterval(() => {}, 1000); console.log('ready')`;
  const command = handOver(script);
  if (command.stdout) await once(command.stdout, 'data');
  command.kill('SIGTERM');
  expect(await once(command, 'exit')).toEqual([3, null]);
});

test('a child killed by a signal counts as a failure', async () => {
  expect(await once(handOver("process.kill(process.pid, 'SIGKILL')"), 'exit')).toEqual([137, null]);
});
