/** What we ask of whoever keeps baskets and holds stock for them. */
import type { CatalogueScope } from '#features/catalogue/catalogue.port.ts';
import type { AddItem, AdjustedLine, Basket, JoinedLine } from './basket.ts';

/** Which basket: the shop it belongs to and the secret from its cookie. Only the token's hash is kept. */
export type BasketScope = CatalogueScope & { readonly token: string };

/** How much stock one visitor may keep from everybody else. What is beyond it is checked like the rest, and not reserved. */
export type ReserveLimits = {
  /** Units of one basket, and of all baskets that were filled from one network. */
  readonly perBasket: number;
  readonly perNetwork: number;
  /** Cut short, and kept as a hash only; null where callers cannot be told apart by it. */
  readonly network: string | null;
};

export type ReservePolicy = {
  /** Minutes that the stock is held; 0 checks without holding. Each add of a basket slides all its holds. */
  readonly reserveMinutes: number;
  /** Without limits everything is reserved. */
  readonly limits?: ReserveLimits;
};

export type AddRequest = ReservePolicy & {
  readonly items: readonly AddItem[];
  /** The same key with the same items has one effect; the same key with other items is refused with 422. */
  readonly idempotencyKey?: string;
};

export type AddResult = {
  readonly basket: Basket;
  readonly addedLineIds: readonly string[];
  /** The limits kept stock from being reserved. */
  readonly isLimited: boolean;
};

export type ChangeResult = Pick<AddResult, 'basket' | 'isLimited'>;

export type MergeResult = {
  readonly basket: Basket | null;
  readonly adjusted: readonly AdjustedLine[];
  readonly joined: readonly JoinedLine[];
  /** The limits kept stock from being reserved. */
  readonly isLimited: boolean;
};

export interface Baskets {
  /** null when the token opens nothing in this fascia. Prices and texts are those of the scope, now. */
  find(scope: BasketScope): Promise<Basket | null>;
  /** For whoever holds a link that this shop has signed; null when the fascia has no such basket. */
  findById(scope: CatalogueScope, id: string): Promise<Basket | null>;
  /**
   * A delta: adds to what is there, creating basket and line as needed, all items or none.
   * `Problem` 404 `basket.unknownSku` (not sold in this fascia, draft, or without a price in the currency),
   * 409 `basket.outOfStock` | `basket.notEnough` with `details.available`, 409 `membership.onlyOne` for a second membership,
   * 409 `basket.full` beyond `MAX_LINES`, 422 `basket.keyReused`.
   * `details.field` names the item: `items[0].sku`.
   */
  add(scope: BasketScope, request: AddRequest): Promise<AddResult>;
  /**
   * Sets one line's quantity; 0 removes it and frees its stock.
   * `Problem` 404 `basket.unknownLine`, 409 `basket.stale` when the version is not the basket's, 409 `basket.notEnough`.
   */
  setQuantity(
    scope: BasketScope,
    request: ReservePolicy & {
      readonly lineId: string;
      readonly quantity: number;
      readonly version: number;
    },
  ): Promise<ChangeResult>;
  /**
   * The guest's basket joins the scope's and is gone: quantities of equal lines add up as far as the stock goes,
   * and the limits of a basket: `MAX_LINES`, `MAX_LINE_QUANTITY`, one membership. The customer's own lines stay as they are.
   * Done once, however often it is asked; without a guest's basket nothing changes.
   * What was reserved stays reserved; what would be reserved in addition is, as far as the limits go: all of it or none.
   */
  merge(
    scope: BasketScope,
    request: ReservePolicy & { readonly guestToken: string },
  ): Promise<MergeResult>;
  /**
   * Reserves everything in the basket, as a checkout begins; nothing beyond the limits.
   * `Problem` 409 `basket.notEnough` where a line cannot be had any more: nothing is reserved then.
   */
  reserve(scope: BasketScope, policy: ReservePolicy): Promise<{ readonly isLimited: boolean }>;
  /** Frees holds that have run out. Called now and then; adding does it too when stock is short. */
  cleanUp(): Promise<{ readonly freed: number }>;
}

declare module '#request/shop.ts' {
  interface Ports {
    baskets: Baskets;
  }
}
