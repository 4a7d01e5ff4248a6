/** A retailer's words take effect while the shop runs; a broken file changes nothing. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { silentLog } from '#kit/log.ts';
import { shippedWords, WordFiles } from './word-files.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'words-'));
  await mkdir(join(folder, 'search'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (text: string) => writeFile(join(folder, 'search', 'words.en-GB.json'), text);

test('a file is read again only when it has changed', async () => {
  const files = new WordFiles(folder, silentLog);
  expect(await files.changed('en-GB')).toEqual(shippedWords('en-GB'));
  expect(await files.changed('en-GB')).toBeNull();
  await write('{"synonyms":[["brolly","umbrella"]]}');
  expect((await files.changed('en-GB'))?.[1]).toMatchObject({ synonyms: [['brolly', 'umbrella']] });
  expect(await files.changed('en-GB')).toBeNull();
});

test.each(['{', '{"synonyms":[["alone"]]}', '{"stopwords":[]}', '[]'])('%s leaves the words as they are', async (text) => {
  await write(text);
  expect(await new WordFiles(folder, silentLog).changed('en-GB')).toBeNull();
});
