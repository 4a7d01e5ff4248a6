/** Baskets in memory, for tests, over the products that the import port in memory writes. */
import type { CatalogueState } from '#database/listed-products.fixtures.ts';
import type {
  BasketScope,
  Baskets,
  ChangeResult,
  MergeResult,
  ReservePolicy,
} from '#features/basket/basket.port.ts';
import { Problem } from '#kit/problem.ts';
import { checkVersion } from './changes/check-version.ts';
import { createInMemory, replaceInMemory } from './changes/memory-replace.fixtures.ts';
import {
  checkRequest,
  computeReservation,
  createUnknownLineProblem,
  type QuantityRequest,
} from './changes/quantity-rules.ts';
import { createMemoryAdd } from './memory-add.fixtures.ts';
import {
  countUnits,
  MemoryBasketStore,
  type StoredBasket,
} from './memory-basket-store.fixtures.ts';
import { type MergeLine, planMerge } from './merge-plan.ts';

export type MemoryBaskets = Baskets & { readonly expireReservations: () => void };

export function createMemoryBaskets(catalogue: CatalogueState): MemoryBaskets {
  const store = new MemoryBasketStore(catalogue);
  return {
    find: async (scope) => store.view(store.find(scope), scope),
    findById: async (scope, id) => store.view(store.findById(scope, id), scope),
    add: createMemoryAdd(store),
    setQuantity: async (scope, request) => setQuantity(store, scope, request),
    create: async (scope) => createInMemory(store, scope),
    replace: async (scope, items) => replaceInMemory(store, scope, items),
    merge: async (scope, request) => merge(store, scope, request),
    reserve: async (scope, policy) => reserve(store, scope, policy),
    cleanUp: async () => ({ released: store.reservations.releaseAllExpired() }),
    expireReservations: () => store.reservations.expireAll(),
  };
}

function setQuantity(
  store: MemoryBasketStore,
  scope: BasketScope,
  request: QuantityRequest,
): ChangeResult {
  checkRequest(request);
  const { lineId, quantity, version, reserveMinutes, limits } = request;
  const stored = store.find(scope);
  const line = stored?.lines.find(({ id }) => id === lineId);
  if (!stored) throw createUnknownLineProblem();
  checkVersion(stored, version);
  if (!line) throw createUnknownLineProblem();
  const { id, lines } = stored;
  const { reservations } = store;
  const others = countUnits(stored, line.sku) - line.quantity;
  const isShort = () =>
    others + quantity - reservations.count([id], line.sku) > reservations.free(line.sku);
  if (quantity > 0 && isShort()) reservations.releaseExpired(line.sku);
  const shares = { basket_reserved: reservations.count([id], line.sku), order_reserved: 0, others };
  const { reservation, difference } = computeReservation(
    request,
    shares,
    reservations.free(line.sku),
  );
  const isReservationLimited = !reservations.canReserve([id], limits, difference);
  const units = { sku: line.sku, quantity: reservation - (isReservationLimited ? difference : 0) };
  reservations.set(id, units, reserveMinutes, limits?.network);
  const updatedLines =
    quantity === 0
      ? lines.filter((candidate) => candidate !== line)
      : lines.map((item) => (item === line ? { ...line, quantity } : item));
  store.save({ ...stored, lines: updatedLines, version: version + 1 });
  const basket = store.view(store.find(scope), scope);
  if (!basket) throw createUnknownLineProblem();
  return { basket, isReservationLimited };
}

function merge(
  store: MemoryBasketStore,
  scope: BasketScope,
  request: Parameters<Baskets['merge']>[1],
): MergeResult {
  const guest = store.find({ ...scope, token: request.guestToken });
  const customer = store.find(scope);
  if (guest && request.guestVersion !== undefined) checkVersion(guest, request.guestVersion);
  let joined: Omit<MergeResult, 'basket'> = {
    ...{ adjusted: [], joined: [], isReservationLimited: false },
  };
  if (guest && !customer) store.save({ ...guest, token: scope.token, version: guest.version + 1 });
  if (guest && customer) joined = mergeLines(store, { guest, customer }, scope, request);
  return { basket: store.view(store.find(scope), scope), ...joined };
}

type Pair = { readonly guest: StoredBasket; readonly customer: StoredBasket };

function mergeLines(
  store: MemoryBasketStore,
  pair: Pair,
  scope: BasketScope,
  policy: ReservePolicy,
): Omit<MergeResult, 'basket'> {
  const { guest, customer } = pair;
  const { reservations } = store;
  const ids = [guest.id, customer.id];
  const skus = [...new Set(guest.lines.map(({ sku }) => sku))];
  const available = (sku: string) => reservations.free(sku) + reservations.count(ids, sku);
  for (const sku of skus)
    if (countUnits(guest, sku) + countUnits(customer, sku) > available(sku))
      reservations.releaseExpired(sku);
  const lines = [
    ...customer.lines.map((line) => toMergeLine(store, scope, line, false)),
    ...guest.lines.map((line) => toMergeLine(store, scope, line, true)),
  ];
  const stock = new Map(skus.map((sku) => [sku, available(sku)]));
  const { steps, totals, adjusted, joined } = planMerge(lines, stock);
  const isReservationLimited = mergeReservations(store, pair, stock, totals, policy);
  const raised = new Map(
    steps.flatMap(({ matchingLine, quantity }) =>
      matchingLine ? [[matchingLine.id, matchingLine.quantity + quantity]] : [],
    ),
  );
  const moved = steps.flatMap(({ line, matchingLine, quantity }) => {
    const stored = guest.lines.find(({ id }) => id === line.id);
    return stored && !matchingLine ? [{ ...stored, quantity }] : [];
  });
  const own = customer.lines.map((line) => ({
    ...line,
    quantity: raised.get(line.id) ?? line.quantity,
  }));
  store.remove(guest.id);
  store.save({
    ...customer,
    version: customer.version + 1,
    lines: [...own, ...moved].toSorted((item, other) => (item.id < other.id ? -1 : 1)),
  });
  return { adjusted, joined, isReservationLimited };
}

/** Returns true when the limits prevented further reservations: the present ones then stay. */
function mergeReservations(
  { reservations }: MemoryBasketStore,
  { guest, customer }: Pair,
  stock: ReadonlyMap<string, number>,
  totals: ReadonlyMap<string, number>,
  { reserveMinutes, limits }: ReservePolicy,
): boolean {
  const ids = [guest.id, customer.id];
  const shares = [...stock].map(([sku, available]) => ({
    ...{
      sku,
      reserved: reservations.count(ids, sku),
      current: reservations.countCurrent(ids, sku),
    },
    ...{ network: reservations.find(guest.id, sku)?.network },
    requested: Math.min(totals.get(sku) ?? 0, available),
  }));
  const more = shares.reduce(
    (sum, { requested, current }) => sum + Math.max(requested - current, 0),
    0,
  );
  const isLimited = reserveMinutes > 0 && !reservations.canReserve(ids, limits, more);
  for (const { sku, reserved, current, network, requested } of shares) {
    const units = isLimited ? Math.min(requested, current) : requested;
    const quantity = reserveMinutes > 0 ? units : Math.min(units, reserved);
    reservations.set(guest.id, { sku, quantity: 0 }, 0);
    const ownNetwork = units > current ? limits?.network : null;
    reservations.set(customer.id, { sku, quantity }, reserveMinutes, ownNetwork ?? network);
  }
  return isLimited;
}

function toMergeLine(
  store: MemoryBasketStore,
  { locale }: BasketScope,
  { id, sku, customHash, quantity }: StoredBasket['lines'][number],
  isGuest: boolean,
): MergeLine {
  const product = store.findVariant(sku)?.product;
  return {
    ...{ id, variant_id: sku, sku, custom_hash: customHash, quantity, is_guest: isGuest },
    name: product?.name[locale] ?? product?.name['en-GB'] ?? '',
    is_single: product?.facts.isPremier ?? false,
  };
}

function reserve(
  store: MemoryBasketStore,
  scope: BasketScope,
  { reserveMinutes, limits }: ReservePolicy,
): { isReservationLimited: boolean } {
  const basket = store.find(scope);
  if (!basket || basket.lines.length === 0) return { isReservationLimited: false };
  const { reservations } = store;
  const needs = [...new Set(basket.lines.map(({ sku }) => sku))].map((sku) => ({
    ...{ sku, quantity: countUnits(basket, sku) },
  }));
  const missing = ({ sku, quantity }: (typeof needs)[number]) =>
    quantity - reservations.count([basket.id], sku);
  const isShort = (need: (typeof needs)[number]) => missing(need) > reservations.free(need.sku);
  for (const need of needs.filter(isShort)) reservations.releaseExpired(need.sku);
  if (needs.some(isShort))
    throw new Problem(409, 'basket.notEnough', 'A line of the basket is no longer available', {
      field: 'basket',
    });
  if (reserveMinutes <= 0) return { isReservationLimited: false };
  const more = needs.reduce((sum, need) => sum + Math.max(missing(need), 0), 0);
  if (!reservations.canReserve([basket.id], limits, more)) return { isReservationLimited: true };
  for (const need of needs) reservations.set(basket.id, need, reserveMinutes, limits?.network);
  return { isReservationLimited: false };
}
