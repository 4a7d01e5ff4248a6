/** Voucher of a basket: the code is stored in a cookie, its value is computed on each request. */
import type { Basket, BasketLine } from '#features/basket/basket.ts';
import { sumBasket } from '#features/basket/basket.ts';
import { scopeOf } from '#features/catalogue/catalogue.server.ts';
import { createRateLimiter } from '#kit/limits/rate-limiter.server.ts';
import { countEvent } from '#kit/monitoring/event-counts.server.ts';
import { Problem } from '#kit/problem.ts';
import type { PrivateShop } from '#request/shop.ts';
import { normaliseCode, type Voucher, type VoucherLine, type VoucherResult } from './vouchers.ts';

const COOKIE = 'voucher';
const COOKIE_SECONDS = 30 * 86_400;

/** Attempts with unknown codes, counted per caller. */
const guesses = createRateLimiter({ attempts: 20, seconds: 600 });

export type BasketVoucher = VoucherResult & { readonly code: string };

/**
 * null without a code. A code that has become invalid is returned too, until the shopper removes
 * it.
 */
export async function loadVoucher(
  shop: PrivateShop,
  basket: Basket | null,
): Promise<BasketVoucher | null> {
  const code = normaliseCode(shop.readCookie(COOKIE) ?? '');
  if (code === '' || !basket || basket.lines.length === 0) return null;
  return { ...(await validateVoucher(shop, basket, code)), code };
}

/**
 * Stores the code in the cookie, also when the basket's total is still too low for it.
 * @throws Problem 404 `voucher.unknown`; 409 `voucher.used`; 429 `voucher.tooManyTries` after too
 * many unknown codes.
 */
export async function applyVoucher(
  shop: PrivateShop,
  basket: Basket | null,
  value: unknown,
): Promise<void> {
  const { visitor, now } = shop;
  const retryAfter = guesses.secondsToWait(visitor.ipHash, now);
  if (retryAfter > 0) {
    countEvent('voucher_guesses_refused', shop.fascia.code);
    throw new Problem(429, 'voucher.tooManyTries', 'voucher: too many unknown codes', {
      field: 'voucher',
      retryAfter,
    });
  }
  const code = normaliseCode(typeof value === 'string' ? value : '');
  // Counted before the result is known, else parallel guesses would all be let through.
  const undoCount = guesses.count(visitor.ipHash, now);
  const evaluation =
    /^[\w-]+$/.test(code) && basket ? validateVoucher(shop, basket, code) : Promise.resolve(null);
  const result = await evaluation.catch((error: unknown) => {
    undoCount();
    throw error;
  });
  if (!result || result.kind === 'unknown') throw unknownVoucher();
  undoCount();
  if (result.kind === 'used')
    throw new Problem(409, 'voucher.used', 'voucher: other orders have used it up', {
      field: 'voucher',
    });
  shop.writeCookie(COOKIE, code, COOKIE_SECONDS);
}

export function removeVoucher(shop: PrivateShop): void {
  shop.writeCookie(COOKIE, '', 0);
}

async function validateVoucher(
  shop: PrivateShop,
  basket: Basket,
  code: string,
): Promise<VoucherResult> {
  const { ports, fascia, currency, now } = shop;
  const evaluated = await ports.vouchers.evaluate({
    fascia: fascia.code,
    currency,
    code,
    total: sumBasket(basket),
    lines: basket.lines.map(toVoucherLine),
    now,
  });
  return evaluated.kind === 'valid' && (await isUsedUp(shop, evaluated.voucher))
    ? { kind: 'used' }
    : evaluated;
}

/** The order of this basket that waits for its payment does not count. */
async function isUsedUp(shop: PrivateShop, { code, maxUses }: Voucher): Promise<boolean> {
  if (maxUses === undefined) return false;
  const scope = { ...scopeOf(shop), token: shop.basketToken ?? '' };
  return (await shop.ports.orders.countVoucherUses(scope, code)) >= maxUses;
}

function toVoucherLine({ price, quantity, categorySlugs }: BasketLine): VoucherLine {
  return { price: price ?? 0, quantity, categorySlugs };
}

function unknownVoucher(): Problem {
  return new Problem(404, 'voucher.unknown', 'voucher: unknown code', {
    field: 'voucher',
  });
}
