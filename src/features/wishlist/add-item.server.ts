/** Adds an item to a customer's wishlist with its current price, to detect later changes. */
import { scopeOf } from '#features/catalogue/catalogue.server.ts';
import type { Product } from '#features/catalogue/catalogue.ts';
import { countProductEvents } from '#features/social-proof/count-product-events.server.ts';
import { Problem } from '#kit/problem.ts';
import type { PrivateShop } from '#request/shop.ts';
import type { WishlistItem, WishlistSnapshot } from './wishlist.ts';

/**
 * @throws Problem 401; 404 for an item that this fascia does not sell, as it could not be shown or
 * removed; 409 `wishlist.limitReached`.
 */
export async function addItem(
  shop: PrivateShop,
  customerId: string,
  item: WishlistItem,
): Promise<void> {
  const result = await shop.ports.catalogue.findProduct(scopeOf(shop), {
    productKey: item.productKey,
  });
  const snapshot =
    result && 'product' in result ? toWishlistSnapshot(result.product, item, shop.currency) : null;
  if (!snapshot)
    throw new Problem(404, 'wishlist.notSold', 'productKey, colourSelected: not sold here', {
      field: 'productKey',
    });
  await shop.ports.wishlists.add(customerId, item, snapshot);
  countProductEvents(shop, 'wishlist', [item.productKey]);
}

/** An item without a selected size is in stock while any of its sizes is. */
export function toWishlistSnapshot(
  { name, variants }: Product,
  item: WishlistItem,
  currency: WishlistSnapshot['currency'],
): WishlistSnapshot | null {
  const ofColour = variants.filter(({ colour }) => colour === item.colourSelected);
  const selected = ofColour.find(({ sku }) => sku === item.lineItemSku) ?? ofColour[0];
  if (!selected) return null;
  const matching = item.sizeSelected ? [selected] : ofColour;
  return {
    name,
    price: selected.price,
    currency,
    isOnStock: matching.some(({ isOnStockWishlist }) => isOnStockWishlist),
  };
}
