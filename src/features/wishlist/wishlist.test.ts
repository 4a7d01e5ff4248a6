/** Tests of wishlist items and their validation. */
import { describe, expect, test } from 'vitest';
import {
  findChange,
  findFault,
  formatWishlistKey,
  parseWishlistKey,
  toWishlistKey,
  type WishlistSnapshot,
} from './wishlist.ts';

const item = {
  productKey: 'ABC12345',
  colourSelected: 'moss',
  lineItemSku: 'ABC12345-1-2',
  sizeSelected: false,
};

test.each(['ABC12345-1-2', 'XDD00000-12-345', 'M12345678', 'Mabcdefgh_9'])(
  '%s is a sku',
  (lineItemSku) => {
    expect(findFault({ ...item, lineItemSku })).toBeNull();
  },
);

test.each([
  ['lineItemSku', 'abc12345-1-2'],
  ['lineItemSku', 'ABC1234-1-2'],
  ['lineItemSku', 'ABC12345-1'],
  ['lineItemSku', 'M1234567'],
  ['lineItemSku', 'xM123456789'],
  ['productKey', 'a~b'],
  ['productKey', ''],
  ['colourSelected', 7],
  ['colourSelected', ''],
  ['colourSelected', '\ud800'],
  ['colourSelected', 'a\u0000'],
  ['sizeSelected', 'true'],
])('%s %j is refused', (field, value) => {
  expect(findFault({ ...item, [field]: value })).toBe(field);
});

test('a wishlist key is parsed to the item that it was formatted from, whatever the colour contains', () => {
  for (const colourSelected of ['moss', 'black~white', 'noir & blanc']) {
    expect(parseWishlistKey(formatWishlistKey({ ...item, colourSelected }))).toEqual({
      ...item,
      colourSelected,
    });
  }
  expect(toWishlistKey(item)).toBe('ABC12345~moss');
});

test.each([null, '', 'x', 'ABC12345~ABC12345-1-2~2~moss', 'ABC12345~nope~1~moss', '~~~'])(
  '%j is no wishlist key',
  (text) => {
    expect(parseWishlistKey(text)).toBeNull();
  },
);

describe('improvements since the item was saved', () => {
  const seen: WishlistSnapshot = { price: 4000, currency: 'GBP', isOnStock: false };

  test.each<
    [string, WishlistSnapshot | null, WishlistSnapshot | null, ReturnType<typeof findChange>]
  >([
    [
      'cheaper and back',
      seen,
      { price: 3000, currency: 'GBP', isOnStock: true },
      { droppedFrom: 4000, isBack: true },
    ],
    [
      'dearer and still gone',
      seen,
      { price: 5000, currency: 'GBP', isOnStock: false },
      { droppedFrom: null, isBack: false },
    ],
    [
      'there all the time',
      { ...seen, isOnStock: true },
      { ...seen, isOnStock: true },
      { droppedFrom: null, isBack: false },
    ],
    [
      'another currency gives no price to compare',
      seen,
      { price: 3000, currency: 'EUR', isOnStock: true },
      { droppedFrom: null, isBack: true },
    ],
    ['never seen', null, seen, { droppedFrom: null, isBack: false }],
  ])('%s', (_case, before, now, change) => {
    expect(findChange(before, now)).toEqual(change);
  });
});
