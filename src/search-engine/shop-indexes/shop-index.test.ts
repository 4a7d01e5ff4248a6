/** Tests of the order of equally relevant products in a shop's index. */
import { expect, test } from 'vitest';
import { searchRecords } from '#features/search/search.fixtures.ts';
import { LISTING_ORDERS, type SearchRecord, SORT_RANKING } from '#features/search/search.ts';
import { respondToQuery } from '../protocol/response/respond-to-query.ts';
import { createShopIndex } from './shop-index.ts';

const records = searchRecords(60);

function listProducts(order?: (typeof LISTING_ORDERS)[number]): readonly SearchRecord[] {
  const index = createShopIndex('en-GB', {}, order);
  index.upsert(records);
  const { hits } = respondToQuery({ name: 'shop', index, sort: 'relevance' }, { hitsPerPage: 60 });
  const byId = new Map(records.map((record) => [record.objectID, record]));
  const hitList: readonly { objectID: string }[] = Array.isArray(hits) ? hits : [];
  return hitList.flatMap(({ objectID }) => byId.get(objectID) ?? []);
}

test.each(LISTING_ORDERS)(
  'equally relevant products are in the order of the fascia: %s, in stock first',
  (order) => {
    const listed = listProducts(order);
    expect(listed).toHaveLength(60);
    const [criterion = ''] = SORT_RANKING[order];
    const [, direction, key] = /^(asc|desc)\((\w+)\)$/.exec(criterion) ?? [];
    for (const isOnStock of [true, false]) {
      const values = listed
        .filter((record) => record.isOnStock === isOnStock)
        .map((record) => Number(Reflect.get(record, key ?? '')));
      expect(values).toEqual(values.toSorted((a, b) => (direction === 'asc' ? a - b : b - a)));
    }
    expect(listed.findLastIndex(({ isOnStock }) => isOnStock)).toBeLessThan(
      listed.findIndex(({ isOnStock }) => !isOnStock),
    );
  },
);

test('equally relevant products are in the order of the fascia: best sellers by default', () => {
  expect(listProducts()).toEqual(listProducts('best-sellers'));
  expect(listProducts()).not.toEqual(listProducts('newness'));
});
