/** Tests that a command gets its child's exit code and forwards signals. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

/** Runs `script` in the project's own Node, from a separate parent process. */
function runInNode(script: string): ChildProcess {
  return spawn(process.execPath, ['-e', writeParent(script)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

function writeParent(script: string): string {
  return `import('./tools/start/run-node.mjs').then(({ runNode }) => runNode(['-e', ${JSON.stringify(script)}]))`;
}

test('the exit code is forwarded', async () => {
  expect(await once(runInNode('process.exit(7)'), 'exit')).toEqual([7, null]);
});

test('a signal reaches the child, which may end later', async () => {
  const script = `process.on('SIGTERM', () => setTimeout(() => process.exit(3), 50)); setInterval(() => {}, 1000); console.log('ready')`;
  const command = runInNode(script);
  if (command.stdout) await once(command.stdout, 'data');
  command.kill('SIGTERM');
  expect(await once(command, 'exit')).toEqual([3, null]);
});

test('a child killed by a signal counts as a failure', async () => {
  expect(await once(runInNode("process.kill(process.pid, 'SIGKILL')"), 'exit')).toEqual([
    137,
    null,
  ]);
});

test('the child ends when npm is killed', async () => {
  const script =
    "process.on('SIGTERM', () => { console.log('ended'); process.exit() }); setInterval(() => {}, 1000); console.log('ready')";
  // The shell sits between npm and the command; `true` keeps it from replacing itself by exec.
  const shell = spawn('sh', ['-c', '"$0" -e "$1"; true', process.execPath, writeParent(script)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_lifecycle_event: 'start' },
  });
  const printed: string[] = [];
  shell.stdout.on('data', (chunk: Buffer) => {
    printed.push(chunk.toString().trim());
    if (printed.length === 1) shell.kill('SIGKILL');
  });
  await once(shell.stdout, 'end');
  expect(printed).toEqual(['ready', 'ended']);
});
