/** What we ask of whoever gives vouchers out and knows what they are worth. */
import type { CurrencyCode } from '#kit/money.ts';
import type { VoucherAnswer } from './vouchers.ts';

export type VoucherQuestion = {
  readonly fascia: string;
  readonly currency: CurrencyCode;
  /** As `normaliseCode` gives it. */
  readonly code: string;
  /** Minor units, before any voucher. */
  readonly total: number;
  readonly now: Date;
};

export interface Vouchers {
  /** Asked again whenever the basket is shown: what a voucher is worth changes with the basket. */
  judge(question: VoucherQuestion): Promise<VoucherAnswer>;
}

declare module '#kit/shop.ts' {
  interface Ports {
    vouchers: Vouchers;
  }
}
