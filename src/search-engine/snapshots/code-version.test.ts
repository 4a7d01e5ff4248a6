/** Tests of the version of the code: it changes with all that shapes the records of an index. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readCodeVersion } from './code-version.ts';

let project = '';
beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'code-version-'));
  await save('build/server/index.js', 'export {};');
  await save('build/server/assets/search-1a2b.js', 'export {};');
});
afterEach(() => rm(project, { recursive: true }));

async function save(path: string, content: string): Promise<void> {
  await mkdir(dirname(join(project, path)), { recursive: true });
  await writeFile(join(project, path), content);
}

function readVersion(path = 'build/server/index.js'): Promise<string | null> {
  return readCodeVersion(pathToFileURL(join(project, path)).href);
}

test.each([
  ['the bundle', 'build/server/index.js'],
  ['a file of the bundle', 'build/server/assets/search-3c4d.js'],
  ['migrations', 'database/migrations/meta/_journal.json'],
  ['locked dependencies', 'package-lock.json'],
  ['installed dependencies', 'node_modules/.package-lock.json'],
])('the version changes after a change of %s', async (_, path) => {
  const before = await readVersion();
  expect(before).toEqual(expect.any(String));
  await save(path, '{"one":1}');
  const changed = await readVersion();
  expect(changed).not.toBe(before);
  expect(await readVersion()).toBe(changed);
});

test('the version is the same for each file of a bundle, and null outside of one', async () => {
  expect(await readVersion('build/server/assets/search-1a2b.js')).toBe(await readVersion());
  expect(await readVersion('src/code.ts')).toBeNull();
  expect(await readCodeVersion('data:text/javascript,')).toBeNull();
});
