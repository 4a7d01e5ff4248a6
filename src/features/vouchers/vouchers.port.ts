/** Port: voucher codes and their value. */
import type { VoucherRequest, VoucherResult } from './vouchers.ts';

export interface Vouchers {
  /**
   * Checks a code against a basket. Called for each request, as the value depends on the
   * basket.
   *
   * ```ts
   * const basket = { fascia, currency: 'GBP', total, lines, now };
   * const answer = await vouchers.evaluate({ ...basket, code: 'TENTH' });
   * if (answer.kind === 'good') pay(total - answer.voucher.off);
   * ```
   */
  evaluate(request: VoucherRequest): Promise<VoucherResult>;
}

declare module '#request/shop.ts' {
  interface Ports {
    vouchers: Vouchers;
  }
}
