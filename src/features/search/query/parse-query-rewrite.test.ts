/** Tests of both formats of a query rewrite. */
import { expect, test } from 'vitest';
import { parseQueryRewrite } from './parse-query-rewrite.ts';

const own = (reason: string, withAllWords: number) => ({
  rewrite: { query: 'dress', reason, withAllWords, left: [] },
});

test.each([
  ['a corrected spelling', own('spelling', 4), { query: 'dress', isAddition: false }],
  ['fewer words, as all find nothing', own('fewerWords', 0), { query: 'dress', isAddition: false }],
  ['fewer words, as all find little', own('fewerWords', 2), { query: 'dress', isAddition: true }],
  [
    'words that the hosted service let go',
    { queryAfterRemoval: '<em>purple</em> midi <em>for</em> dress' },
    { query: 'midi dress', isAddition: false },
  ],
  ['nothing left', { queryAfterRemoval: '<em>purple</em>' }, null],
  ['the words as typed', { query: 'dress' }, null],
  ['something else', { rewrite: 'dress' }, null],
])('%s', (_what, response, rewrite) => {
  expect(parseQueryRewrite(response)).toEqual(rewrite);
});
