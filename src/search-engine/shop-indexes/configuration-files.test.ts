/** Tests of configuration files: changes apply at run time; an invalid file changes nothing. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { silentLog } from '#kit/log.ts';
import { builtInWordLists } from '../words/built-in-word-lists.ts';
import { ConfigurationFiles } from './configuration-files.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'search-'));
  await mkdir(join(folder, 'search'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (file: string, text: string) => writeFile(join(folder, 'search', file), text);
const RULE = {
  objectID: 'sale',
  conditions: [{ pattern: 'sale', anchoring: 'is' }],
  consequence: { hide: [{ objectID: 'P1' }] },
};

test('a changed file is returned once to each index', async () => {
  const files = new ConfigurationFiles(folder, silentLog);
  expect(await files.readIfChanged('en-GB', 'one-en-GB')).toEqual({
    words: builtInWordLists('en-GB'),
    rules: [],
  });
  expect(await files.readIfChanged('en-GB', 'one-en-GB')).toBeNull();
  await write('words.en-GB.json', '{"synonyms":[["brolly","umbrella"]]}');
  await write('rules.one-en-GB.json', JSON.stringify([RULE]));
  const changed = await files.readIfChanged('en-GB', 'one-en-GB');
  expect(changed?.words[1]).toMatchObject({ synonyms: [['brolly', 'umbrella']] });
  expect(changed?.rules).toEqual([RULE]);
  expect(await files.readIfChanged('en-GB', 'one-en-GB')).toBeNull();
  expect(await files.readIfChanged('en-GB', 'two-en-GB')).toMatchObject({
    words: [{}, {}],
    rules: [],
  });
});

test.each(['{', '{"synonyms":[["alone"]]}', '{"stopwords":[]}', '[]'])(
  'an invalid word list file (%s) leaves the previous word lists in effect',
  async (text) => {
    const files = new ConfigurationFiles(folder, silentLog);
    await files.readIfChanged('en-GB', 'one-en-GB');
    await write('words.en-GB.json', text);
    expect(await files.readIfChanged('en-GB', 'one-en-GB')).toBeNull();
  },
);

test.each([
  '{}',
  '[{"objectID":"x"}]',
  '[{"objectID":"x","consequence":{"params":{"filters":"a AND"}}}]',
])('an invalid rule file (%s) leaves the previous rules in effect', async (text) => {
  const files = new ConfigurationFiles(folder, silentLog);
  await write('rules.one-en-GB.json', JSON.stringify([RULE]));
  expect((await files.readIfChanged('en-GB', 'one-en-GB'))?.rules).toHaveLength(1);
  await write('rules.one-en-GB.json', `${text}\n`);
  expect(await files.readIfChanged('en-GB', 'one-en-GB')).toBeNull();
});
