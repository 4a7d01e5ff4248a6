/** Vouchers from a fascia's configuration. */
import { z } from 'zod';
import type { Vouchers } from '#features/vouchers/vouchers.port.ts';
import { evaluateVoucher, normaliseCode, type VoucherOffer } from '#features/vouchers/vouchers.ts';
import { defineProvider } from '#kit/define-provider.ts';

const amount = z.number().int().min(0);
const perCurrency = z.partialRecord(z.enum(['GBP', 'EUR', 'AED', 'USD']), amount);

const configSchema = z.object({
  offers: z
    .array(
      z
        .object({
          code: z
            .string()
            .refine(
              (code) => code !== '' && code === normaliseCode(code),
              'capitals and digits, without blanks',
            ),
          categorySlug: z.string().min(1).optional(),
          percentOff: z.number().min(0).max(100).optional(),
          amountOff: perCurrency.optional(),
          from: perCurrency.optional(),
          until: z.iso.datetime().optional(),
          maxUses: z.number().int().min(1).optional(),
        })
        .refine(
          ({ percentOff, amountOff }) => (percentOff === undefined) !== (amountOff === undefined),
          'either percentOff or amountOff',
        ),
    )
    .default([]),
});

export function createVouchers(offers: readonly VoucherOffer[]): Vouchers {
  const byCode = new Map(offers.map((offer) => [offer.code, offer]));
  return { evaluate: async (question) => evaluateVoucher(byCode.get(question.code), question) };
}

export const provider = defineProvider({
  port: 'vouchers',
  name: 'embedded',
  create: (_, config) => createVouchers(configSchema.parse(config).offers),
});
