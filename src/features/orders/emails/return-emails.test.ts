/** Tests of emails about returns and withdrawals: instructions, amounts, refused units, time. */
import { expect, test } from 'vitest';
import { provideMessages } from '#i18n/find-messages.ts';
import { createMessageWriter } from '#i18n/message.ts';
import { createTestShop } from '#test/create-test-shop.ts';
import { someAddress } from '#test/setups/order-setup.ts';
import { compileMessage } from '#tools/build/compile-message.ts';
import type { SalesOrder } from '../order.ts';
import type { OrderReturn } from '../returns/order-return.ts';
import { messages as returnMessages } from '../returns/returns.messages.ts';
import { computeTotals } from '../totals/totals.ts';
import { messages } from './order-emails.messages.ts';
import {
  composeDispatchEmail,
  composeReturnEmail,
  composeWithdrawalEmail,
} from './return-emails.server.ts';

const english = new Map<string, string>(Object.entries({ ...returnMessages, ...messages }));
const write = createMessageWriter('en-GB');
provideMessages(() => (id, values) => write(compileMessage(english.get(id) ?? id), values));

const shop = createTestShop({ origin: 'https://shop.example' });
const withAddress = { ...shop, fascia: { ...shop.fascia, returnsAddress: ['Unit 4', 'Leeds'] } };

const item = (name: string, customFields = {}) => ({
  ...{ productKey: name, slug: name, name, brand: 'Aldermoor', colour: 'moss' },
  ...{ colourLabel: 'Moss', size: 'M', customFields },
});

const announced: OrderReturn = {
  ...{ number: 'R-7KQ2-MW4X', kind: 'return', received: null, refund: 0, deliveryRefund: 0 },
  lines: [{ position: 0, quantity: 2, reason: 'tooSmall' }],
  ...{ requestedAt: '2026-12-04T10:24:00.000Z', receivedAt: null },
};
const arrived: OrderReturn = {
  ...{ ...announced, refund: 1_899, deliveryRefund: 399 },
  received: [
    { position: 0, quantity: 1, refusal: null },
    { position: 0, quantity: 1, refusal: 'opened' },
  ],
  receivedAt: '2026-12-08T10:00:00.000Z',
};

const worn: OrderReturn = {
  ...arrived,
  received: [{ position: 0, quantity: 1, refusal: 'worn', deductedPercent: 30 }],
};

const order: SalesOrder = {
  ...{ id: 'id', number: '7KQ2-MW4X-93BD', token: 'secret', fascia: 'aldermoor' },
  ...{ locale: 'en-GB', currency: 'GBP', status: 'paid', email: 'ada@example.com' },
  ...{ voucherCode: null, isTest: false, cancelReason: null, address: someAddress },
  ...{ placedAt: '2026-11-26T10:00:00.000Z', returns: [announced] },
  ...{ dispatches: [], deliveredAt: null },
  delivery: { service: 'standard', cost: 399, from: null, to: null },
  totals: computeTotals({
    ...{ lines: [{ unitPrice: 1_500, quantity: 2 }], voucherDiscount: 0, delivery: 399 },
    tax: { basisPoints: 2000, isExclusive: false },
  }),
  lines: [
    { sku: 'tee', quantity: 2, unitPrice: 1_500, item: item('Plain tee') },
    { sku: 'ring', quantity: 1, unitPrice: 4_000, item: item('Signet ring', { line1: 'Ada' }) },
  ],
};

test('the email about a requested return contains its units, its number and the address to send it to', () => {
  const { subject, text } = composeReturnEmail(withAddress, order, announced);
  expect(subject).toContain('Your return R-7KQ2-MW4X from order 7KQ2-MW4X-93BD');
  for (const words of ['2 × Plain tee (Moss · M)', 'write R-7KQ2-MW4X on', 'Unit 4, Leeds'])
    expect(text).toContain(words);
  expect(text).toContain('4 December 2026 at 10:24 GMT');
  expect(composeReturnEmail(shop, order, announced).text).toContain(
    'We will email you the address',
  );
});

test('the email about a dispatch contains its units and tracking, and states that the rest follows', () => {
  const sent = {
    ...{ reference: 'p-1', carrier: 'Royal Mail', trackingNumber: 'RM1' },
    ...{ trackingUrl: 'https://track.example/RM1', sentAt: '2026-11-27T10:00:00.000Z' },
    lines: [{ position: 0, quantity: 1 }],
  };
  const part = composeDispatchEmail(shop, { ...order, status: 'partlyDispatched' }, sent);
  expect(part.subject).toContain('7KQ2-MW4X-93BD at Aldermoor is on its way');
  for (const words of ['1 × Plain tee', 'Sent with Royal Mail.', 'Tracking number: RM1'])
    expect(part.text).toContain(words);
  for (const words of ['https://track.example/RM1', 'The remaining items will follow separately.'])
    expect(part.text).toContain(words);
  const whole = composeDispatchEmail(shop, { ...order, status: 'dispatched' }, sent);
  expect(whole.text).not.toContain('follow separately');
});

test('the received return contains its refund and its refused units', () => {
  const { text } = composeReturnEmail(shop, order, arrived);
  for (const words of [
    'We are refunding £18.99',
    '£3.99 for delivery',
    'because the seal was broken',
  ])
    expect(text).toContain(words);
  const test = composeReturnEmail(shop, { ...order, isTest: true }, arrived);
  expect(test.text).toContain('For a real order, we would refund');
  const none = composeReturnEmail(shop, order, { ...arrived, refund: 0, deliveryRefund: 0 });
  expect(none.text).toContain('There is nothing to refund.');
});

test('the receipt of a withdrawal contains the statement, its time and the excluded lines', () => {
  const withdrawal = {
    ...{ id: 'id', fascia: 'aldermoor', locale: 'en-GB', name: 'Ada <b>Byron</b>' },
    ...{ number: '7KQ2-MW4X-93BD', email: 'ada@example.com', returnNumber: 'R-7KQ2-MW4X' },
    declaredAt: '2026-12-04T10:24:00.000Z',
    outcome: 'return',
  } as const;
  const { text, html } = composeWithdrawalEmail(withAddress, withdrawal, order);
  for (const words of ['4 December 2026 at 10:24 GMT', 'withdraws from the contract for order'])
    expect(text).toContain(words);
  for (const words of ['2 × Plain tee', 'made for you: Signet ring', 'Unit 4, Leeds', '14 days'])
    expect(text).toContain(words);
  expect(text).toContain('https://shop.example/order/7KQ2-MW4X-93BD?token=secret');
  expect(html).not.toContain('<b>Byron');
  const other = { ...withdrawal, outcome: 'unmatched', returnNumber: null } as const;
  const unmatched = composeWithdrawalEmail(shop, other, null).text;
  expect(unmatched).toContain('A member of our team will check it');
  expect(unmatched).not.toContain('token=');
});

test('a deduction for signs of use is stated in percent', () => {
  const { text } = composeReturnEmail(shop, order, worn);
  expect(text).toContain('1 × Plain tee');
  expect(text).toContain('refunded less 30%, because it shows signs of use');
});
