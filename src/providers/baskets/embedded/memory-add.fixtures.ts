/** Adds to baskets in memory: the checks of the add statement, in its order. */
import { hashJson } from '#database/keys/hash-json.ts';
import { createUuid } from '#database/keys/uuid.ts';
import type { AddRequest, AddResult, BasketScope } from '#features/basket/basket.port.ts';
import { type AddItem, MAX_LINE_QUANTITY, MAX_LINES } from '#features/basket/basket.ts';
import { hashFields } from './add.ts';
import { checkAddRequest, createLineLimitProblem, toProblem } from './add-problems.ts';
import type { AddOutcome } from './add-statement.ts';
import {
  countUnits,
  type MemoryBasketStore,
  type StoredBasket,
  type StoredLine,
} from './memory-basket-store.fixtures.ts';

type Reply = { readonly hash: string; readonly lineIds: string[] };

type Resolved = {
  readonly item: AddItem;
  readonly position: number;
  readonly customHash: string;
  /** Undefined when the scope does not sell the item. */
  readonly sold: ReturnType<MemoryBasketStore['findSold']>;
};

export function createMemoryAdd(store: MemoryBasketStore) {
  const replies = new Map<string, Reply>();
  return async (scope: BasketScope, request: AddRequest): Promise<AddResult> => {
    checkAddRequest(request);
    const { fascia, token } = scope;
    const { idempotencyKey } = request;
    const replyKey = JSON.stringify([fascia, token, idempotencyKey]);
    const hash = hashJson(request.items).toString();
    const reply = idempotencyKey === undefined ? undefined : replies.get(replyKey);
    const verdict = reply
      ? toVerdict(reply.hash === hash ? 'replayed' : 'keyReused', { line_ids: reply.lineIds })
      : addItems(store, scope, request);
    const problem = toProblem(verdict, request);
    const basket = store.view(store.find(scope), scope);
    if (problem) throw problem;
    if (!basket) throw new Error('An accepted add stores its basket.');
    const lineIds = verdict.line_ids ?? [];
    if (idempotencyKey !== undefined) replies.set(replyKey, { hash, lineIds });
    return { basket, addedLineIds: lineIds, isReservationLimited: verdict.is_limited };
  };
}

function toVerdict(verdict: AddOutcome['verdict'], rest: Partial<AddOutcome> = {}): AddOutcome {
  return {
    verdict,
    line_ids: null,
    is_limited: false,
    second_at: null,
    unavailable_items: null,
    ...rest,
  };
}

function addItems(store: MemoryBasketStore, scope: BasketScope, request: AddRequest): AddOutcome {
  const stored = store.find(scope);
  const basket = stored ?? {
    ...{ id: createUuid(), fascia: scope.fascia, token: scope.token, version: 0, lines: [] },
  };
  const items = request.items.map((item, position) => ({
    ...{ item, position, customHash: hashFields(item.customFields) },
    sold: store.findSold(scope, item.sku),
  }));
  const requested = countRequested(items);
  releaseExpired(store, basket, requested);
  const unavailable = listUnavailable(store, basket, items, requested);
  if (unavailable.length > 0) return toVerdict('refused', { unavailable_items: unavailable });
  const second = findSecondMembership(store, basket, items);
  if (second) return toVerdict('second', { second_at: second.position });
  const { lines, addedIds } = addLines(basket, items, scope.currency);
  if (lines.length > MAX_LINES) return toVerdict('full');
  if (lines.some(({ quantity }) => quantity > MAX_LINE_QUANTITY)) throw createLineLimitProblem();
  const isLimited = !reserveUnits(store, basket, requested, request);
  store.save({ ...basket, lines, version: basket.version + 1 });
  return toVerdict('done', { line_ids: addedIds, is_limited: isLimited });
}

function countRequested(items: readonly Resolved[]): ReadonlyMap<string, number> {
  const requested = new Map<string, number>();
  for (const { item, sold } of items)
    if (sold)
      requested.set(sold.variant.sku, (requested.get(sold.variant.sku) ?? 0) + item.quantity);
  return requested;
}

/** Units that the basket would have to reserve in addition. */
function countMissing(
  { reservations }: MemoryBasketStore,
  basket: StoredBasket,
  [sku, quantity]: readonly [string, number],
): number {
  return countUnits(basket, sku) + quantity - reservations.count([basket.id], sku);
}

function releaseExpired(
  store: MemoryBasketStore,
  basket: StoredBasket,
  requested: ReadonlyMap<string, number>,
): void {
  for (const entry of requested)
    if (countMissing(store, basket, entry) > store.reservations.free(entry[0]))
      store.reservations.releaseExpired(entry[0], basket.id);
}

function listUnavailable(
  store: MemoryBasketStore,
  basket: StoredBasket,
  items: readonly Resolved[],
  requested: ReadonlyMap<string, number>,
): NonNullable<AddOutcome['unavailable_items']> {
  return items.flatMap(({ position, sold }): NonNullable<AddOutcome['unavailable_items']> => {
    if (!sold) return [{ position, known: false, available: 0, in_basket: 0 }];
    const { sku } = sold.variant;
    const free = store.reservations.free(sku);
    if (countMissing(store, basket, [sku, requested.get(sku) ?? 0]) <= free) return [];
    const inBasket = countUnits(basket, sku);
    const available = Math.max(free + store.reservations.count([basket.id], sku) - inBasket, 0);
    return [{ position, known: true, available, in_basket: inBasket }];
  });
}

/** A basket contains one membership. */
function findSecondMembership(
  store: MemoryBasketStore,
  { lines }: StoredBasket,
  items: readonly Resolved[],
): Resolved | undefined {
  let count = lines.filter(({ sku }) => store.findVariant(sku)?.product.facts.isPremier).length;
  return items.find(({ item, sold }) => {
    if (!sold?.product.facts.isPremier) return false;
    count += item.quantity;
    return count > 1;
  });
}

/** Equal items become one line. */
function addLines(
  basket: StoredBasket,
  items: readonly Resolved[],
  currency: string,
): { readonly lines: readonly StoredLine[]; readonly addedIds: string[] } {
  const lines = new Map(basket.lines.map((line) => [`${line.sku} ${line.customHash}`, line]));
  const added = new Set<string>();
  for (const { item, customHash, sold } of items) {
    if (!sold) continue;
    const { sku } = sold.variant;
    const key = `${sku} ${customHash}`;
    const line = lines.get(key);
    added.add(key);
    lines.set(key, {
      ...{ id: line?.id ?? createUuid(), sku, customHash, addedCurrency: currency },
      customFields: item.customFields ?? {},
      quantity: (line?.quantity ?? 0) + item.quantity,
      addedPrice: item.shownPrice ?? sold.price.centAmount,
    });
  }
  return {
    lines: [...lines.values()],
    addedIds: [...added].flatMap((key) => lines.get(key)?.id ?? []),
  };
}

/** False when the limits prevented it. */
function reserveUnits(
  store: MemoryBasketStore,
  basket: StoredBasket,
  requested: ReadonlyMap<string, number>,
  { reserveMinutes, limits }: AddRequest,
): boolean {
  if (reserveMinutes <= 0) return true;
  const { reservations } = store;
  const missing = [...requested].map((entry) => ({
    ...{ sku: entry[0], quantity: Math.max(countMissing(store, basket, entry), 0) },
  }));
  const more = missing.reduce((sum, { quantity }) => sum + quantity, 0);
  const canReserve = reservations.canReserve([basket.id], limits, more);
  for (const { sku, quantity } of canReserve ? missing : []) {
    const total = reservations.count([basket.id], sku) + quantity;
    if (quantity > 0)
      reservations.set(basket.id, { sku, quantity: total }, reserveMinutes, limits?.network);
  }
  reservations.extend(basket.id, reserveMinutes);
  return canReserve;
}
