/** Creates a basket in memory, and replaces the lines of one, for tests. */
import { isDeepStrictEqual } from 'node:util';
import { createUuid } from '#database/keys/uuid.ts';
import type { BasketScope, ReplaceResult, RequestedItem } from '#features/basket/basket.port.ts';
import { MAX_LINE_QUANTITY, MAX_LINES } from '#features/basket/basket.ts';
import { checkQuantities } from '../add-problems.ts';
import type { MemoryBasketStore, StoredLine } from '../memory-basket-store.fixtures.ts';
import { type ItemShortfall, toShortage } from './replace.ts';

export function createInMemory(store: MemoryBasketStore, scope: BasketScope): void {
  const { fascia, token } = scope;
  if (!store.find(scope)) store.save({ id: createUuid(), fascia, token, version: 1, lines: [] });
}

export function replaceInMemory(
  store: MemoryBasketStore,
  scope: BasketScope,
  items: readonly RequestedItem[],
): ReplaceResult | null {
  checkQuantities(items, { min: 0, max: MAX_LINES });
  const basket = store.find(scope);
  if (!basket) return null;
  const lines = new Map<string, StoredLine>();
  const shortfalls = items.flatMap(({ sku, quantity }, position): readonly ItemShortfall[] => {
    const sold = store.findSold(scope, sku);
    if (!sold) return [{ position, known: false, available: 0, added: 0 }];
    const own = sold.variant.sku;
    if (quantity > store.reservations.free(own)) store.reservations.releaseExpired(own);
    const available = Math.min(Math.max(store.reservations.free(own), 0), MAX_LINE_QUANTITY);
    const earlier = lines.get(own)?.quantity ?? 0;
    const added = Math.min(quantity, available - earlier);
    const before = basket.lines.find((line) => line.sku === own && line.customHash === '');
    if (added > 0)
      lines.set(own, {
        ...{ id: createUuid(), sku: own, customHash: '', customFields: {} },
        ...{ addedPrice: sold.price.centAmount, addedCurrency: scope.currency },
        ...before,
        quantity: earlier + added,
      });
    return added < quantity ? [{ position, known: true, available, added }] : [];
  });
  const sorted = [...lines.values()].toSorted((line, other) => (line.id < other.id ? -1 : 1));
  const isChanged = !isDeepStrictEqual(sorted, basket.lines);
  store.save({ ...basket, lines: sorted, version: basket.version + (isChanged ? 1 : 0) });
  const replaced = store.view(store.find(scope), scope);
  const shortages = shortfalls.flatMap((shortfall) => toShortage(items, shortfall));
  return replaced && { basket: replaced, shortages };
}
