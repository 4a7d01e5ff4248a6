/** Tests of relevance: the order of matching records, and words that match nothing. */
import { describe, expect, test } from 'vitest';
import { RecordIndex } from '../index/record-index.ts';
import { EVERYTHING } from '../query/filter.ts';
import { queryIndex } from '../query/query-index.ts';
import type { WordListFile } from '../text/word-lists.ts';

type Product = {
  readonly name: string;
  readonly brand?: string;
  readonly categoryNames?: readonly string[];
  readonly colours?: readonly string[];
};

function indexOf(
  products: readonly (Product & Record<string, unknown>)[],
  words: WordListFile = {},
  locale = 'en-GB',
): RecordIndex {
  const index = new RecordIndex({
    locale,
    searchableAttributes: ['name', 'brand', 'categoryNames', 'colours', 'description', 'details'],
    exactAttributes: [],
    attributesForFaceting: [],
    filterOnlyAttributes: [],
    customRanking: ['desc(popularity)'],
    sorts: {},
    paginationLimitedTo: 1000,
  });
  index.setWords([words]);
  index.upsert(
    products.map((product, position) => ({
      objectID: product.name,
      popularity: -position,
      ...product,
    })),
  );
  return index;
}

function search(index: RecordIndex, text: string, enoughHits = 0) {
  const query = { text, prefix: true, typos: 'min', enoughHits } as const;
  const result = queryIndex(index, {
    ...{
      text: query,
      filter: EVERYTHING,
      sort: 'relevance',
      offset: 0,
      length: 50,
      facets: [],
      valuesPerFacet: 10,
    },
  });
  return { ids: result.records.map((record) => record.objectID), rewrite: result.match?.rewrite };
}

describe('long texts', () => {
  const index = indexOf([
    { name: 'Alpha kettle', description: 'Boils a litre in two minutes and pours without a drip.' },
    { name: 'Litre jug', description: 'For water and for milk.' },
    { name: 'Beta pan', details: ['holds one litre'] },
  ]);

  test('are found after names with the word, the description before the details', () => {
    expect(search(index, 'litre').ids).toEqual(['Litre jug', 'Alpha kettle', 'Beta pan']);
  });

  test('are found by whole words only, in the singular', () => {
    expect(['litres', 'minute', 'minu', 'boyls'].map((word) => search(index, word).ids)).toEqual([
      ['Litre jug', 'Alpha kettle', 'Beta pan'],
      ['Alpha kettle'],
      [],
      [],
    ]);
  });

  test('are replaced with their record', () => {
    const changed = indexOf([{ name: 'Lamp', description: 'It shines.' }, { name: 'Sofa' }]);
    changed.upsert([{ objectID: 'Lamp', name: 'Lamp', description: 'It glows.' }]);
    expect([search(changed, 'shines').ids, search(changed, 'glows').ids]).toEqual([[], ['Lamp']]);
  });
});

describe('the order', () => {
  test('a record with a word in several fields comes before one with it in one', () => {
    const products = [
      { name: 'Linen dress bag' },
      { name: 'Linen dress midi', categoryNames: ['Dresses'] },
    ];
    expect(search(indexOf(products), 'dress').ids).toEqual(['Linen dress midi', 'Linen dress bag']);
  });

  test('a colour comes before a brand of the same name', () => {
    const products = [
      { name: 'Midi skirt', brand: 'Coral', colours: ['Black'] },
      { name: 'Maxi skirt', brand: 'Oasis', colours: ['Coral'] },
    ];
    expect(search(indexOf(products), 'coral skirt').ids).toEqual(['Maxi skirt', 'Midi skirt']);
  });

  test('a colour of two words comes before its words in two colours', () => {
    const products = [
      { name: 'Plain dress', colours: ['Rose', 'Gold'] },
      { name: 'Short dress', colours: ['Rose gold', 'Black'] },
    ];
    expect(search(indexOf(products), 'rose gold dress').ids).toEqual([
      'Short dress',
      'Plain dress',
    ]);
  });

  test('the requested thing comes before its accessories', () => {
    const products = [
      { name: 'Camera case Delta' },
      { name: 'Camera Epsilon two' },
      { name: 'Case for camera' },
    ];
    expect(search(indexOf(products), 'camera').ids[0]).toBe('Camera Epsilon two');
    expect(search(indexOf(products), 'camera case').ids[0]).toBe('Camera case Delta');
  });

  test.each([
    ['fr-FR', 'appareil', 'Étui appareil photo', 'Appareil photo compact Delta'],
    ['fr-FR', 'canapé', 'Housse de canapé', 'Canapé Delta en velours'],
    ['ar', 'هاتف', 'غطاء هاتف', 'هاتف دلتا أسود جديد'],
  ])(
    '%s: "%s" finds the product before its accessory, whose name begins with another noun',
    (locale, query, accessory, thing) => {
      const index = indexOf([{ name: accessory }, { name: thing }], {}, locale);
      expect(search(index, query).ids).toEqual([thing, accessory]);
      expect(search(index, accessory).ids[0]).toBe(accessory);
    },
  );

  test('prefix matches are left out where enough records have the whole word', () => {
    const dresses = Array.from({ length: 10 }, (_, index) => ({ name: `Dress ${index}` }));
    const gown = { name: 'Dressing gown' };
    expect(search(indexOf([...dresses, gown]), 'dress').ids).not.toContain('Dressing gown');
    expect(search(indexOf([...dresses.slice(1), gown]), 'dress').ids).toContain('Dressing gown');
  });
});

test('a record with less than half of the words, and none that names a kind, is no result', () => {
  const products = [
    { name: 'Blue vase', categoryNames: ['Vases'] },
    { name: 'Red midi dress', categoryNames: ['Dresses'] },
  ];
  expect(search(indexOf(products), 'blue moon rocket', 10)).toEqual({ ids: [], rewrite: null });
  expect(search(indexOf(products), 'blue rocket', 10).ids).toEqual(['Blue vase']);
  expect(search(indexOf(products), 'moon rocket dress', 10).ids).toEqual(['Red midi dress']);
});

test('a category name with a stop word in it comes first where the query has it whole', () => {
  const index = indexOf(
    [
      { name: 'Cabas', categoryNames: ['Sac', 'Main'] },
      { name: 'Bourse', categoryNames: ['Sac à main'] },
    ],
    { stopWords: ['à'] },
  );
  expect(search(index, 'sac à main').ids).toEqual(['Bourse', 'Cabas']);
});

describe('correction', () => {
  test('a known word of the language is not corrected to another', () => {
    const index = indexOf([{ name: 'Stoneware bowls' }, { name: 'Blue vase' }], {
      knownWords: ['boot', 'blouse'],
    });
    expect([
      search(index, 'boots').ids,
      search(index, 'blouse').ids,
      search(index, 'bowlz').ids,
    ]).toEqual([[], [], ['Stoneware bowls']]);
  });

  test('a rare word of the index also finds a similar one that is fifty times as frequent', () => {
    const shirts = Array.from({ length: 60 }, (_, index) => ({ name: `Kurtis model ${index}` }));
    const index = indexOf([{ name: 'Kuris lamp' }, ...shirts]);
    expect(search(index, 'kuris').ids).toHaveLength(50);
    expect(search(index, 'kuris').ids[0]).toBe('Kuris lamp');
    expect(search(index, 'lamp').ids).toEqual(['Kuris lamp']);
  });
});

test('where too few records have every word, the others are still of the requested kind', () => {
  const products = [
    { name: 'Purple candle', categoryNames: ['Candles'] },
    { name: 'Red midi dress', categoryNames: ['Dresses'] },
    { name: 'Purple scarf', categoryNames: ['Scarves'] },
    { name: 'Blue dress', categoryNames: ['Dresses'] },
  ];
  expect(search(indexOf(products), 'purple dress', 10)).toMatchObject({
    ids: expect.arrayContaining(['Red midi dress', 'Blue dress']),
    rewrite: { query: 'dress', left: ['purple'] },
  });
  expect(search(indexOf(products), 'purple dress', 10).ids).toHaveLength(2);
});
