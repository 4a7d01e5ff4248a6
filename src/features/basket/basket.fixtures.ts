/** Example baskets and lines for tests. */
import type { Basket, BasketLine } from './basket.ts';

/** An available line of two items at 15.00. */
export function someLine(over: Partial<BasketLine> = {}): BasketLine {
  return {
    ...{ id: 'line-1', sku: 'TEE00001-moss-M', productId: 'tee', productKey: 'TEE00001' },
    ...{ slug: 'plain-tee', name: 'Plain tee', brand: 'Aldermoor', picture: null },
    ...{ colour: 'moss', colourLabel: 'Moss', size: 'M', categorySlugs: [] },
    ...{ quantity: 2, maxQuantity: 20, isOnStock: true, isBulky: false },
    ...{ price: 1500, addedPrice: 1500, reservedUntil: null, customFields: {} },
    ...over,
  };
}

/** A basket with one line for each of `lines`. */
export function someBasket(...lines: Partial<BasketLine>[]): Basket {
  return {
    ...{ id: 'basket-1', version: 1, currency: 'GBP', isRepriced: false },
    lines: lines.map(someLine),
  };
}
