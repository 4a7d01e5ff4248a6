/** Loads and changes the wishlist of the signed-in customer. */

import { scopeOf } from '#features/catalogue/catalogue.server.ts';
import type { Product, Variant } from '#features/catalogue/catalogue.ts';
import type { CurrencyCode } from '#i18n/money.ts';
import { Problem } from '#kit/problem.ts';
import { links } from '#links';
import type { Customer, PrivateShop } from '#request/shop.ts';
import { addItem, toWishlistSnapshot } from './add-item.server.ts';
import { savePendingWishlistKey } from './pending-item.server.ts';
import {
  findChange,
  findFault,
  formatWishlistKey,
  type SavedItem,
  toWishlistKey,
  type WishlistItem,
} from './wishlist.ts';
import type { WishlistLine } from './wishlist-line.ts';

/** @throws Problem 400 `pdp.wishlist.errorAdding` with the invalid field. */
export function parseItem(value: unknown): WishlistItem {
  const item = (typeof value === 'object' && value !== null ? value : {}) as Record<
    keyof WishlistItem,
    unknown
  >;
  const field = findFault(item);
  if (field)
    throw new Problem(400, 'pdp.wishlist.errorAdding', `${field}: not what a wishlist item has`, {
      field,
    });
  const { productKey, colourSelected, lineItemSku, sizeSelected } = item as WishlistItem;
  return { productKey, colourSelected, lineItemSku, sizeSelected };
}

/**
 * For a guest, stores the item until they have signed in.
 * @throws Problem 401; 409 `wishlist.limitReached`.
 */
export async function addToWishlist(shop: PrivateShop, item: WishlistItem): Promise<void> {
  if (shop.customer === null) {
    savePendingWishlistKey(shop, item);
    throw new Problem(401, 'account.signInFirst', 'Sign in to save items to your wishlist');
  }
  await addItem(shop, shop.customer.id, item);
}

/** @throws Problem 401. */
export async function removeFromWishlist(
  { customer, ports }: PrivateShop,
  item: WishlistItem,
): Promise<void> {
  if (customer === null)
    throw new Problem(401, 'account.signInFirst', 'Sign in to see your wishlist');
  await ports.wishlists.remove(customer.id, item);
}

/** Items per page, and per "show more". */
const ITEMS_PER_PAGE = 24;
const MAX_SHOWN = 250;

/** Number of shown items in the page's URL; undefined where it has none. */
export function parseShownCount({ searchParams }: URL): number | undefined {
  const count = Number.parseInt(searchParams.get('show') ?? '', 10);
  return count > 0 ? Math.min(count, MAX_SHOWN) : undefined;
}

/**
 * Items that this fascia sells. Those sold only by other fascias are counted; those no longer sold
 * anywhere are listed by name, to be removed.
 */
export async function loadWishlist(shop: PrivateShop, customer: Customer, show = ITEMS_PER_PAGE) {
  const [items, alerts] = await Promise.all([
    shop.ports.wishlists.list(customer.id),
    shop.ports.priceAlerts.listAlerts(customer.id, shop.fascia.code),
  ]);
  const ofCurrency = alerts.filter(({ price }) => price.currencyCode === shop.currency);
  const alertKeys = new Set(ofCurrency.map(({ item }) => toWishlistKey(item)));
  const count = Math.min(Math.max(show, ITEMS_PER_PAGE), MAX_SHOWN);
  const shown = items.slice(0, count);
  const lines = await Promise.all(shown.map((item) => loadLine(shop, item)));
  const missing = shown.filter((_, index) => lines[index] === null);
  const isSold = await Promise.all(missing.map((item) => isSoldByOtherFascia(shop, item)));
  const removedItems = missing
    .filter((_, index) => !isSold[index])
    .map((item) => ({ wishlistKey: formatWishlistKey(item), name: item.seen?.name ?? null }));
  return {
    lines: lines.flatMap((line, index) => {
      const item = shown[index];
      return line && item ? { ...line, hasPriceAlert: alertKeys.has(toWishlistKey(item)) } : [];
    }),
    gone: removedItems,
    count: items.length,
    inOtherFascias: missing.length - removedItems.length,
    more: items.length > count ? count + ITEMS_PER_PAGE : null,
  };
}

async function isSoldByOtherFascia(
  shop: PrivateShop,
  { productKey, colourSelected }: SavedItem,
): Promise<boolean> {
  const scope = scopeOf(shop);
  const lookup = ({ code }: { readonly code: string }) =>
    shop.ports.catalogue.findProduct({ ...scope, fascia: code }, { productKey });
  const results = await Promise.all(shop.otherFascias.map(lookup));
  return results.some(
    (item) =>
      item && 'product' in item && item.product.colours.some(({ key }) => key === colourSelected),
  );
}

async function loadLine(shop: PrivateShop, item: SavedItem): Promise<WishlistLine | null> {
  const result = await shop.ports.catalogue.findProduct(scopeOf(shop), {
    productKey: item.productKey,
  });
  return result && 'product' in result ? toLine(result.product, item, shop.currency) : null;
}

function toLine(product: Product, item: SavedItem, currency: CurrencyCode): WishlistLine | null {
  const colour = product.colours.find(({ key }) => key === item.colourSelected);
  const variants = product.variants.filter((variant) => variant.colour === item.colourSelected);
  const selected = variants.find(({ sku }) => sku === item.lineItemSku) ?? variants[0];
  if (!colour || !selected) return null;
  return {
    wishlistKey: formatWishlistKey(item),
    since: item.since,
    slug: product.slug,
    name: product.name,
    brand: product.brand,
    colour: colour.key,
    colourLabel: colour.label,
    picture: colour.pictures[0] ?? null,
    price: selected.price,
    wasPrice: selected.wasPrice ?? null,
    ...(selected.lowestPrice !== undefined && { lowestPrice: selected.lowestPrice }),
    ...findChange(item.seen, toWishlistSnapshot(product, item, currency)),
    hasPriceAlert: false,
    sizes: variants.map(toSize),
    page: findPage(product, item, selected),
    sku: item.sizeSelected || variants.length === 1 ? selected.sku : null,
  };
}

function findPage(
  { slug, isPremier, customisationGroupName }: Product,
  { sizeSelected }: SavedItem,
  { colour, size }: Variant,
): WishlistLine['page'] {
  if (isPremier) return { href: links.premier({ slug }), action: 'view' };
  if (customisationGroupName === undefined) return null;
  return {
    href: links.product({ slug, colour, size: sizeSelected ? size : undefined }),
    action: 'personalise',
  };
}

/** Wishlists use their own stock flag. */
function toSize({ size, sku, isOnStockWishlist }: Variant) {
  return { size, sku, isOnStock: isOnStockWishlist };
}

/** Name of an item in this fascia, for the message after its removal. */
export async function nameItem(
  shop: PrivateShop,
  item: WishlistItem | null,
): Promise<string | null> {
  return item ? ((await loadLine(shop, { ...item, seen: null, since: '' }))?.name ?? null) : null;
}
