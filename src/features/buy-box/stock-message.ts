/** PDP-8: stock message of a selection. */
import type { Selection } from '#features/selection/selection.ts';

export type StockMessage =
  | { readonly id: 'pdp.colourOutOfStock' | 'pdp.outOfStock' }
  | { readonly id: 'pdp.lowStock'; readonly amount: number; readonly sku: string };

/** Below `lowStockQuantity` the message contains the amount; 0 is out of stock. */
export function findStockMessage(
  { variant, sizes }: Pick<Selection, 'variant' | 'sizes'>,
  lowStockQuantity: number,
  /** True if another colour is in stock. */
  hasOthers: boolean,
): StockMessage | null {
  const isColourOut = !sizes.some((size) => size.isOnStock);
  if (isColourOut) return { id: hasOthers ? 'pdp.colourOutOfStock' : 'pdp.outOfStock' };
  if (!variant) return null;
  const { isOnStock, availableQuantity, sku } = variant;
  if (!isOnStock || availableQuantity === 0) return { id: 'pdp.outOfStock' };
  return availableQuantity < lowStockQuantity
    ? { id: 'pdp.lowStock', amount: availableQuantity, sku }
    : null;
}
