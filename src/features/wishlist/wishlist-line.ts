/** Wishlist item as the wishlist page displays it. */
import type { CataloguePicture } from '#features/catalogue/catalogue.ts';

export type WishlistLine = {
  /** Identifies the item in forms. */
  readonly wishlistKey: string;
  /** Time of saving, part of the idempotency key of a move to the basket. */
  readonly since: string;
  readonly slug: string;
  readonly name: string;
  readonly brand: string;
  readonly colour: string;
  readonly colourLabel: string;
  readonly picture: CataloguePicture | null;
  readonly price: number;
  readonly wasPrice: number | null;
  /** Before the reduction, where it is stated. */
  readonly lowestPrice?: number;
  /** Price when the item was saved, if it is lower now; else null. */
  readonly droppedFrom: number | null;
  /** True when the item was out of stock when it was saved, and is in stock now. */
  readonly isBack: boolean;
  /** True while the customer waits for an email when the price falls. */
  readonly hasPriceAlert: boolean;
  readonly sizes: readonly {
    readonly size: string;
    readonly sku: string;
    readonly isOnStock: boolean;
  }[];
  /**
   * Page where the item is bought, if it needs a personalisation or an account; null when it can be
   * added to the basket directly.
   */
  readonly page: { readonly href: string; readonly action: 'personalise' | 'view' } | null;
  /** The selected size; null when none is selected. */
  readonly sku: string | null;
};
