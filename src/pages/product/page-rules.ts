/** Rules of the fascia that a product page needs. */
import { DEFAULT_RETURNS } from '#features/offer/returns.ts';
import type { Shop } from '#request/shop.ts';

export function pageRules({ fascia, currency }: Shop) {
  const {
    hideIfOneSize,
    canSelectOutOfStock = false,
    hideSingleColourIn,
    tallSwatchesIn = [],
  } = fascia;
  const { returns = DEFAULT_RETURNS } = fascia;
  const { liveStock, lowStockQuantity, freeDeliveryFrom } = fascia;
  return {
    hideIfOneSize,
    canSelectOutOfStock,
    hideSingleColourIn,
    tallSwatchesIn,
    liveStock,
    lowStockQuantity,
    returns,
    freeDeliveryFrom: freeDeliveryFrom[currency] ?? null,
  };
}
