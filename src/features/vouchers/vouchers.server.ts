/** Voucher of a basket: the code is stored in a cookie, its value is computed on each request. */
import type { Basket, BasketLine } from '#features/basket/basket.ts';
import { sumBasket } from '#features/basket/basket.ts';
import { countEvent } from '#kit/event-counts.server.ts';
import { createRateLimiter } from '#kit/limits/rate-limiter.server.ts';
import { Problem } from '#kit/problem.ts';
import type { PrivateShop } from '#request/shop.ts';
import { normaliseCode, type VoucherLine, type VoucherResult } from './vouchers.ts';

const COOKIE = 'voucher';
const SECONDS = 30 * 86_400;

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
 * @throws Problem 404 `voucher.unknown`; 429 `voucher.tooManyTries` after too many unknown codes.
 */
export async function keepVoucher(
  shop: PrivateShop,
  basket: Basket | null,
  value: unknown,
): Promise<void> {
  const { visitor, now } = shop;
  const retryAfter = guesses.secondsToWait(visitor.caller, now);
  if (retryAfter > 0) {
    countEvent('voucher_guesses_refused', shop.fascia.code);
    throw new Problem(429, 'voucher.tooManyTries', 'voucher: too many codes that nobody knows', {
      field: 'voucher',
      retryAfter,
    });
  }
  const code = normaliseCode(typeof value === 'string' ? value : '');
  // Counted before the result is known, else parallel guesses would all be let through.
  const takeBack = guesses.count(visitor.caller, now);
  const judged =
    /^[\w-]+$/.test(code) && basket ? validateVoucher(shop, basket, code) : Promise.resolve(null);
  const result = await judged.catch((error: unknown) => {
    takeBack();
    throw error;
  });
  if (!result || result.kind === 'unknown') throw unknownVoucher();
  takeBack();
  shop.writeCookie(COOKIE, code, SECONDS);
}

export function dropVoucher(shop: PrivateShop): void {
  shop.writeCookie(COOKIE, '', 0);
}

function validateVoucher(shop: PrivateShop, basket: Basket, code: string): Promise<VoucherResult> {
  const { ports, fascia, currency, now } = shop;
  return ports.vouchers.judge({
    fascia: fascia.code,
    currency,
    code,
    total: sumBasket(basket),
    lines: basket.lines.map(toVoucherLine),
    now,
  });
}

function toVoucherLine({ price, quantity, categorySlugs }: BasketLine): VoucherLine {
  return { price: price ?? 0, quantity, categorySlugs };
}

function unknownVoucher(): Problem {
  return new Problem(404, 'voucher.unknown', 'voucher: nobody knows this code', {
    field: 'voucher',
  });
}
