/** What we ask of whoever gives vouchers out and knows what they are worth. */
import type { VoucherAnswer, VoucherQuestion } from './vouchers.ts';

export interface Vouchers {
  /** Asked again whenever the basket is shown: what a voucher is worth changes with the basket. */
  judge(question: VoucherQuestion): Promise<VoucherAnswer>;
}

declare module '#request/shop.ts' {
  interface Ports {
    vouchers: Vouchers;
  }
}
