/** Vouchers of a list of offers, for tests. */
import type { Vouchers } from './vouchers.port.ts';
import { evaluateVoucher, type VoucherOffer } from './vouchers.ts';

export function createMemoryVouchers(offers: readonly VoucherOffer[] = []): Vouchers {
  return {
    evaluate: async (question) =>
      evaluateVoucher(
        offers.find(({ code }) => code === question.code),
        question,
      ),
  };
}
