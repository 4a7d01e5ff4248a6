/** What we ask of whoever keeps baskets and holds stock for them. */
import type { CatalogueScope } from '#features/catalogue/catalogue.port.ts';
import type { AddItem, AdjustedLine, Basket } from './basket.ts';

/** Which basket: the shop it belongs to and the secret from its cookie. Only the token's hash is kept. */
export type BasketScope = CatalogueScope & { readonly token: string };

export type AddRequest = {
  readonly items: readonly AddItem[];
  /** Minutes that the stock is held; 0 checks without holding. Each add of a basket slides all its holds. */
  readonly reserveMinutes: number;
  /** The same key with the same items has one effect; the same key with other items is refused with 422. */
  readonly idempotencyKey?: string;
};

export type AddResult = { readonly basket: Basket; readonly addedLineIds: readonly string[] };

export type MergeResult = { readonly basket: Basket | null; readonly adjusted: readonly AdjustedLine[] };

export interface Baskets {
  /** null when the token opens nothing in this fascia. Prices and texts are those of the scope, now. */
  find(scope: BasketScope): Promise<Basket | null>;
  /** For whoever holds a link that this shop has signed; null when the fascia has no such basket. */
  findById(scope: CatalogueScope, id: string): Promise<Basket | null>;
  /**
   * A delta: adds to what is there, creating basket and line as needed, all items or none.
   * `Problem` 404 `basket.unknownSku` (not sold in this fascia, draft, or without a price in the currency),
   * 409 `basket.outOfStock` | `basket.notEnough` with `details.available`, 422 `basket.keyReused`.
   * `details.field` names the item: `items[0].sku`.
   */
  add(scope: BasketScope, request: AddRequest): Promise<AddResult>;
  /**
   * Sets one line's quantity; 0 removes it and frees its stock.
   * `Problem` 404 `basket.unknownLine`, 409 `basket.stale` when the version is not the basket's, 409 `basket.notEnough`.
   */
  setQuantity(
    scope: BasketScope,
    request: { readonly lineId: string; readonly quantity: number; readonly version: number; readonly reserveMinutes: number },
  ): Promise<Basket>;
  /**
   * The guest's basket joins the scope's and is gone: quantities of equal lines add up as far as the stock goes.
   * Done once, however often it is asked; without a guest's basket nothing changes.
   */
  merge(scope: BasketScope, request: { readonly guestToken: string; readonly reserveMinutes: number }): Promise<MergeResult>;
  /** Frees holds that have run out. Called now and then; adding does it too when stock is short. */
  sweep(): Promise<{ readonly freed: number }>;
}

declare module '#kit/shop.ts' {
  interface Ports {
    baskets: Baskets;
  }
}
