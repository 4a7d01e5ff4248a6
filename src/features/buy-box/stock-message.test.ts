/** Tests of PDP-8: low stock, out of stock, sold-out colours. */
import { expect, test } from 'vitest';
import type { Variant } from '#features/catalogue/catalogue.ts';
import { findStockMessage } from './stock-message.ts';

const stocked = (availableQuantity: number): Variant => ({
  id: 'v',
  sku: 'TEE00001-1-1',
  isMaster: true,
  colour: 'moss',
  size: 'M',
  price: 2000,
  availableQuantity,
  isOnStock: availableQuantity > 0,
  isOnStockWishlist: availableQuantity > 0,
});

test.each([
  ['there is no message for ample stock', stocked(5), [stocked(5)], false, null],
  [
    'below the threshold the message contains the amount',
    stocked(4),
    [stocked(4)],
    false,
    { id: 'pdp.lowStock', amount: 4, sku: 'TEE00001-1-1' },
  ],
  [
    'a size without stock is out of stock',
    stocked(0),
    [stocked(0), stocked(9)],
    false,
    { id: 'pdp.outOfStock' },
  ],
  [
    'a colour without stock is out of stock',
    null,
    [stocked(0)],
    true,
    { id: 'pdp.colourOutOfStock' },
  ],
  [
    'without stock in any colour the product is out of stock',
    null,
    [stocked(0)],
    false,
    { id: 'pdp.outOfStock' },
  ],
  ['there is no message before a size is selected', null, [stocked(1), stocked(2)], false, null],
])('%s', (_, variant, sizes, hasOthers, message) => {
  expect(findStockMessage({ variant, sizes }, 5, hasOthers)).toEqual(message);
});
