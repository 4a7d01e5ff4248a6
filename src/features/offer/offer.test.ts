/** Tests of offers of variants: URL, availability, price, delivery and returns. */
import { describe, expect, test } from 'vitest';
import { ONE_SIZE } from '#features/catalogue/catalogue.ts';
import { someColour, someProduct, someVariant } from '#features/selection/selection.fixtures.ts';
import { listOffers, type OfferTerms } from './offer.ts';

const standard = { service: 'standard', cost: 399, freeFrom: 5000, transit: [3, 5] } as const;
const terms: OfferTerms = {
  delivery: { country: 'GB', options: [standard] },
  returns: { days: 28, postage: 'free' },
  isPreloved: false,
};
const offersOf = (over: Parameters<typeof someProduct>[0], changed: Partial<OfferTerms> = {}) =>
  listOffers(someProduct(over), { ...terms, ...changed });

test('an offer has the URL that selects the variant, and the pictures of its colour', () => {
  const [offer] = offersOf({ variants: [someVariant('ink', 'M', 3)] });
  expect(offer).toMatchObject({
    ...{ title: 'Plain tee, Ink, M', colour: 'Ink', size: 'M' },
    ...{ price: 2000, currency: 'GBP', condition: 'new', country: 'GB' },
    path: '/product/plain-tee?colour=ink&size=M',
    pictures: ['draw.tee.ink.front', 'draw.tee.ink.back', 'draw.tee.ink.detail'],
  });
});

test('colour and size are left out if the product has only one', () => {
  const [offer] = offersOf({
    colours: [someColour('misc')],
    variants: [someVariant('misc', ONE_SIZE)],
  });
  expect(offer).toMatchObject({ title: 'Plain tee', colour: undefined, size: undefined });
});

test.each([
  [0, 'OutOfStock'],
  [9, 'LimitedAvailability'],
  [10, 'InStock'],
])('META-1: with a stock of %s the availability is %s', (stock, availability) => {
  expect(offersOf({ variants: [someVariant('moss', 'S', stock)] })[0]).toMatchObject({
    availability,
  });
});

test.each([
  [2500, 2500],
  [2000, undefined],
  [1500, undefined],
])('a former price of %s beside a price of 2000 is %s', (wasPrice, stated) => {
  const variants = [someVariant('moss', 'S', 5, { wasPrice })];
  expect(offersOf({ variants })[0]?.wasPrice).toBe(stated);
});

describe('delivery', () => {
  test.each([
    [4999, 399],
    [5000, 0],
  ])('of a price of %s costs %s', (price, cost) => {
    const variants = [someVariant('moss', 'S', 5, { price })];
    expect(offersOf({ variants })[0]?.delivery).toEqual([
      { service: 'standard', cost, transit: [3, 5] },
    ]);
  });
  test('and returns are not those of a membership', () => {
    const [offer] = offersOf({ isPremier: true }, { delivery: null });
    expect(offer).toMatchObject({ path: '/premier/plain-tee', delivery: [], returns: null });
  });
});

test.each([
  ['the fascia', {}, { days: 28, postage: 'free' }],
  ['nobody, for customised products', { customisationGroupName: 'engraving' }, 'none'],
  ['a seller', { sellerName: 'Loom & Co' }, null],
  ['its own text', { returnsPolicy: 'Within a week.' }, null],
])('PDP-3: returns follow the policy of %s', (_, over, returns) => {
  expect(offersOf(over)[0]?.returns).toEqual(returns);
});

test('preloved products are used', () => {
  expect(offersOf({}, { isPreloved: true })[0]?.condition).toBe('used');
});
