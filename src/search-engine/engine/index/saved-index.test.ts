/** Tests of a saved index: restored, it has the results of the original, also after writes. */
import { deserialize, serialize } from 'node:v8';
import { expect, test } from 'vitest';
import { createRandom, itemAt, searchRecords } from '#features/search/search.fixtures.ts';
import type { SearchRecord } from '#features/search/search.ts';
import { createShopIndex } from '../../shop-indexes/shop-index.ts';
import { EVERYTHING } from '../query/filter.ts';
import { queryIndex } from '../query/query-index.ts';
import { RecordIndex } from './record-index.ts';
import type { IndexSettings } from './settings.ts';

const LOCALES = ['en-GB', 'fr-FR', 'de-DE', 'ar'];
const SORTS = ['relevance', 'price-asc', 'newness'];

/** An index with holes, reused slots and replaced records. */
function buildIndex(seed: number) {
  const random = createRandom(seed);
  const index = createShopIndex(itemAt(LOCALES, random()));
  const records = searchRecords(50 + Math.floor(random() * 400), seed, 20);
  index.upsert(records);
  for (const attribute of index.settings.filterOnlyAttributes) index.column(attribute);
  const write = (target: RecordIndex, from: () => number) => {
    for (let step = 0; step < 60; step++) {
      const record = itemAt(records, from());
      if (from() < 0.4) target.remove([record.objectID]);
      else target.upsert([{ ...itemAt(records, from()), objectID: record.objectID }]);
    }
  };
  write(index, random);
  return { index, records, write };
}

function restore(index: RecordIndex): RecordIndex {
  const restored = createShopIndex(index.settings.locale);
  for (const part of index.save()) restored.restore(deserialize(serialize(part)));
  return restored;
}

/** Words of records, whole, cut short or with a typo. */
function randomText(records: readonly SearchRecord[], random: () => number): string {
  const { name, description, variantSkus } = itemAt(records, random());
  const word = itemAt([...name.split(' '), ...description.split(' '), ...variantSkus], random());
  const cut = Math.floor(random() * word.length);
  return itemAt([word, word.slice(0, cut + 1), word.slice(0, cut) + word.slice(cut + 1)], random());
}

/** Includes the matches by slot: a restored index has its records in the same slots. */
function queryResults(index: RecordIndex, records: readonly SearchRecord[], seed: number) {
  const random = createRandom(seed);
  return Array.from({ length: 40 }, () => {
    const text = [randomText(records, random), randomText(records, random)];
    const sizes = itemAt(records, random()).sizes.slice(0, 1);
    const value = { kind: 'value', attribute: 'sizes', value: sizes[0] ?? '' } as const;
    return queryIndex(index, {
      text: {
        text: text.slice(0, Math.floor(random() * 3)).join(' '),
        ...{ prefix: random() < 0.5, typos: 'true' as const, enoughHits: 10 },
      },
      filter: random() < 0.5 ? EVERYTHING : value,
      ...{ sort: itemAt(SORTS, random()), offset: 0, length: 500 },
      ...{ facets: ['brand', 'sizes', 'price', 'colourFacet'], valuesPerFacet: 1000 },
    });
  });
}

test('random catalogues and queries: a restored index has the same results as the saved one', {
  timeout: 60_000,
}, () => {
  for (let seed = 1; seed <= 12; seed++) {
    const { index, records, write } = buildIndex(seed);
    const restored = restore(index);
    expect(restored.size).toBe(index.size);
    expect(queryResults(restored, records, seed)).toEqual(queryResults(index, records, seed));
    write(restored, createRandom(seed + 100));
    write(index, createRandom(seed + 100));
    expect(queryResults(restored, records, seed)).toEqual(queryResults(index, records, seed));
  }
});

test('orders and ranks of a restored index are those of the saved one, also after writes', () => {
  for (let seed = 30; seed < 36; seed++) {
    const { index, write } = buildIndex(seed);
    const restored = restore(index);
    for (const target of [index, restored]) {
      write(target, createRandom(seed + 100));
      target.refreshSortOrders();
    }
    for (const sort of SORTS) expect(restored.order(sort)).toEqual(index.order(sort));
    for (const slot of index.order('relevance')) expect(restored.rank(slot)).toBe(index.rank(slot));
  }
});

test('a column of more values and slots than one part has is restored whole', () => {
  const settings: IndexSettings = {
    ...{ locale: 'en-GB', searchableAttributes: ['name'], exactAttributes: [] },
    ...{ attributesForFaceting: ['group', 'code'], filterOnlyAttributes: [] },
    ...{ customRanking: ['asc(group)'], sorts: {}, paginationLimitedTo: 1000 },
  };
  const index = new RecordIndex(settings);
  index.upsert(
    Array.from({ length: 17_000 }, (_, position) => ({
      objectID: `record-${position}`,
      name: 'Lamp',
      code: [`code-${position}`, 'shared'],
      group: position % 7,
    })),
  );
  const restored = new RecordIndex(settings);
  for (const part of index.save()) restored.restore(deserialize(serialize(part)));
  for (const attribute of settings.attributesForFaceting) {
    const [before, after] = [index.column(attribute), restored.column(attribute)];
    expect(after?.values).toEqual(before?.values);
    expect(after?.count(null)).toEqual(before?.count(null));
    const slots = Uint32Array.from({ length: 17_000 }, (_, slot) => slot);
    const firstOf = (column = before) => Array.from(slots, (slot) => column?.firstOf(slot));
    expect(firstOf(after)).toEqual(firstOf(before));
    expect(after?.count(slots)).toEqual(before?.count(slots));
  }
});

test('an empty index is saved and restored, and then takes records', () => {
  const restored = restore(createShopIndex('en-GB'));
  expect(restored.size).toBe(0);
  const built = createShopIndex('en-GB');
  for (const index of [restored, built]) index.upsert(searchRecords(3));
  expect(queryResults(restored, searchRecords(3), 1)).toEqual(
    queryResults(built, searchRecords(3), 1),
  );
});
