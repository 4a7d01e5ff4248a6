/** Tests of the two formats of a query rewrite. */
import { expect, test } from 'vitest';
import { parseQueryRewrite } from './parse-query-rewrite.ts';

const embedded = (reason: string, withAllWords: number) => ({
  rewrite: { query: 'dress', reason, withAllWords, left: [] },
});

test.each([
  ['a corrected spelling', embedded('spelling', 4), { query: 'dress', isAddition: false }],
  [
    'fewer words, as all of them match nothing',
    embedded('fewerWords', 0),
    { query: 'dress', isAddition: false },
  ],
  [
    'fewer words, as all of them match little',
    embedded('fewerWords', 2),
    { query: 'dress', isAddition: true },
  ],
  [
    'words that the hosted service left out',
    { queryAfterRemoval: '<em>purple</em> midi <em>for</em> dress' },
    { query: 'midi dress', isAddition: false },
  ],
  ['nothing left', { queryAfterRemoval: '<em>purple</em>' }, null],
  ['the words as typed', { query: 'dress' }, null],
  ['something else', { rewrite: 'dress' }, null],
])('%s', (_what, response, rewrite) => {
  expect(parseQueryRewrite(response)).toEqual(rewrite);
});
