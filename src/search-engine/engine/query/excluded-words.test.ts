/** Tests of excluded words, which have a dash before them. */

import { expect, test } from 'vitest';
import { z } from 'zod';
import { searchRecords } from '#features/search/search.fixtures.ts';
import {
  createMemoryCatalogue,
  createMemorySearch,
} from '#providers/search/embedded/in-memory.fixtures.ts';
import { expectDefined } from '#test/expect-defined.ts';

const [first, second, third] = searchRecords(3);
const records = [
  {
    ...expectDefined(first),
    name: 'Red dress',
    colours: ['Red'],
    categoryNames: ['Dresses'],
    description: 'Without sleeves.',
  },
  {
    ...expectDefined(second),
    name: 'Blue dress',
    colours: ['Blue'],
    categoryNames: ['Dresses'],
    description: 'Goes with red shoes.',
  },
  {
    ...expectDefined(third),
    name: 'Long-sleeve dress',
    colours: ['Blue'],
    categoryNames: ['Dresses'],
    description: '',
  },
];

async function searchFor(query: string, advancedSyntax = true): Promise<string[]> {
  const search = await createMemorySearch(createMemoryCatalogue(records));
  const body = { query, advancedSyntax, removeWordsIfNoResults: 'none' };
  const result = await search.handle({
    method: 'POST',
    path: '/1/indexes/aldermoor-en-GB/query',
    body,
  });
  const { hits } = z.object({ hits: z.array(z.object({ name: z.string() })) }).parse(result.body);
  return hits.map(({ name }) => name).sort();
}

test('an excluded word removes hits with it in a name, colour or category, not in a long text', async () => {
  expect(await searchFor('dress -red')).toEqual(['Blue dress', 'Long-sleeve dress']);
  expect(await searchFor('dress -sleeves')).toEqual(['Blue dress', 'Red dress']);
  expect(await searchFor('-red -blue')).toEqual([]);
});

test('a dash excludes a word only where the request sets advancedSyntax', async () => {
  expect(await searchFor('dress -blue', false)).toContain('Blue dress');
});
