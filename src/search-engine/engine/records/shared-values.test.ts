/** Tests of shared values: records are equal to what was given, and equal parts are one object. */
import { expect, test } from 'vitest';
import { createRandom, searchRecords } from '#features/search/search.fixtures.ts';
import { createShopIndex } from '../../shop-indexes/shop-index.ts';
import type { RecordIndex } from '../index/record-index.ts';
import { shareValues } from './shared-values.ts';

const copyOf = <Value>(value: Value): Value => structuredClone(value);

test('an equal value is replaced by the model, whatever its kind', () => {
  for (const model of [{ a: [1, { b: 'text' }], c: null }, ['text', []], [], {}])
    expect(shareValues(copyOf(model), model)).toBe(model);
});

test.each([
  [
    { a: 1, b: undefined },
    { a: 1, c: 2 },
  ],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: null }, { a: {} }],
  [{ a: [] }, { a: {} }],
  [[1, 2], [1]],
  [[1], [1, 2]],
  [{ a: 0 }, { a: -0 }],
  [{ a: '1' }, { a: 1 }],
])('a value that is not equal stays as it was: %j beside %j', (value, model) => {
  const before = copyOf(value);
  expect(shareValues(value, copyOf(model))).toBe(value);
  expect(value).toStrictEqual(before);
});

test('parts of a different value that equal those of the model are replaced by them', () => {
  const model = { name: 'Dress', images: ['front', 'back'], colours: [{ sizes: ['S', 'M'] }] };
  const value = { name: 'Kleid', images: ['front', 'back'], colours: [{ sizes: ['S', 'M'] }, {}] };
  const shared = shareValues(value, model);
  expect(shared).toStrictEqual({ ...value });
  expect(shared.images).toBe(model.images);
  expect(shared.colours[0]).toBe(model.colours[0]);
});

/** Indexes of two fascias and two locales over the same products. */
function openIndexes() {
  const indexes: { readonly index: RecordIndex }[] = [];
  for (const locale of ['en-GB', 'de-DE', 'en-GB'])
    indexes.push({ index: createShopIndex(locale, {}, undefined, indexes) });
  return indexes.map(({ index }) => index);
}

test('indexes of one locale share a record, those of two locales its pictures, also after writes', () => {
  const records = searchRecords(60);
  const [english, german, other] = openIndexes();
  const germanRecords = records.map((record) => ({
    ...copyOf(record),
    name: `${record.name} (de)`,
  }));
  english?.upsert(copyOf(records));
  german?.upsert(copyOf(germanRecords));
  other?.upsert(copyOf(records));
  const random = createRandom(5);
  for (let step = 0; step < 100; step++) {
    const position = Math.floor(random() * records.length);
    const price = Math.floor(random() * 3);
    const changed = [records[position], germanRecords[position]].map((record) => ({
      ...record,
      price,
    }));
    for (const [index, record] of [
      [english, changed[0]],
      [german, changed[1]],
      [other, changed[0]],
    ] as const)
      index?.upsert([copyOf(record) as (typeof records)[number]]);
    const id = records[position]?.objectID ?? '';
    expect(english?.get(id)).toStrictEqual(changed[0]);
    expect(german?.get(id)).toStrictEqual(changed[1]);
    expect(other?.get(id)).toBe(english?.get(id));
    expect(german?.get(id)?.colourVariants).toBe(english?.get(id)?.colourVariants);
  }
});

test('a restored index shares its records with the others', () => {
  const records = searchRecords(60);
  const [english, german, other] = openIndexes();
  english?.upsert(records);
  for (const index of [german, other])
    for (const part of english?.save() ?? []) index?.restore(structuredClone(part));
  for (const { objectID } of records) {
    expect(other?.get(objectID)).toBe(english?.get(objectID));
    expect(german?.get(objectID)).toBe(english?.get(objectID));
  }
});
