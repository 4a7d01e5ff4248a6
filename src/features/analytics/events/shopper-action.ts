/** Actions of a shopper as features report them, in the features' own types. */
import type { Basket, BasketLine } from '#features/basket/basket.ts';
import type { Product, Variant } from '#features/catalogue/catalogue.ts';
import type { CheckoutView } from '#features/checkout/steps/checkout-steps.ts';
import type { OrderPageView } from '#features/orders/order.ts';
import type { CardHit } from '#features/product-card/card-hit.ts';
import type { MediaEvent, ValidationEvent } from '#features/product-events/product-event.ts';
import type { WishlistItem } from '#features/wishlist/wishlist.ts';

/** Products that a listing shows. */
export type ListedAction = {
  readonly kind: 'listed';
  readonly cards: readonly Pick<CardHit, 'productKey' | 'name' | 'brand' | 'price'>[];
  /** Slug of the category or brand; `search` for a search. */
  readonly listId: string;
  readonly listName: string;
  /** Products of earlier pages. */
  readonly offset: number;
  /** Products of all pages. */
  readonly total: number;
  /** Words of a search. */
  readonly searchTerm?: string;
};

export type ViewedAction = {
  readonly kind: 'viewed';
  readonly product: Pick<Product, 'productKey' | 'name' | 'brand' | 'categoryTaxonomy' | 'colours'>;
  readonly variant: Pick<Variant, 'colour' | 'size' | 'price' | 'sku'>;
};

export type AddedAction = {
  readonly kind: 'added';
  readonly basket: Basket;
  readonly items: readonly { readonly sku: string; readonly quantity: number }[];
};

/** The basket page, also after each of its changes. */
export type BasketAction = { readonly kind: 'basket'; readonly lines: readonly BasketLine[] };

export type CheckoutAction = {
  readonly kind: 'checkout';
  readonly view: Pick<CheckoutView, 'step' | 'lines' | 'voucherCode' | 'delivery'>;
};

export type OrderedAction = {
  readonly kind: 'ordered';
  readonly order: Pick<
    OrderPageView,
    'number' | 'status' | 'totals' | 'lines' | 'voucherCode' | 'isTest' | 'currency'
  >;
};

export type WishlistAction = {
  readonly kind: 'wishlist';
  readonly change: 'add' | 'remove';
  readonly item: Pick<WishlistItem, 'productKey'>;
};

/** A click on a product in a list, also one before the page was hydrated. */
export type SelectedAction = {
  readonly kind: 'selected';
  readonly productKey: string;
  readonly position: number | null;
};

/** A click on a link or button. */
export type ClickedAction = { readonly kind: 'clicked'; readonly element: Element };

export type ZoomAction = { readonly kind: 'media'; readonly media: MediaEvent };

export type ValidationAction = {
  readonly kind: 'validation';
  readonly validation: ValidationEvent;
};

export type RefusedAction = { readonly kind: 'refused'; readonly productKey: string };

declare module '#features/tracking/track.ts' {
  interface ShopperActions {
    listed: ListedAction;
    viewed: ViewedAction;
    added: AddedAction;
    basket: BasketAction;
    checkout: CheckoutAction;
    ordered: OrderedAction;
    wishlist: WishlistAction;
    selected: SelectedAction;
    clicked: ClickedAction;
    media: ZoomAction;
    validation: ValidationAction;
    refused: RefusedAction;
  }
}
