/** Takes requests for price alerts of items on the customer's wishlist. */
import { scopeOf } from '#features/catalogue/catalogue.server.ts';
import { MISC_COLOUR, type Product } from '#features/catalogue/catalogue.ts';
import { toWishlistSnapshot } from '#features/wishlist/add-item.server.ts';
import type { WishlistIdentity } from '#features/wishlist/wishlist.ts';
import type { PrivateShop, SignedIn } from '#request/shop.ts';
import type { PriceAlertItem } from './price-alert.ts';
import { notSaved } from './price-alert-problem.ts';

/**
 * The email is sent when the item costs less than now.
 * @throws Problem 404 for an item that is not on the wishlist, or not sold by this fascia.
 */
export async function requestPriceAlert(
  shop: PrivateShop,
  { id }: SignedIn,
  { productKey, colourSelected }: WishlistIdentity,
): Promise<void> {
  const { catalogue, wishlists, priceAlerts } = shop.ports;
  const [saved, found] = await Promise.all([
    wishlists.find(id, { productKey, colourSelected }),
    catalogue.findProduct(scopeOf(shop), { productKey }),
  ]);
  if (!saved || !found || !('product' in found)) throw notSaved();
  const seen = toWishlistSnapshot(found.product, saved, shop.currency);
  if (!seen) throw notSaved();
  const price = { centAmount: seen.price, currencyCode: seen.currency };
  await priceAlerts.requestAlert(id, toItem(found.product, colourSelected), price, {
    fascia: shop.fascia.code,
    locale: shop.locale.tag,
  });
}

function toItem({ productKey, slug, name, colours }: Product, colour: string): PriceAlertItem {
  const label = colours.find(({ key }) => key === colour)?.label ?? colour;
  const colourLabel = colour === MISC_COLOUR ? null : label;
  return { productKey, colourSelected: colour, slug, name, colourLabel };
}
