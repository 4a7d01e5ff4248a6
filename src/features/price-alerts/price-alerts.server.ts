/** Requests and ends price alerts for items on the customer's wishlist. */
import { scopeOf } from '#features/catalogue/catalogue.server.ts';
import { MISC_COLOUR, type Product } from '#features/catalogue/catalogue.ts';
import type { SavedItem, WishlistIdentity } from '#features/wishlist/wishlist.ts';
import { isProblem } from '#kit/problem.ts';
import type { Customer, PrivateShop } from '#request/shop.ts';
import type { PriceAlertItem } from './price-alert.ts';
import { notSaved } from './price-alert-problem.ts';

/**
 * The email is sent when the item costs less than now.
 * @throws Problem 404 for an item that is not on the wishlist, or not sold by this fascia in the
 *   saved size.
 */
export async function requestPriceAlert(
  shop: PrivateShop,
  { id }: Customer,
  { productKey, colourSelected }: WishlistIdentity,
): Promise<void> {
  const { catalogue, wishlists, priceAlerts } = shop.ports;
  const [saved, result] = await Promise.all([
    wishlists.find(id, { productKey, colourSelected }),
    catalogue.findProduct(scopeOf(shop), { productKey }),
  ]);
  if (!saved || !result || !('product' in result)) throw notSaved();
  const variant = findVariant(result.product, saved);
  if (!variant) throw notSaved();
  const request = {
    item: toItem(result.product, colourSelected),
    sku: variant.sku,
    price: { centAmount: variant.price, currencyCode: shop.currency },
  };
  await priceAlerts.requestAlert(id, request, {
    fascia: shop.fascia.code,
    locale: shop.locale.tag,
  });
}

/** Stops an alert of this site; no error if it has already ended. */
export async function stopPriceAlert(
  shop: PrivateShop,
  { id }: Customer,
  item: WishlistIdentity,
  currency: string = shop.currency,
): Promise<void> {
  const scope = { fascia: shop.fascia.code, currency };
  try {
    await shop.ports.priceAlerts.stopAlert(id, item, scope);
  } catch (error) {
    if (!isProblem(error) || error.code !== 'priceAlert.unknown') throw error;
  }
}

/** The variant whose price the wishlist shows; null where the saved size is no longer sold. */
function findVariant({ variants }: Product, saved: SavedItem) {
  const ofColour = variants.filter(({ colour }) => colour === saved.colourSelected);
  const exact = ofColour.find(({ sku }) => sku === saved.lineItemSku);
  return exact ?? (saved.sizeSelected ? null : ofColour[0]);
}

function toItem({ productKey, slug, name, colours }: Product, colour: string): PriceAlertItem {
  const label = colours.find(({ key }) => key === colour)?.label ?? colour;
  const colourLabel = colour === MISC_COLOUR ? null : label;
  return { productKey, colourSelected: colour, slug, name, colourLabel };
}
