/** The voucher of a basket: its code waits in a cookie, its worth is asked for anew each time. */
import type { Basket } from '#features/basket/basket.ts';
import { sumBasket } from '#features/basket/basket.ts';
import { Problem } from '#kit/problem.ts';
import type { PrivateShop } from '#kit/shop.ts';
import { normaliseCode, type VoucherAnswer } from './vouchers.ts';

const COOKIE = 'voucher';
const SECONDS = 30 * 86_400;

export type BasketVoucher = VoucherAnswer & { readonly code: string };

/** null without a code. One that is no longer known is shown as such, until it is taken out. */
export async function loadVoucher(shop: PrivateShop, basket: Basket | null): Promise<BasketVoucher | null> {
  const code = normaliseCode(shop.readCookie(COOKIE) ?? '');
  if (code === '' || !basket || basket.lines.length === 0) return null;
  return { ...(await judge(shop, basket, code)), code };
}

/** One that only needs more in the basket is kept. @throws Problem 404 `voucher.unknown`. */
export async function keepVoucher(shop: PrivateShop, basket: Basket | null, value: unknown): Promise<void> {
  const code = normaliseCode(typeof value === 'string' ? value : '');
  if (!/^[\w-]+$/.test(code) || !basket) throw unknownVoucher();
  const answer = await judge(shop, basket, code);
  if (answer.kind === 'unknown') throw unknownVoucher();
  shop.writeCookie(COOKIE, code, SECONDS);
}

export function dropVoucher(shop: PrivateShop): void {
  shop.writeCookie(COOKIE, '', 0);
}

function judge(shop: PrivateShop, basket: Basket, code: string): Promise<VoucherAnswer> {
  const { ports, fascia, currency, now } = shop;
  return ports.vouchers.judge({ fascia: fascia.code, currency, code, total: sumBasket(basket), now });
}

function unknownVoucher(): Problem {
  return new Problem(404, 'voucher.unknown', 'voucher: nobody knows this code', { field: 'voucher' });
}
