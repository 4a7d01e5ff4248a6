/** Vouchers of a list of offers, for tests. */
import type { Vouchers } from './vouchers.port.ts';
import { judgeVoucher, type VoucherOffer } from './vouchers.ts';

export function createMemoryVouchers(offers: readonly VoucherOffer[] = []): Vouchers {
  return {
    judge: async (question) =>
      judgeVoucher(
        offers.find(({ code }) => code === question.code),
        question,
      ),
  };
}
