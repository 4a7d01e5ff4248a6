/** What the page of a product needs to know of its fascia. */
import type { Shop } from '#kit/shop.ts';

export function pageRules({ fascia, currency }: Shop) {
  const { hideIfOneSize, hideSingleColourIn, tallSwatchesIn = [], liveStock, lowStockQuantity, freeDeliveryFrom } = fascia;
  return {
    hideIfOneSize,
    hideSingleColourIn,
    tallSwatchesIn,
    liveStock,
    lowStockQuantity,
    freeDeliveryFrom: freeDeliveryFrom[currency] ?? null,
  };
}
