/** Emails about orders: words, amounts and the link. */
import { expect, test } from 'vitest';
import { messages as stepMessages } from '#features/checkout/steps/checkout-steps.messages.ts';
import { createMemoryMailer } from '#features/mailer/memory-mailer.fixtures.ts';
import { provideMessages } from '#i18n/find-messages.ts';
import { createMessageWriter } from '#i18n/message.ts';
import { createTestShop } from '#test/create-test-shop.ts';
import { compileMessage } from '#tools/build/compile-message.ts';
import type { SalesOrder } from '../order.ts';
import { computeTotals } from '../totals/totals.ts';
import { sendOrderEmail, writeOrderEmail } from './order-email.server.ts';
import { messages } from './order-emails.messages.ts';

const english = new Map<string, string>(Object.entries({ ...stepMessages, ...messages }));
const write = createMessageWriter('en-GB');
provideMessages(() => (id, values) => write(compileMessage(english.get(id) ?? id), values));

const shop = createTestShop({ origin: 'https://shop.example' });
const lines = [{ unitPrice: 1_500, quantity: 2 }];
const order: SalesOrder = {
  ...{ id: 'id', number: '7KQ2-MW4X-93BD', token: 'secret', fascia: 'aldermoor' },
  ...{ locale: 'en-GB', currency: 'GBP', status: 'paid', email: 'ada@example.com' },
  ...{
    voucherCode: 'TENTH',
    isTest: false,
    cancelReason: null,
    returns: [],
    dispatches: [],
    deliveredAt: null,
    placedAt: '2026-11-26T10:00:00.000Z',
  },
  address: {
    ...{ name: 'Ada <b>Byron</b>', line1: '12 Mill Lane', line2: '', town: 'Bath' },
    ...{ postcode: 'BA1 1AA', region: '', country: 'GB' },
  },
  delivery: { service: 'standard', cost: 399, from: null, to: null },
  totals: computeTotals({
    ...{ lines, voucherDiscount: 300, delivery: 399 },
    tax: { basisPoints: 2000, isExclusive: false },
  }),
  lines: [
    {
      ...{ sku: 'tee', quantity: 2, unitPrice: 1_500 },
      item: {
        ...{ productKey: 'TEE', slug: 'tee', name: 'Plain tee', brand: 'Aldermoor' },
        ...{ colour: 'moss', colourLabel: 'Moss', size: 'M', customFields: {} },
      },
    },
  ],
};

test('the confirmation has every amount, the address and the link of the order', () => {
  const { subject, text, html } = writeOrderEmail(shop, order, 'confirmation');
  expect(subject).toBe('Your order 7KQ2-MW4X-93BD at Aldermoor');
  for (const part of [
    ...['2 × Plain tee (Moss · M): £30.00', 'Voucher: −£3.00', 'Standard delivery: £3.99'],
    ...['Total: £30.99 (VAT: £5.17)', '12 Mill Lane, Bath, BA1 1AA'],
    'https://shop.example/order/7KQ2-MW4X-93BD?token=secret',
  ])
    expect(text).toContain(part);
  expect(html).not.toContain('<b>Byron');
});

test('engraving, day of arrival and a test are named; an order that costs nothing tells of no payment', () => {
  const [line] = order.lines;
  if (!line) throw new Error('There is no line.');
  const item = {
    ...line.item,
    customFields: { line1: 'For Ada' },
    fieldLabels: { line1: 'First line' },
  };
  const delivery = { ...order.delivery, to: '2026-12-02', cost: 0 };
  const totals = { ...order.totals, total: 0, delivery: 0 };
  const free = { ...order, isTest: true, delivery, totals, lines: [{ ...line, item }] };
  const { text } = writeOrderEmail(shop, free, 'confirmation');
  expect(text).toContain('Plain tee (Moss · M, First line: For Ada)');
  expect(text).toContain('Arrives by Wednesday');
  expect(text).toContain('Standard delivery: Free');
  expect(text).toContain('This is a test order');
  expect(text).not.toContain('have received your payment');
});

test('a refund says that the money goes back', () => {
  const { subject, text } = writeOrderEmail(shop, order, 'refund');
  expect(subject).toBe('Refund for your order 7KQ2-MW4X-93BD at Aldermoor');
  expect(text).toContain('We are refunding it to your original payment method.');
});

test('a test order that is cancelled, or paid twice, tells of no money', () => {
  const free = { ...order, totals: { ...order.totals, total: 0 } };
  for (const [kind, one, words] of [
    ['cancellation', order, 'We are refunding £30.99 to your original payment method.'],
    ['cancellation', free, 'There was nothing to pay'],
    [
      'cancellation',
      { ...order, isTest: true },
      'No payment was taken, so there is nothing to refund.',
    ],
    ['refund', { ...order, isTest: true }, 'No payment was taken, so there is nothing to refund.'],
  ] as const)
    expect(writeOrderEmail(shop, one, kind).text).toContain(words);
});

const listInvoices = async () => [];

test('it goes to the address of the order, and not at all once the order is deleted', async () => {
  const mailer = createMemoryMailer();
  const payload = { kind: 'confirmation', fascia: 'aldermoor', locale: 'en-GB' } as const;
  const job = { id: 'job', createdAt: new Date(), payload: { ...payload, number: order.number } };
  await sendOrderEmail(job, shop, {
    mailer,
    orders: { findOrder: async () => null, listInvoices },
  });
  expect(await mailer.listStored()).toEqual([]);
  await sendOrderEmail(job, shop, {
    mailer,
    orders: { findOrder: async () => order, listInvoices },
  });
  expect(await mailer.listStored()).toMatchObject([{ to: 'ada@example.com' }]);
});
