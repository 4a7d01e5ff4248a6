/** Tests `npm run serve` without a build. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

test('without a build it says which command makes one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parade-serve-'));
  const script = resolve('tools/start/serve.mjs');
  const served = spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect([served.status, served.stdout]).toEqual([1, '']);
  expect(served.stderr).toBe('build/server/index.js is missing. Run: npm run build\n');
});
