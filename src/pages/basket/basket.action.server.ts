/** Handlers of the basket page's forms, by their `intent`. */
import { data, redirect } from 'react-router';
import {
  addIdempotently,
  addToBasket,
  loadBasket,
  setLineQuantity,
} from '#features/basket/basket.server.ts';
import type { BasketLine } from '#features/basket/basket.ts';
import { writeBasketCookie } from '#features/basket/basket-cookie.ts';
import {
  type ChangeRequest,
  parseAddItems,
  parseChange,
} from '#features/basket/requests/basket-request.server.ts';
import {
  parseFlashMessage,
  serialiseFlashMessage,
} from '#features/basket/requests/flash-message.server.ts';
import { applyVoucher, removeVoucher } from '#features/vouchers/vouchers.server.ts';
import { MAX_VOUCHER_CODE } from '#features/vouchers/vouchers.ts';
import { savePendingLine } from '#features/wishlist/pending-item.server.ts';
import { addToWishlist, parseItem } from '#features/wishlist/wishlist.server.ts';
import { createFieldProblem, isProblem, Problem } from '#kit/problem.ts';
import { links } from '#links';
import { readRequestBody } from '#request/read-request-body.server.ts';
import type { PrivateShop } from '#request/shop.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Redirects with 303, so that a reload repeats nothing; returns an error for the page to render.
 */
export async function handleBasketForm(shop: PrivateShop, request: Request) {
  const fields = await readRequestBody(request);
  try {
    return redirect(await runIntent(shop, fields), 303);
  } catch (error) {
    if (!isProblem(error)) throw error;
    if (error.status === 401) return redirect(links.login({ redirect: links.basket() }), 303);
    const lineId = typeof fields.lineId === 'string' ? fields.lineId : null;
    const { retryAfter } = error.details;
    const headers: Record<string, string> =
      retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
    const voucher =
      typeof fields.voucher === 'string' ? fields.voucher.slice(0, MAX_VOUCHER_CODE) : '';
    return data(
      { errorCode: error.code, available: error.details.available ?? null, lineId, voucher },
      { status: error.status, headers: headers },
    );
  }
}

/** Returns the redirect target. */
async function runIntent(shop: PrivateShop, fields: Fields): Promise<string> {
  if (fields.intent === 'add') return await addItem(shop, fields.sku);
  if (fields.intent === 'undo') return await restoreLine(shop, fields.flash);
  if (fields.intent === 'save')
    return await saveForLater(shop, parseChange({ ...fields, quantity: 0 }));
  if (fields.intent === 'voucher') {
    await applyVoucher(shop, await loadBasket(shop), fields.voucher);
    return links.basket();
  }
  if (fields.intent === 'dropVoucher') {
    removeVoucher(shop);
    return links.basket();
  }
  const change = parseChange({ ...fields });
  if (change.quantity > 0) {
    await setLineQuantity(shop, change);
    return links.basket();
  }
  const line = await findLine(shop, change);
  if (line === null) return links.basket();
  await removeLine(shop, change);
  return links.basket({ flash: serialiseFlashMessage(shop, 'removed', line) });
}

/** Handles a button of a content page that was clicked before hydration. */
async function addItem(shop: PrivateShop, sku: unknown): Promise<string> {
  const { token } = await addToBasket(shop, parseAddItems([{ sku, quantity: 1 }]));
  writeBasketCookie(shop, token);
  return links.basket();
}

async function restoreLine(shop: PrivateShop, value: unknown): Promise<string> {
  const flash = parseFlashMessage(shop, value);
  if (!flash) throw createFieldProblem('flash', 'what this shop has written');
  const { token } = await addIdempotently(shop, [flash.item], `undo-${flash.lineId}`);
  writeBasketCookie(shop, token);
  return links.basket();
}

/** Saves to the wishlist first, so that the line is not lost when the basket has changed. */
async function saveForLater(shop: PrivateShop, change: ChangeRequest): Promise<string> {
  const line = await findLine(shop, change);
  if (line === null) return links.basket();
  const { productKey, colour, sku } = line;
  if (shop.customer === null) savePendingLine(shop, line.id);
  await addToWishlist(
    shop,
    parseItem({ productKey, colourSelected: colour, lineItemSku: sku, sizeSelected: true }),
  );
  await removeLine(shop, change);
  return links.basket({ flash: serialiseFlashMessage(shop, 'saved', line) });
}

/** Ignores a line that is already gone: the same form may have been sent twice. */
async function removeLine(shop: PrivateShop, change: ChangeRequest): Promise<void> {
  try {
    await setLineQuantity(shop, change);
  } catch (error) {
    if (!isProblem(error) || (await findLine(shop, change)) !== null) throw error;
  }
}

/**
 * null for a line that is already gone.
 * @throws Problem 409 as `setLineQuantity`.
 */
async function findLine(
  shop: PrivateShop,
  { lineId, version }: ChangeRequest,
): Promise<BasketLine | null> {
  const basket = await loadBasket(shop);
  const line = basket?.lines.find(({ id }) => id === lineId);
  if (!basket || !line) return null;
  if (basket.version !== version)
    throw new Problem(409, 'basket.stale', 'The basket has changed in the meantime', {
      field: 'version',
    });
  return line;
}
