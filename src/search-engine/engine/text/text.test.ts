/** Tests of full-text matching in each language. */
import { describe, expect, test } from 'vitest';
import { RecordIndex } from '../index/record-index.ts';
import { find, indexOf } from '../query/text-search.fixtures.ts';

describe('what is found', () => {
  const table: readonly [locale: string, query: string, name: string][] = [
    ['en-GB', 'dress red', 'Red midi dress'],
    ['en-GB', 'DRESSES', 'Red midi dress'],
    ['en-GB', 'dre', 'Red midi dress'],
    ['en-GB', 'drss', 'Red midi dress'],
    ['en-GB', 'derss', 'Red midi dress'],
    ['en-GB', 'trose', 'Wide trousers'],
    ['en-GB', 'skrt', 'Skirts'],
    ['en-GB', 'embriodered jackte', 'Embroidered jacket'],
    ['en-GB', 'sewat', 'Hooded sweatshirt'],
    ['en-GB', 'womans', "Women's coat"],
    ['en-GB', 'womens', "Women's coat"],
    ['en-GB', 'party', 'Tops for parties'],
    ['en-GB', 'watch', 'Watches'],
    ['en-GB', 'sizes', 'Size guide'],
    ['en-GB', 'scarves', 'Wool scarf'],
    ['en-GB', 'tshirt', 'Plain t-shirt'],
    ['en-GB', 't shirt', 'Plain t-shirt'],
    ['en-GB', 'cafe', 'Café table'],
    ['en-GB', '  café!! ', 'Cafe table'],
    ['fr-FR', 'robe ete', 'Robe d’été'],
    ['fr-FR', 'robes', 'Robe longue'],
    ['fr-FR', 'manteau', 'Manteaux en laine'],
    ['fr-FR', 'bijou', 'Bijoux dorés'],
    ['de-DE', 'kleid', 'Rote Kleider'],
    ['de-DE', 'kleider', 'Rotes Kleid'],
    ['de-DE', 'gruen', 'Grüner Rock'],
    ['de-DE', 'röcke', 'Grüner Rock'],
    ['de-DE', 'strasse', 'Straße'],
    ['ar', 'فستان', 'الفستان الأحمر'],
    ['ar', 'احمر', 'فستان أحمر'],
    ['ar', 'حقيبه', 'حقيبة جلدية'],
  ];
  test.each(table)('%s: "%s" finds "%s"', (locale, query, name) => {
    expect(find(indexOf([name], locale), query)).toEqual([name]);
  });
});

describe('what is not found', () => {
  const table: readonly [query: string, name: string][] = [
    ['red shirt', 'Red midi dress'],
    ['rde', 'Red midi dress'],
    ['dre ', 'Red midi dress'],
    ['tablcloht', 'Table'],
    ['wedding', 'Bedding'],
    ['lamp', 'Lambswool jumper'],
    ['lmab', 'Lambswool jumper'],
    ['swaet', 'Swimming costume'],
    ['cusho', 'Customisable bag'],
    ['size 12', 'Size 13'],
  ];
  test.each(table)('"%s" does not find "%s"', (query, name) => {
    expect(find(indexOf([name]), query)).toEqual([]);
  });
});

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  '%s is a word like any other',
  (word) => {
    expect(find(indexOf(['Linen shorts', `Model ${word}`]), word)).toEqual([`Model ${word}`]);
  },
);

test('a plural that is a word of its own is not taken for its singular', () => {
  const index = indexOf(['Linen shorts', 'Short dress', 'Round glasses', 'Glass vase']);
  expect(find(index, 'shorts')).toEqual(['Linen shorts']);
  expect(find(index, 'glasses')).toEqual(['Round glasses']);
});

describe('the order', () => {
  test('whole words come before prefixes and near misses, a product before what goes with it, short names before long ones', () => {
    const index = indexOf([
      'Dressing gown',
      'Belt for a dress',
      'Dress with belt',
      'Dress shirt',
      'Dresma lamp',
    ]);
    expect(find(index, 'dress', 'true')).toEqual([
      'Dress shirt',
      'Dress with belt',
      'Belt for a dress',
      'Dressing gown',
      'Dresma lamp',
    ]);
  });

  test('of two matches in a record the better one counts', () => {
    expect(find(indexOf(['Dressing gown', 'Dressy short dress']), 'dress')).toEqual([
      'Dressy short dress',
      'Dressing gown',
    ]);
  });

  test('near misses appear only where nothing is spelt as requested', () => {
    const index = indexOf(['Mini skirt', 'Midi skirt']);
    expect(find(index, 'midi skirt')).toEqual(['Midi skirt']);
    expect(find(index, 'muni skirt')).toEqual(['Mini skirt']);
    expect(find(index, 'midi skirt', 'true')).toEqual(['Midi skirt', 'Mini skirt']);
  });

  test('an earlier attribute counts more than a later one', () => {
    const index = indexOf([]);
    index.upsert([
      { objectID: 'brand', name: 'Plain top', brand: 'Coral' },
      { objectID: 'name', name: 'Coral top', brand: 'Oasis' },
    ]);
    expect(find(index, 'coral')).toEqual(['name', 'brand']);
  });
});

test('a word in a long text counts less than one in a short one, in whichever attribute', () => {
  const prose =
    'A long story of how it was made and where, by whom, and what else one may want to know about it, lamp and all.';
  const index = new RecordIndex({
    ...indexOf([]).settings,
    searchableAttributes: ['story', 'kind'],
  });
  index.upsert([
    { objectID: 'mentioned', story: prose, kind: 'chair', popularity: 2 },
    { objectID: 'named', story: prose.replace('lamp', 'desk'), kind: 'lamp', popularity: 1 },
  ]);
  expect(find(index, 'lamp')).toEqual(['named', 'mentioned']);
});
