/** Tests that the validator finds what Google refuses, and what schema.org does not know. */
import { expect, test } from 'vitest';
import { listRichResultErrors } from './rich-result-errors.ts';

const context = { '@context': 'https://schema.org' };
const offer = { '@type': 'Offer', price: 25, priceCurrency: 'GBP' };
const tee = { '@type': 'Product', name: 'Tee', image: 'https://shop.test/tee.webp', offers: offer };
const rated = (rating: object) => ({
  ...{ ...tee, aggregateRating: { '@type': 'AggregateRating', ...rating } },
});
const group = (...hasVariant: readonly object[]) => ({
  ...{ '@type': 'ProductGroup', name: 'Tee', productGroupID: 'TEE', hasVariant },
});
const days = { '@type': 'QuantitativeValue', minValue: 0, maxValue: 2, unitCode: 'DAY' };
const shipping = (rate: object) => ({
  ...{ '@type': 'OfferShippingDetails', shippingRate: { '@type': 'MonetaryAmount', ...rate } },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'GB' },
  deliveryTime: { '@type': 'ShippingDeliveryTime', handlingTime: days, transitTime: days },
});

test.each([
  ['a product', tee, null],
  ['a group of variants', group(tee, tee), null],
  ['a product without a picture', { ...tee, image: undefined }, '"image" is missing'],
  ['a variant without a price', group({ ...tee, offers: { '@type': 'Offer' } }), '"price" is'],
  ['a variant without an offer', group({ ...tee, offers: undefined }), '"offers"'],
  ['a rating without a count', rated({ ratingValue: 4.5 }), 'ratingCount'],
  ['a rating above the best', rated({ ratingValue: 6, reviewCount: 2 }), 'outside'],
  ['delivery', shipping({ value: 3.95, currency: 'GBP' }), null],
  ['delivery without a currency', shipping({ value: 3.95 }), 'shippingRate.currency'],
  ['returns nowhere', { '@type': 'MerchantReturnPolicy' }, 'applicableCountry'],
  ['a property of another type', { ...tee, merchantReturnDays: 28 }, 'not supported by'],
  ['an unknown type', { '@type': 'Tshirt' }, 'not a valid schema.org type'],
  ['a node without a type', { name: 'Tee' }, 'no @type'],
  ['an unnamed list item', { '@type': 'ListItem', position: 1 }, '"name" is missing'],
])('%s', async (_, node, error) => {
  for (const document of [
    { ...context, ...node },
    { ...context, '@graph': [node] },
  ])
    expect(await listRichResultErrors([document])).toEqual(
      error === null ? [] : expect.arrayContaining([expect.stringContaining(error)]),
    );
});
