/** Port: baskets and their stock reservations. */
import type { CatalogueScope } from '#features/catalogue/catalogue.port.ts';
import type { Problem } from '#kit/problem.ts';
import type { AddItem, AdjustedLine, Basket, JoinedLine } from './basket.ts';

/** Fascia, locale and currency, with the secret token of the basket. Only its hash is stored. */
export type BasketScope = CatalogueScope & { readonly token: string };

/**
 * Limits of the stock that one visitor can reserve. Units beyond them are checked but not reserved.
 */
export type ReserveLimits = {
  /** Units reserved by one basket, and by all baskets filled from one network. */
  readonly perBasket: number;
  readonly perNetwork: number;
  /** Keyed hash of the IP network; null when callers share it. */
  readonly network: string | null;
};

export type ReservePolicy = {
  /**
   * Duration of a reservation in minutes; 0 checks stock without reserving it. An add extends all
   * reservations of its basket.
   */
  readonly reserveMinutes: number;
  /** Without limits, all units are reserved. */
  readonly limits?: ReserveLimits;
};

export type AddRequest = ReservePolicy & {
  readonly items: readonly AddItem[];
  /** The same key with the same items has one effect; with other items it is refused with 422. */
  readonly idempotencyKey?: string;
};

export type AddResult = {
  readonly basket: Basket;
  /** Lines of the added items, new or existing ones. */
  readonly addedLineIds: readonly string[];
  /** True when the limits prevented a reservation. */
  readonly isReservationLimited: boolean;
};

export type ChangeResult = Pick<AddResult, 'basket' | 'isReservationLimited'>;

export type RequestedItem = { readonly sku: string; readonly quantity: number };

/** An item of which the basket has fewer units than requested; `problem` is what `add` throws. */
export type ItemShortage = RequestedItem & {
  /** Units in the basket. */
  readonly added: number;
  readonly problem: Problem;
};

export type ReplaceResult = {
  /** Basket after the replacement. */
  readonly basket: Basket;
  /** In the order of the request. */
  readonly shortages: readonly ItemShortage[];
};

export type MergeResult = {
  /** null where neither the guest nor the customer has a basket. */
  readonly basket: Basket | null;
  /** Lines of the guest that were not merged in full. */
  readonly adjusted: readonly AdjustedLine[];
  /** Lines of the customer that equal ones of the guest were merged into. */
  readonly joined: readonly JoinedLine[];
  /** True when the limits prevented a reservation. */
  readonly isReservationLimited: boolean;
};

/**
 * Amounts are in minor units of the scope's currency, quantities in units. Reservations
 * expire by themselves.
 *
 * ```ts
 * const scope = { fascia: 'aldermoor', locale: 'en-GB', currency: 'GBP', token } as const;
 * const limits = { perBasket: 20, perNetwork: 100, network };
 * const policy = { reserveMinutes: 30, limits };
 * const items = [{ sku: 'ABC12345-1-1', quantity: 1 }];
 * const { basket } = await baskets.add(scope, { items, ...policy, idempotencyKey });
 * const [{ id: lineId }] = basket.lines;
 * const change = { lineId, quantity: 2, version: basket.version };
 * await baskets.setQuantity(scope, { ...change, ...policy }); // increments `version`
 * const current = await baskets.find(scope);
 *
 * await baskets.merge(customerScope, { guestToken: token, ...policy }); // at sign-in
 * const { isReservationLimited } = await baskets.reserve(customerScope, policy); // checkout
 * const linked = await baskets.findById(customerScope, basket.id); // signed link
 *
 * await baskets.create(agentScope); // cart of an agent
 * const replaced = await baskets.replace(agentScope, items); // with `shortages`
 * await baskets.cleanUp();
 * ```
 */
export interface Baskets {
  /**
   * The basket of a token; null when no basket of this fascia has it. Prices, texts
   * and stock are the scope's current ones: a line that is no longer sold has no price.
   */
  find(scope: BasketScope): Promise<Basket | null>;
  /**
   * The basket of an id, for holders of a link signed by this fascia; null when the fascia has no
   * such basket.
   */
  findById(scope: CatalogueScope, id: string): Promise<Basket | null>;
  /**
   * Adds to the basket, all items or none. Creates basket and lines as needed. `details.field` of
   * an error names the item, such as `items[0].sku`. Without a key, a repeated call adds again.
   * @throws Problem 404 `basket.unknownSku` (not sold in this fascia, draft, or without a price in
   * the currency); 409 `basket.outOfStock` or `basket.notEnough` with `details.available`; 409
   * `membership.onlyOne` for a second membership; 409 `basket.full` beyond `MAX_LINES`; 422
   * `basket.keyReused`; 422 `basket.quantity` for a quantity that is no whole number from 1 to
   * `MAX_LINE_QUANTITY`, `basket.itemCount` for none or more than `MAX_ADD_ITEMS` items,
   * `basket.reserveMinutes` below 0; 503 `basket.busy` with `details.retryAfter` in seconds.
   */
  add(scope: BasketScope, request: AddRequest): Promise<AddResult>;
  /**
   * Sets a line's quantity; 0 removes the line and frees its stock. That changes the
   * basket's version, so a repeated call is `basket.stale`.
   * @throws Problem 404 `basket.unknownLine`; 409 `basket.stale` when `version` is not the
   * basket's; 409 `basket.notEnough` with `details.available` when the stock allows fewer; 422
   * `basket.quantity` unless it is a whole number from 0 to `MAX_LINE_QUANTITY`.
   */
  setQuantity(
    scope: BasketScope,
    request: ReservePolicy & {
      readonly lineId: string;
      readonly quantity: number;
      readonly version: number;
    },
  ): Promise<ChangeResult>;
  /** Creates a basket without lines; does nothing when there is one. */
  create(scope: BasketScope): Promise<void>;
  /**
   * Replaces all lines of a basket without reservations by plain items, in one transaction: as much
   * of each as is available. Lines that stay keep their ids. Reserves nothing, and leaves
   * requirements such as those of memberships to the caller. Returns null without a basket, and
   * creates none.
   * @throws Problem 422 `basket.itemCount` for more items than `MAX_LINES`, `basket.quantity` for
   * an invalid quantity.
   */
  replace(scope: BasketScope, items: readonly RequestedItem[]): Promise<ReplaceResult | null>;
  /**
   * Merges the guest's basket into the scope's, and deletes it. Quantities of equal lines add up
   * within the stock and the limits of a basket: `MAX_LINES`, `MAX_LINE_QUANTITY`, one membership.
   * The customer's quantities are never reduced. Reserved units stay reserved; further units are
   * reserved within the limits, all or none. Idempotent; does nothing without a guest's basket.
   * @throws Problem 409 `basket.stale` when `guestVersion` is given and not the guest's; nothing is
   * merged then.
   */
  merge(
    scope: BasketScope,
    request: ReservePolicy & { readonly guestToken: string; readonly guestVersion?: number },
  ): Promise<MergeResult>;
  /**
   * Reserves the whole basket when a checkout starts, unless that exceeds the limits. A repeated
   * call extends the reservations. Does nothing without a basket; with `reserveMinutes` 0 it checks
   * the stock only.
   * @throws Problem 409 `basket.notEnough` when a line is not available; nothing more is
   * reserved then.
   */
  reserve(
    scope: BasketScope,
    policy: ReservePolicy,
  ): Promise<{ readonly isReservationLimited: boolean }>;
  /**
   * Clean-up job: frees expired reservations, and returns their number; adds do the same when stock
   * is short. It deletes expired idempotency keys, and baskets that have not changed for 90 days
   * and reserve nothing. Bounded: the rest is left to the next call. Called at intervals.
   */
  cleanUp(): Promise<{ readonly released: number }>;
}

declare module '#request/shop.ts' {
  interface Ports {
    baskets: Baskets;
  }
}
