/** Fills the basket of an agent's cart with as much of the requested items as is sold. */
import type { BasketScope } from '#features/basket/basket.port.ts';
import { type Basket, MAX_ADD_ITEMS, MAX_LINE_QUANTITY } from '#features/basket/basket.ts';
import { checkSaleConditions } from '#features/basket/conditions/check-sale-conditions.server.ts';
import { isProblem, type Problem } from '#kit/problem.ts';
import type { PrivateShop } from '#request/shop.ts';
import type { RequestedItem } from './agent-cart.ts';

/** An item that the cart has less of than requested, and why. */
export type CartShortage = RequestedItem & {
  /** Units in the cart. */
  readonly added: number;
  readonly problem: Problem;
};

export type FilledCart = {
  /** Null for a cart without items. */
  readonly basket: Basket | null;
  readonly shortages: readonly CartShortage[];
};

/** Agents reserve no stock: the units are reserved when a person takes the cart over. */
const WITHOUT_RESERVATION = { reserveMinutes: 0 };

/** Attempts of a replacement while other calls change the same cart. */
const MAX_ATTEMPTS = 3;

/** One item for each SKU, in the order of the request. */
function joinItems(items: readonly RequestedItem[]): readonly RequestedItem[] {
  const quantities = new Map<string, number>();
  for (const { sku, quantity } of items)
    quantities.set(sku, Math.min((quantities.get(sku) ?? 0) + quantity, MAX_LINE_QUANTITY));
  return [...quantities].map(([sku, quantity]) => ({ sku, quantity }));
}

/**
 * Replaces all lines. Items that are not sold, or not in this quantity, are reduced and reported.
 * @throws Problem 409 `basket.stale` while other calls change the cart, 503 `basket.busy`.
 */
export async function replaceItems(
  shop: PrivateShop,
  scope: BasketScope,
  requested: readonly RequestedItem[],
): Promise<FilledCart> {
  const items = joinItems(requested);
  for (let attempt = 1; ; attempt += 1)
    try {
      return await replaceOnce(shop, scope, items);
    } catch (error) {
      const isStale = isProblem(error) && error.code === 'basket.stale';
      if (!isStale || attempt === MAX_ATTEMPTS) throw error;
    }
}

async function replaceOnce(
  shop: PrivateShop,
  scope: BasketScope,
  items: readonly RequestedItem[],
): Promise<FilledCart> {
  const { baskets } = shop.ports;
  const shortages: CartShortage[] = [];
  let basket = await baskets.find(scope);
  for (const line of basket?.lines ?? []) {
    const item = items.find(({ sku }) => sku === line.sku);
    if (!basket || item?.quantity === line.quantity) continue;
    const change = { lineId: line.id, version: basket.version, ...WITHOUT_RESERVATION };
    try {
      const quantity = item?.quantity ?? 0;
      basket = (await baskets.setQuantity(scope, { ...change, quantity })).basket;
    } catch (error) {
      if (!isProblem(error) || error.code !== 'basket.notEnough' || !item) throw error;
      const added = error.details.available ?? 0;
      basket = (await baskets.setQuantity(scope, { ...change, quantity: added })).basket;
      shortages.push({ ...item, added, problem: error });
    }
  }
  const present = new Set([
    ...(basket?.lines.map(({ sku }) => sku) ?? []),
    ...shortages.map(({ sku }) => sku),
  ]);
  const missing = items.filter(({ sku }) => !present.has(sku));
  for (let from = 0; from < missing.length; from += MAX_ADD_ITEMS)
    shortages.push(...(await addSold(shop, scope, missing.slice(from, from + MAX_ADD_ITEMS))));
  return { basket: await baskets.find(scope), shortages };
}

/** An add has an effect for all items or none, so refused ones are reduced until it succeeds. */
async function addSold(
  shop: PrivateShop,
  scope: BasketScope,
  items: readonly RequestedItem[],
): Promise<readonly CartShortage[]> {
  const shortages: CartShortage[] = [];
  let left: readonly RequestedItem[] = items;
  while (left.length > 0)
    try {
      const sold = await checkSaleConditions({ ...shop, customer: null }, left);
      await shop.ports.baskets.add(scope, { items: sold, ...WITHOUT_RESERVATION });
      return shortages;
    } catch (error) {
      if (!isProblem(error) || error.status >= 500) throw error;
      const position = findPosition(error, left);
      const refused = left[position];
      if (!refused) throw error;
      const added = findAvailable(error, refused);
      const { quantity } = items.find(({ sku }) => sku === refused.sku) ?? refused;
      const earlier = shortages.findIndex(({ sku }) => sku === refused.sku);
      if (earlier !== -1) shortages.splice(earlier, 1);
      shortages.push({ sku: refused.sku, quantity, added, problem: error });
      left = left.flatMap((item, index) => {
        if (index !== position) return [item];
        return added > 0 ? [{ ...item, quantity: added }] : [];
      });
    }
  return shortages;
}

/** The last item where the refusal names none, as for a cart with too many lines. */
function findPosition({ details }: Problem, items: readonly RequestedItem[]): number {
  const [, position] = /^items\[(\d+)\]/.exec(details.field ?? '') ?? [];
  return position === undefined ? items.length - 1 : Number(position);
}

function findAvailable({ code, details }: Problem, { quantity }: RequestedItem): number {
  return code === 'basket.notEnough' ? Math.min(details.available ?? 0, quantity - 1) : 0;
}
