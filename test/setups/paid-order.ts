/** A paid order of two plain tees, for tests. */
import type { SalesOrder } from '#features/orders/order.ts';
import { computeTotals } from '#features/orders/totals/totals.ts';

const unitPrice = 1_500;
const quantity = 2;

export const paidOrder: SalesOrder = {
  ...{ id: 'id', number: '7KQ2-MW4X-93BD', token: 'secret', fascia: 'aldermoor' },
  ...{ locale: 'en-GB', currency: 'GBP', status: 'paid', email: 'ada@example.com' },
  ...{ voucherCode: null, isTest: false, cancelReason: null },
  ...{ placedAt: '2026-11-26T10:00:00.000Z', returns: [], dispatches: [], deliveredAt: null },
  address: {
    ...{ name: 'Ada Byron', line1: '12 Mill Lane', line2: '', town: 'Bath' },
    ...{ postcode: 'BA1 1AA', region: '', country: 'GB' },
  },
  delivery: { service: 'standard', cost: 399, from: null, to: null },
  totals: computeTotals({
    ...{ lines: [{ unitPrice, quantity }], voucherDiscount: 0, delivery: 399 },
    tax: { basisPoints: 2_000, isExclusive: false },
  }),
  lines: [
    {
      ...{ sku: 'tee', quantity, unitPrice },
      item: {
        ...{ productKey: 'TEE', slug: 'tee', name: 'Plain tee', brand: 'Aldermoor' },
        ...{ colour: 'moss', colourLabel: 'Moss', size: 'M', customFields: {} },
      },
    },
  ],
};
