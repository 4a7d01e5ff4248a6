/** Port: voucher codes and their value. */
import type { VoucherRequest, VoucherResult } from './vouchers.ts';

export interface Vouchers {
  /**
   * Checks a code against a basket. Called for each request, as the value depends on the basket.
   * It stores nothing: how often orders have used a code is counted by `Orders.countVoucherUses`.
   *
   * `valid` has the `discount` in minor units, never more than the price of the lines that it
   * applies to; `belowMinimum` has the amount that is missing from the minimum total;
   * `notApplicable` is a voucher of a category that no line belongs to; `unknown` is a code that
   * does not exist, has expired or has no value in the currency. A refused code is a result, not
   * an error.
   *
   * ```ts
   * const lines = [{ price: 2000, quantity: 2, categorySlugs: ['womens'] }];
   * const basket = { fascia, currency: 'GBP', total: 4000, lines, now };
   * const answer = await vouchers.evaluate({ ...basket, code: normaliseCode('tenth') });
   * if (answer.kind === 'valid') pay(4000 - answer.voucher.discount);
   * ```
   */
  evaluate(request: VoucherRequest): Promise<VoucherResult>;
}

declare module '#request/shop.ts' {
  interface Ports {
    vouchers: Vouchers;
  }
}
