/** Fills the basket of an agent's cart with as much of the requested items as is sold. */
import type {
  BasketScope,
  ItemShortage,
  ReplaceResult,
  RequestedItem,
} from '#features/basket/basket.port.ts';
import { MAX_LINE_QUANTITY } from '#features/basket/basket.ts';
import { checkItems } from '#features/basket/conditions/check-purchase-requirements.server.ts';
import { isProblem } from '#kit/problem.ts';
import type { PrivateShop } from '#request/shop.ts';

/** One item for each SKU, in the order of the request. */
function mergeItems(items: readonly RequestedItem[]): readonly RequestedItem[] {
  const quantities = new Map<string, number>();
  for (const { sku, quantity } of items)
    quantities.set(sku, Math.min((quantities.get(sku) ?? 0) + quantity, MAX_LINE_QUANTITY));
  return [...quantities].map(([sku, quantity]) => ({ sku, quantity }));
}

/**
 * Replaces all lines. Items that are not sold, or not in this quantity, are reduced and reported.
 * Agents reserve no stock: the units are reserved when a person takes the cart over. Null without
 * a basket.
 */
export async function replaceItems(
  shop: PrivateShop,
  scope: BasketScope,
  requested: readonly RequestedItem[],
): Promise<ReplaceResult | null> {
  const items = mergeItems(requested);
  const checked = await checkItems({ ...shop, customer: null }, items);
  const sold = items.filter((_, index) => !isProblem(checked[index]));
  const replaced = await shop.ports.baskets.replace(scope, sold);
  if (replaced === null) return null;
  const short = new Map(replaced.shortages.map((shortage) => [shortage.sku, shortage]));
  return {
    basket: replaced.basket,
    shortages: items.flatMap((item, index): readonly ItemShortage[] => {
      const problem = checked[index];
      if (isProblem(problem)) return [{ ...item, added: 0, problem }];
      const shortage = short.get(item.sku);
      return shortage ? [shortage] : [];
    }),
  };
}
