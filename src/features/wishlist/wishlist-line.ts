/** What the wishlist page shows of an item. */
import type { Picture } from '#features/catalogue/catalogue.ts';

export type WishlistLine = {
  /** Names the item in forms. */
  readonly wishlistKey: string;
  /** Goes with a move to the basket, so that the same one has one effect however often it is sent. */
  readonly since: string;
  readonly slug: string;
  readonly name: string;
  readonly brand: string;
  readonly colour: string;
  readonly colourLabel: string;
  readonly picture: Picture | null;
  readonly price: number;
  readonly wasPrice: number | null;
  /** What it cost when it was put aside, where it costs less now. */
  readonly droppedFrom: number | null;
  /** It was sold out when it was put aside, and is not now. */
  readonly isBack: boolean;
  readonly sizes: readonly {
    readonly size: string;
    readonly sku: string;
    readonly isOnStock: boolean;
  }[];
  /** Where it is bought: on a page of its own, as words are needed for it or an account; null where a press puts it into the basket. */
  readonly page: { readonly href: string; readonly action: 'personalise' | 'view' } | null;
  /** The size that was chosen; null where it is still open. */
  readonly sku: string | null;
};
