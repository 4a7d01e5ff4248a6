/** Handlers of the wishlist page's forms, and of wishlist buttons without JavaScript. */
import { data, redirect } from 'react-router';
import { addIdempotently } from '#features/basket/basket.server.ts';
import type { AddItem } from '#features/basket/basket.ts';
import {
  parseAddItems,
  parseIdempotencyKey,
} from '#features/basket/requests/basket-request.server.ts';
import { requestPriceAlert, stopPriceAlert } from '#features/price-alerts/price-alerts.server.ts';
import {
  addToWishlist,
  parseItem,
  parseShownCount,
  removeFromWishlist,
} from '#features/wishlist/wishlist.server.ts';
import {
  formatWishlistKey,
  parseWishlistKey,
  toWishlistItemId,
  type WishlistItem,
} from '#features/wishlist/wishlist.ts';
import { isProblem, Problem } from '#kit/problem.ts';
import { links } from '#links';
import { readRequestBody } from '#request/read-request-body.server.ts';
import type { PrivateShop } from '#request/shop.ts';

/** The data of an error has `error` (code), `errorSource` (form type) and `field`. */
export async function changeWishlist(shop: PrivateShop, request: Request) {
  const fields = await readRequestBody(request);
  const formType = typeof fields.formType === 'string' ? fields.formType : 'addToWishlist';
  try {
    const item = parseKeyOrItem(fields);
    if (formType === 'startPriceAlert' || formType === 'stopPriceAlert')
      return await changePriceAlert(shop, item, formType === 'startPriceAlert', request);
    return await runForm(shop, formType, item, fields);
  } catch (error) {
    if (!isProblem(error)) throw error;
    if (error.status === 401) return redirect(links.login({ redirect: links.wishlist() }), 303);
    const wishlistKey = typeof fields.wishlistKey === 'string' ? fields.wishlistKey : null;
    return data(
      {
        ...{ error: error.code, errorSource: formType, wishlistKey },
        field: error.details.field ?? null,
      },
      { status: error.status },
    );
  }
}

async function runForm(
  shop: PrivateShop,
  formType: string,
  item: WishlistItem,
  fields: Record<string, unknown>,
): Promise<Response> {
  const wishlistKey = formatWishlistKey(item);
  if (formType === 'removeFromWishlist') {
    await removeFromWishlist(shop, item);
    return redirect(links.wishlist({ removed: wishlistKey }), 303);
  }
  if (formType === 'moveToBasket') {
    if (shop.customer === null)
      throw new Problem(401, 'account.signInFirst', 'Sign in to see your wishlist');
    if (fields.sku === undefined || fields.sku === '')
      throw new Problem(400, 'wishlist.sizeMissing', 'sku: choose a size', { field: 'sku' });
    await moveToBasket(shop, parseAddItems([{ sku: fields.sku, quantity: 1 }]), fields.since);
    await removeFromWishlist(shop, item);
    return redirect(links.wishlist({ moved: wishlistKey }), 303);
  }
  await addToWishlist(shop, item);
  return redirect(links.wishlist(), 303);
}

/** Leads back to the item, with as many items shown as before. */
async function changePriceAlert(
  shop: PrivateShop,
  item: WishlistItem,
  isStart: boolean,
  { url }: Request,
): Promise<Response> {
  if (shop.customer === null)
    throw new Problem(401, 'account.signInFirst', 'Sign in to see your wishlist');
  if (isStart) await requestPriceAlert(shop, shop.customer, item);
  else await stopPriceAlert(shop, shop.customer, item);
  const show = parseShownCount(new URL(url));
  const page = links.wishlist({ show, alert: isStart ? 'on' : 'off' });
  return redirect(`${page}#${toWishlistItemId(formatWishlistKey(item))}`, 303);
}

/** Idempotent per item and size, for as long as the item is on the wishlist. */
async function moveToBasket(
  shop: PrivateShop,
  items: readonly AddItem[],
  since: unknown,
): Promise<void> {
  const key = parseIdempotencyKey(since);
  await addIdempotently(shop, items, key && `move-${key}-${items[0]?.sku}`);
}

/** Reads a wishlist button's value, or JSON in `data`. */
function parseKeyOrItem({ wishlistKey, data: json }: Record<string, unknown>): WishlistItem {
  const item = parseWishlistKey(wishlistKey);
  if (item) return item;
  try {
    return parseItem(typeof json === 'string' ? JSON.parse(json) : json);
  } catch (error) {
    if (isProblem(error)) throw error;
    throw new Problem(400, 'pdp.wishlist.errorAdding', 'data: this is not JSON', { field: 'data' });
  }
}
