/** Tests of texts of the product page that are prescribed or legally relevant. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { messages as box } from '#features/buy-box/buy-box.messages.ts';
import { messages as customisation } from '#features/customisation/customisation.messages.ts';
import { messages as membership } from '#features/membership/membership.messages.ts';
import { messages as pickers } from '#features/pickers/pickers.messages.ts';
import { messages as price } from '#features/price/price.messages.ts';
import { messages as promotion } from '#features/promotion/promotion.messages.ts';
import { messages as quickAdd } from '#features/quick-add/quick-add.messages.ts';
import { messages as page } from './product.messages.ts';
import { messages as information } from './product-information.messages.ts';

test.each([
  ['PDP-8', pickers['pdp.lowStock'], 'Only {amount} left in stock'],
  ['PDP-8', pickers['pdp.outOfStock'], 'Out of stock'],
  ['PDP-8', pickers['pdp.colourOutOfStock'], 'This colour is out of stock'],
  ['PICK-4', pickers['pdp.sizeOutOfStock'], '{size} – Out of stock'],
  ['PDP-10', pickers['pdp.selectSize'], 'Please select a size'],
  ['PDP-10', box['buy.add'], 'Add to basket'],
  ['PDP-14', membership['premier.active'], 'Unlimited membership active, valid until {date}'],
  ['PDP-14', box['buy.signUp'], 'Sign up and add'],
  ['PDP-3', information['product.detailsAndCare'], 'Product details & care'],
  ['PDP-3', information['product.ingredients'], 'Ingredients'],
  ['CARD-5', quickAdd['quickAdd.view'], 'View product'],
  ['CARD-6', price['price.save'], 'Save {percent}%'],
  ['CARD-6', price['price.saveUpTo'], 'Up to {percent}% OFF'],
  ['CUST-1', customisation['custom.counter'], '{max} characters max ({remaining} remaining)'],
  ['PROMO-1', promotion['promotion.payToday'], 'Pay {amount} today'],
])('%s: %s', (_, stated, words) => {
  expect(stated).toBe(words);
});

/**
 * Claims that no language may make: the surcharge differs by country, the shop offers no choice of
 * a delivery day, and only clothes have tags.
 */
const UNTRUE = {
  'product.surcharge':
    /surcharge|supplément|frais|aufpreis|zuschlag|gebühr|رسوم|تكلفة|choose|choix|Wahl|تختار/i,
  'product.deliveryBulky': /choose|choix|Wahl|تختار/i,
  'product.returnsBeauty': /tags?\b|étiquette|etikett|بطاق/i,
  'product.returnsOther': /tags?\b|étiquette|etikett|بطاق/i,
} as const;

test.each(['fr-FR', 'de-DE', 'ar'])(
  'PDP-3: %s texts about delivery and returns match the settings',
  async (tag) => {
    const words = z
      .record(z.string(), z.string())
      .parse(JSON.parse(await readFile(`src/locales/${tag}/product.json`, 'utf8')));
    expectTrue(words);
    // Checks the pattern itself against a text that it must match.
    expect(words['product.returnsFashion']).toMatch(UNTRUE['product.returnsOther']);
  },
);

test('PDP-3: English texts about delivery and returns match the settings', () => {
  expectTrue({ ...page, ...information });
  expect(information['product.returnsFashion']).toMatch(UNTRUE['product.returnsOther']);
});

function expectTrue(words: Readonly<Record<string, string>>): void {
  for (const [key, untrue] of Object.entries(UNTRUE)) {
    expect(words[key], key).toMatch(/\S{2,} \S+/);
    expect(words[key], key).not.toMatch(untrue);
  }
}
