/** Tests of ranking info: the number of matched words, including joined ones. */
import { expect, test } from 'vitest';
import { RecordIndex } from '../../engine/index/record-index.ts';
import { handleCall } from '../protocol.ts';

const index = new RecordIndex({
  locale: 'en-GB',
  searchableAttributes: ['name'],
  exactAttributes: [],
  attributesForFaceting: [],
  filterOnlyAttributes: [],
  customRanking: [],
  sorts: {},
  paginationLimitedTo: 1000,
});
index.upsert([
  { objectID: 'hyphen', name: 'Plain white t-shirt' },
  { objectID: 'joined', name: 'Striped tshirt' },
  { objectID: 'parts', name: 'Stool with a foot rest' },
  { objectID: 'foot', name: 'Foot cream' },
]);
index.setWords([{ synonyms: [['settee', 'foot cream']] }]);

test.each([
  ['t-shirt', 'hyphen', 2, 2],
  ['tshirt', 'hyphen', 1, 1],
  ['t shirt', 'hyphen', 2, 2],
  ['white tshirt', 'hyphen', 2, 2],
  ['tshirt', 'joined', 1, 1],
  ['t-shirt', 'joined', 2, 1],
  ['striped t shirt', 'joined', 3, 2],
  ['footstool', 'parts', 1, 1],
  ['settee', 'foot', 1, 1],
  ['foot cream nothing', 'foot', 2, 2],
  ['wite tshirt', 'hyphen', 2, 1],
])(
  '%s in the record "%s": %i words, %i of them exact',
  async (query, objectID, words, nbExactWords) => {
    const host = {
      findIndex: async () => ({ name: 'shop', index, sort: 'relevance' }),
      onEvents() {},
    };
    const body = { query, getRankingInfo: true, filters: `objectID:${objectID}` };
    const result = await handleCall({ method: 'POST', path: '/1/indexes/shop/query', body }, host);
    expect(result).toMatchObject({
      status: 200,
      body: { hits: [{ objectID, _rankingInfo: { words, nbExactWords } }] },
    });
  },
);
