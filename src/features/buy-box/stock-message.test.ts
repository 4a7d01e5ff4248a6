/** Tests of PDP-8: low stock, out of stock, sold-out colours. */
import { expect, test } from 'vitest';
import type { Variant } from '#features/catalogue/catalogue.ts';
import { findStockMessage } from './stock-message.ts';

const some = (availableQuantity: number): Variant => ({
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
  ['plenty of stock has no message', some(5), [some(5)], false, null],
  [
    'below the threshold the amount is named',
    some(4),
    [some(4)],
    false,
    { id: 'pdp.lowStock', amount: 4, sku: 'TEE00001-1-1' },
  ],
  [
    'a size without any is out of stock',
    some(0),
    [some(0), some(9)],
    false,
    { id: 'pdp.outOfStock' },
  ],
  ['a colour without any says so', null, [some(0)], true, { id: 'pdp.colourOutOfStock' }],
  [
    'with no other colour either it is simply out of stock',
    null,
    [some(0)],
    false,
    { id: 'pdp.outOfStock' },
  ],
  ['no message before a size is selected', null, [some(1), some(2)], false, null],
])('%s', (_, variant, sizes, hasOthers, message) => {
  expect(findStockMessage({ variant, sizes }, 5, hasOthers)).toEqual(message);
});
