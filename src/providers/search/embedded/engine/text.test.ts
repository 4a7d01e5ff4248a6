/** What is found for the words that people type, in each language. */
import { describe, expect, test } from 'vitest';
import { EVERYTHING } from './filter.ts';
import { createFolding } from './fold.ts';
import { highlightText } from './highlight.ts';
import { queryIndex } from './query-index.ts';
import { RecordIndex } from './record-index.ts';

function indexOf(names: readonly string[], locale = 'en-GB'): RecordIndex {
  const index = new RecordIndex({
    locale,
    searchableAttributes: ['name', 'brand', 'skus'],
    exactAttributes: ['skus'],
    attributesForFaceting: [],
    filterOnlyAttributes: [],
    customRanking: ['desc(popularity)'],
    sorts: {},
    paginationLimitedTo: 1000,
  });
  index.upsert(names.map((name, position) => ({ objectID: name, name, popularity: -position })));
  return index;
}

function find(index: RecordIndex, text: string, typos: 'min' | 'true' | 'false' = 'min'): string[] {
  const query = { text, prefix: !text.endsWith(' '), typos };
  const answer = queryIndex(index, {
    ...{ text: query, filter: EVERYTHING, sort: 'relevance', offset: 0, length: 50, facets: [], valuesPerFacet: 10 },
  });
  return answer.records.map((record) => record.objectID);
}

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

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('%s is a word like any other', (word) => {
  expect(find(indexOf(['Linen shorts', `Model ${word}`]), word)).toEqual([`Model ${word}`]);
});

test('a plural that is a word of its own is not taken for its singular', () => {
  const index = indexOf(['Linen shorts', 'Short dress', 'Round glasses', 'Glass vase']);
  expect(find(index, 'shorts')).toEqual(['Linen shorts']);
  expect(find(index, 'glasses')).toEqual(['Round glasses']);
});

describe('the order', () => {
  test('whole words come before begun ones and near misses, what a thing is before what it goes with, short names before long ones', () => {
    const index = indexOf(['Dressing gown', 'Belt for a dress', 'Dress with belt', 'Dress shirt', 'Dresma lamp']);
    expect(find(index, 'dress', 'true')).toEqual(['Dress shirt', 'Dress with belt', 'Belt for a dress', 'Dressing gown', 'Dresma lamp']);
  });

  test('a word that stands in a record twice counts where it fits best', () => {
    expect(find(indexOf(['Dressing gown', 'Dressy short dress']), 'dress')).toEqual(['Dressy short dress', 'Dressing gown']);
  });

  test('near misses appear only where nothing is spelt as asked', () => {
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

test('a word in a long text says less than one in a short one, in whichever attribute', () => {
  const prose = 'A long story of how it was made and where, by whom, and what else one may want to know about it, lamp and all.';
  const index = new RecordIndex({
    ...indexOf([]).settings,
    searchableAttributes: ['story', 'kind'],
  });
  index.upsert([
    { objectID: 'told', story: prose, kind: 'chair', popularity: 2 },
    { objectID: 'meant', story: prose.replace('lamp', 'desk'), kind: 'lamp', popularity: 1 },
  ]);
  expect(find(index, 'lamp')).toEqual(['meant', 'told']);
});

describe('highlighting', () => {
  const folding = createFolding('en-GB');
  const tags = { open: '[', close: ']' };
  const mark = (text: string, query: string) =>
    highlightText(text, indexOf([text]).match({ text: query, prefix: true, typos: 'min' }), folding, tags);

  test('words, prefixes, plurals and corrected words are marked', () => {
    expect(mark('Red midi dress', 'dre')).toMatchObject({ value: 'Red midi [dre]ss', matchLevel: 'full', matchedWords: ['dre'] });
    expect(mark('Café dresses', 'cafe dress').value).toBe('[Café] [dress]es');
    expect(mark('Red midi dress', 'drss').value).toBe('Red midi [dress]');
    expect(mark('Red dress', 'red dress')).toMatchObject({ fullyHighlighted: true });
  });

  test('a text without the words is left as it is', () => {
    expect(highlightText('Blue', indexOf(['Red']).match({ text: 'red', prefix: true, typos: 'min' }), folding, tags)).toEqual({
      value: 'Blue',
      matchLevel: 'none',
      matchedWords: [],
    });
  });
});

describe('what else is meant', () => {
  const ask = (index: RecordIndex, text: string, enoughHits = 0) => {
    const query = { text, prefix: true, typos: 'min', enoughHits } as const;
    const answer = queryIndex(index, {
      ...{ text: query, filter: EVERYTHING, sort: 'relevance', offset: 0, length: 50, facets: [], valuesPerFacet: 10 },
    });
    return { ids: answer.records.map((record) => record.objectID), instead: answer.match?.instead };
  };

  test('synonyms find each other, also those of several words', () => {
    const index = indexOf(['Velvet settee', 'Dressing gown']);
    index.setWords([
      {
        synonyms: [
          ['sofa', 'settee'],
          ['bathrobe', 'dressing gown'],
        ],
        oneWay: { seat: ['settee'] },
      },
    ]);
    expect(ask(index, 'velvet sofa').ids).toEqual(['Velvet settee']);
    expect(ask(index, 'bathrobes').ids).toEqual(['Dressing gown']);
    expect(ask(index, 'seat').ids).toEqual(['Velvet settee']);
    expect(ask(index, 'settee').instead).toBeNull();
  });

  test('a compound that nobody sells finds what it ends with, first of the kind that it begins with', () => {
    expect(find(indexOf(['Nylontasche', 'Handtasche, Leder'], 'de-DE'), 'ledertasche')).toEqual(['Handtasche, Leder', 'Nylontasche']);
    expect(ask(indexOf(['Kleid aus Leinen'], 'de-DE'), 'Sommerkleider').instead?.query).toBe('kleider');
  });

  test('what one compound alone ends with says no kind of thing, unless the language knows it', () => {
    const index = indexOf(['Vase aus Steinzeug', 'Beistelltisch'], 'de-DE');
    expect([find(index, 'spielzeug'), find(index, 'schreibtisch')]).toEqual([[], []]);
    index.setWords([{ knownWords: ['Tisch'] }]);
    expect([find(index, 'spielzeug'), find(index, 'schreibtisch')]).toEqual([[], ['Beistelltisch']]);
  });

  test('words without meaning are left out, unless there is nothing else', () => {
    const index = indexOf(['Red dress', 'The The']);
    index.setWords([{ stopWords: ['the', 'for'] }]);
    expect(ask(index, 'the red dress for').ids).toEqual(['Red dress']);
    expect(ask(index, 'the').ids).toEqual(['The The']);
  });

  test.each([
    ['en-GB', 'foot stool', 'Footstool'],
    ['en-GB', 'footstool', 'Foot stool'],
    ['en-GB', 'stripe', 'Striped shirt'],
    ['en-GB', 'woollen', 'Wool scarf'],
    ['fr-FR', 'noir', 'Robe noire'],
    ['de-DE', 'kleid', 'Sommerkleider'],
    ['de-DE', 'lederjacke', 'Jacke aus Leder'],
  ])('%s: "%s" finds "%s"', (locale, query, name) => {
    expect(find(indexOf([name], locale), query)).toEqual([name]);
  });

  test('a number is found whole or not at all', () => {
    expect(find(indexOf(['Candle 1200']), '12')).toEqual([]);
    expect(find(indexOf(['Candle 1200']), '1200')).toEqual(['Candle 1200']);
  });

  test('where all words find nothing, fewer are taken, and the answer says so', () => {
    const index = indexOf(['Red dress', 'Blue dress', 'Silver ring']);
    expect(ask(index, 'purple dress', 1)).toEqual({
      ids: ['Red dress', 'Blue dress'],
      instead: { query: 'dress', reason: 'fewerWords', withAllWords: 0, left: ['purple'] },
    });
    expect(ask(index, 'purple dress').ids).toEqual([]);
  });

  test('what holds every word stands before what holds most of them', () => {
    const index = indexOf(['Green silk scarf', 'Silk scarf', 'Scarf green', 'Spoon']);
    const { ids, instead } = ask(index, 'green silk scarf', 10);
    expect(ids[0]).toBe('Green silk scarf');
    expect(ids).not.toContain('Spoon');
    expect(instead).toMatchObject({ reason: 'fewerWords', withAllWords: 1 });
  });

  test('the first letter is rarely the wrong one', () => {
    expect(ask(indexOf(['Milk jug']), 'silk', 1).ids).toEqual([]);
    expect(ask(indexOf(['Milk jug']), 'imlk', 1).ids).toEqual(['Milk jug']);
    expect(ask(indexOf(['Sunglasses case']), 'zunglasses', 1).ids).toEqual(['Sunglasses case']);
  });

  test('a corrected word is told', () => {
    expect(ask(indexOf(['Mini skirt']), 'muni skirt', 1).instead).toEqual({
      ...{ query: 'mini skirt', reason: 'spelling', withAllWords: 1, left: [] },
    });
  });

  test('a removed record is no longer found by the end of its compound', () => {
    const index = indexOf(['Sommerkleid', 'Winterkleid'], 'de-DE');
    index.remove(['Sommerkleid']);
    expect(find(index, 'kleid')).toEqual(['Winterkleid']);
  });
});
