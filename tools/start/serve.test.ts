/** Tests `npm run serve` in a temporary folder. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parade-serve-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function serve(environment: Readonly<Record<string, string>> = {}) {
  return spawnSync(process.execPath, [resolve('tools/start/serve.mjs')], {
    ...{ cwd: folder, encoding: 'utf8' },
    env: { ...process.env, ...environment },
  });
}

test('without a build, an error names the command that builds', () => {
  const served = serve();
  expect([served.status, served.stdout]).toEqual([1, '']);
  expect(served.stderr).toBe('build/server/index.js is missing. Run: npm run build\n');
});

test('the server returns freed memory, unless its environment says otherwise', () => {
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  symlinkSync(process.execPath, join(folder, 'node_modules/.bin/node'));
  mkdirSync(join(folder, 'build/server'), { recursive: true });
  writeFileSync(
    join(folder, 'build/server/index.js'),
    'const { NODE_ENV, MALLOC_ARENA_MAX, MALLOC_TRIM_THRESHOLD_ } = process.env; console.log(NODE_ENV, MALLOC_ARENA_MAX, MALLOC_TRIM_THRESHOLD_)',
  );
  expect(serve().stdout).toBe('production 2 131072\n');
  expect(serve({ MALLOC_ARENA_MAX: '4' }).stdout).toBe('production 4 131072\n');
});
