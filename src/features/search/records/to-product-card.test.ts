/** Tests of product cards made from search records: colours, swatches and sizes. */
import { describe, expect, test } from 'vitest';
import { expectDefined } from '#test/expect-defined.ts';
import { searchRecords } from '../search.fixtures.ts';
import {
  type Filtered,
  MAX_CARD_SWATCHES,
  toProductCard,
  withPricesOfColour,
} from './product-card.ts';

const [RECORD] = searchRecords(1, 8, 20);

describe('a card', () => {
  const [colour] = expectDefined(RECORD).colourVariants;
  const colours = ['red', 'blue', 'green', 'grey', 'pink', 'black', 'white'].map((family) => ({
    ...expectDefined(colour),
    ...{ colour: family, colourFacet: family },
  }));
  const record = { ...expectDefined(RECORD), colourVariants: colours };

  test('shows the filtered colour first, and no more swatches than fit', () => {
    const card = toProductCard(record, { colour: ['white'] });
    expect(card.colours.map((colour) => colour.colour)).toEqual([
      'white',
      'red',
      'blue',
      'green',
      'grey',
      'pink',
    ]);
    expect(card.colours).toHaveLength(MAX_CARD_SWATCHES);
    expect(card.colourCount).toBe(7);
  });

  test('shows first a colour in stock in the filtered size, and links to that size', () => {
    const colourVariants = colours.map((colour, index) => ({
      ...colour,
      sizesInStock: index === 2 ? ['12'] : ['14'],
    }));
    const [green, red] = toProductCard({ ...record, colourVariants }, { size: ['12'] }).colours;
    expect(green).toMatchObject({ colour: 'green', size: '12' });
    expect(red).not.toHaveProperty('size');
    const several = toProductCard({ ...record, colourVariants }, { size: ['12', '16'] }).colours[0];
    expect(several?.colour).toBe('green');
    expect(several).not.toHaveProperty('size');
  });

  test('CARD-6: has the prices of the filtered colour and size', () => {
    const priced = colours.map((colour, index) => ({
      ...colour,
      ...{ price: 1000 * (index + 1), maxPrice: 1500 * (index + 1), wasPrice: null },
      ...{ discountPercentage: 0, isDiscountEqual: true, sizesInStock: ['12', '14'] },
      sizePrices: { '12': [1000 * (index + 1), null], '14': [1500 * (index + 1), 2000] } as const,
    }));
    const pricesFor = (filtered: Filtered) => {
      const { price, maxPrice, wasPrice, discountPercentage } = withPricesOfColour(
        toProductCard({ ...record, colourVariants: priced }, filtered),
      );
      return [price, maxPrice, wasPrice, discountPercentage];
    };
    expect(pricesFor({ colour: ['blue'] })).toEqual([2000, 3000, null, 0]);
    expect(pricesFor({ size: ['14'] })).toEqual([1500, 1500, 2000, 25]);
    expect(pricesFor({ colour: ['green'], size: ['12'] })).toEqual([3000, 3000, null, 0]);
    expect(pricesFor({ size: ['12', '14'] })).toEqual([1000, 1500, null, 0]);
  });

  test('has the lowest price of the filtered size, not that of others', () => {
    const priced = colours.map((colour) => ({
      ...colour,
      ...{ price: 1000, maxPrice: 1500, wasPrice: null, lowestPrices: [900, 1400] as const },
      sizesInStock: ['12', '14', '16'],
      sizePrices: { '12': [1000, null], '14': [1500, 2000, 1400], '16': [1200, 2000] } as const,
    }));
    const lowestPricesFor = (size: readonly string[]) => {
      const card = toProductCard({ ...record, colourVariants: priced }, { size });
      return [withPricesOfColour(card).lowestPrices, card.colours[0]?.lowestPrices];
    };
    expect(lowestPricesFor(['14'])).toEqual([
      [1400, 1400],
      [1400, 1400],
    ]);
    expect(lowestPricesFor(['12'])).toEqual([undefined, undefined]);
    expect(lowestPricesFor(['16'])).toEqual([undefined, undefined]);
    expect(lowestPricesFor(['12', '14'])).toEqual([
      [900, 1400],
      [900, 1400],
    ]);
  });

  test('has the picture of a swatch, if there is one', () => {
    const [red, ...others] = record.colourVariants;
    const printed = { ...expectDefined(red), swatchImage: 'file.stripe' };
    const [first, second] = toProductCard({
      ...record,
      colourVariants: [printed, ...others],
    }).colours;
    expect(first).toHaveProperty('swatchImage', 'file.stripe');
    expect(second).not.toHaveProperty('swatchImage');
  });

  test('has no property that cards do not use', () => {
    expect(toProductCard(record)).not.toHaveProperty('variantSkus');
    const hit = { ...record, _highlightResult: {} };
    expect(toProductCard(hit)).not.toHaveProperty('_highlightResult');
  });
});
