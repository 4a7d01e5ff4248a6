/** Tests of query expansion and rewrites: synonyms, compounds, corrections, fewer words. */
import { describe, expect, test } from 'vitest';
import type { RecordIndex } from '../index/record-index.ts';
import { find, indexOf, queryText } from './text-search.fixtures.ts';

describe('query expansion and rewrites', () => {
  const search = (index: RecordIndex, text: string, enoughHits = 0) => {
    const result = queryText(index, { text, prefix: true, typos: 'min', enoughHits });
    return { ids: result.records.map((record) => record.objectID), rewrite: result.match?.rewrite };
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
    expect(search(index, 'velvet sofa').ids).toEqual(['Velvet settee']);
    expect(search(index, 'bathrobes').ids).toEqual(['Dressing gown']);
    expect(search(index, 'seat').ids).toEqual(['Velvet settee']);
    expect(search(index, 'settee').rewrite).toBeNull();
  });

  test('an unknown compound finds records of its last part, first those that also have its first part', () => {
    expect(find(indexOf(['Nylontasche', 'Handtasche, Leder'], 'de-DE'), 'ledertasche')).toEqual([
      'Handtasche, Leder',
      'Nylontasche',
    ]);
    expect(search(indexOf(['Kleid aus Leinen'], 'de-DE'), 'Sommerkleider').rewrite?.query).toBe(
      'kleider',
    );
  });

  test('the last part of only one compound is no word, unless it is a known word of the language', () => {
    const index = indexOf(['Vase aus Steinzeug', 'Beistelltisch'], 'de-DE');
    expect([find(index, 'spielzeug'), find(index, 'schreibtisch')]).toEqual([[], []]);
    index.setWords([{ knownWords: ['Tisch'] }]);
    expect([find(index, 'spielzeug'), find(index, 'schreibtisch')]).toEqual([
      [],
      ['Beistelltisch'],
    ]);
  });

  test('stop words are ignored, unless there are no other words', () => {
    const index = indexOf(['Red dress', 'The The']);
    index.setWords([{ stopWords: ['the', 'for'] }]);
    expect(search(index, 'the red dress for').ids).toEqual(['Red dress']);
    expect(search(index, 'the').ids).toEqual(['The The']);
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

  test('where no record has all words, fewer are searched, and the result says so', () => {
    const index = indexOf(['Red dress', 'Blue dress', 'Silver ring']);
    expect(search(index, 'purple dress', 1)).toEqual({
      ids: ['Red dress', 'Blue dress'],
      rewrite: { query: 'dress', reason: 'fewerWords', withAllWords: 0, left: ['purple'] },
    });
    expect(search(index, 'purple dress').ids).toEqual([]);
  });

  test('records with every word come before records with most of them', () => {
    const index = indexOf(['Green silk scarf', 'Silk scarf', 'Scarf green', 'Spoon']);
    const { ids, rewrite } = search(index, 'green silk scarf', 10);
    expect(ids[0]).toBe('Green silk scarf');
    expect(ids).not.toContain('Spoon');
    expect(rewrite).toMatchObject({ reason: 'fewerWords', withAllWords: 1 });
  });

  test('a typo in the first letter counts twice, unless it is swapped with the second', () => {
    expect(search(indexOf(['Milk jug']), 'silk', 1).ids).toEqual([]);
    expect(search(indexOf(['Milk jug']), 'imlk', 1).ids).toEqual(['Milk jug']);
    expect(search(indexOf(['Sunglasses case']), 'zunglasses', 1).ids).toEqual(['Sunglasses case']);
  });

  test('a corrected word is returned', () => {
    expect(search(indexOf(['Mini skirt']), 'muni skirt', 1).rewrite).toEqual({
      ...{ query: 'mini skirt', reason: 'spelling', withAllWords: 1, left: [] },
    });
  });

  test('a removed record is no longer found by the end of its compound', () => {
    const index = indexOf(['Sommerkleid', 'Winterkleid'], 'de-DE');
    index.remove(['Sommerkleid']);
    expect(find(index, 'kleid')).toEqual(['Winterkleid']);
  });
});
