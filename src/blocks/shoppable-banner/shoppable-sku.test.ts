/** Tests of product references and popover positions of a shoppable banner. */
import { describe, expect, test } from 'vitest';
import { splitProductSku } from '#features/content/links/product-sku.ts';
import { clampTop } from './shoppable-sku.ts';

describe('the product of a spot', () => {
  test.each([
    ['XDD00193#oat', 'XDD00193', 'oat'],
    ['XDD00193', 'XDD00193', null],
    ['ABC12345-101-42#moss-green', 'ABC12345', 'moss-green'],
    ['p-100-2#red', 'P-100-2', 'red'],
    ['P-100-2#', 'P-100-2', null],
  ])('%s is %s in %s', (productSku, productKey, colour) => {
    expect(splitProductSku(productSku)).toEqual({ productKey, colour });
  });

  test('its popover keeps between 10 and 90 percent from the top', () => {
    expect([0, 10, 55, 90, 100].map(clampTop)).toEqual([10, 10, 55, 90, 90]);
  });
});
