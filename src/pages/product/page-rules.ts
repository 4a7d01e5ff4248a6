/** Rules of the fascia that a product page needs. */
import type { Shop } from '#request/shop.ts';

export function pageRules({ fascia, currency }: Shop) {
  const {
    hideIfOneSize,
    allowsOutOfStock = false,
    hideSingleColourIn,
    tallSwatchesIn = [],
  } = fascia;
  const { liveStock, lowStockQuantity, freeDeliveryFrom } = fascia;
  return {
    hideIfOneSize,
    allowsOutOfStock,
    hideSingleColourIn,
    tallSwatchesIn,
    liveStock,
    lowStockQuantity,
    freeDeliveryFrom: freeDeliveryFrom[currency] ?? null,
  };
}
