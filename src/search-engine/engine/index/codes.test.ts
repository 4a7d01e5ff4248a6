/** Tests of codes such as SKUs, which match exactly. */
import { describe, expect, test } from 'vitest';
import { find, indexOf } from '../query/text-search.fixtures.ts';

describe('codes', () => {
  const shirt = { objectID: 'shirt', name: 'Shirt', skus: ['SKU10-Blue', 'SKU11-Teal'] };
  const belt = { objectID: 'belt', name: 'Blue belt', skus: ['SKU10-Tan'] };
  const withCodes = () => {
    const index = indexOf([]);
    index.upsert([shirt, belt]);
    return index;
  };

  test('are found as they are written and by their parts, together with equal words', () => {
    const index = withCodes();
    expect(['sku11-teal', 'SKU11', 'sku11teal', 'teal'].map((text) => find(index, text))).toEqual([
      ['shirt'],
      ['shirt'],
      ['shirt'],
      ['shirt'],
    ]);
    expect([find(index, 'sku10').toSorted(), find(index, 'blue')]).toEqual([
      ['belt', 'shirt'],
      ['belt', 'shirt'],
    ]);
  });

  test('are found neither by prefix nor with a typo: most begin with the same letters', () => {
    const index = withCodes();
    expect(['s', 'sk', 'sku', 'sku1', 'taen', 'tela '].map((text) => find(index, text))).toEqual([
      ['shirt'],
      [],
      [],
      [],
      [],
      [],
    ]);
  });

  test('a number finds a code of digits alone, not the number at the end of a code that is not written whole', () => {
    const index = indexOf([]);
    index.upsert([
      { objectID: 'shirt', name: 'Shirt', skus: ['SKU10-Blue-12', 'SKU10-Blue-14'] },
      { objectID: 'lamp', name: 'Lamp', skus: ['100234'] },
      { objectID: 'book', name: 'Book 12', skus: ['B-7'] },
    ]);
    expect(['12', '14', 'shirt 14', 'blue 14'].map((text) => find(index, text))).toEqual([
      ['book'],
      [],
      [],
      [],
    ]);
    expect(
      ['sku10-blue-14', 'blue-14', 'SKU10/BLUE/14', '100234', 'sku10blue14'].map((text) =>
        find(index, text),
      ),
    ).toEqual([...[['shirt'], ['shirt'], ['shirt'], ['lamp'], ['shirt']]]);
    index.remove(['shirt']);
    expect(find(index, 'sku10-blue-14')).toEqual([]);
  });

  test('are removed with their record, and replaced with it', () => {
    const index = withCodes();
    index.upsert([{ ...shirt, skus: ['SKU12-Blue'] }]);
    expect(['sku10', 'sku11', 'sku12'].map((text) => find(index, text))).toEqual([
      ['belt'],
      [],
      ['shirt'],
    ]);
    index.remove(['belt']);
    expect(find(index, 'sku10')).toEqual([]);
  });
});
