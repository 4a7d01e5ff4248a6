/** Tests of emails about orders: texts, amounts and the link. */
import { describe, expect, test } from 'vitest';
import { messages as stepMessages } from '#features/checkout/steps/checkout-steps.messages.ts';
import { messages as guaranteeMessages } from '#features/legal-guarantee/legal-guarantee.messages.ts';
import { createMemoryMailer } from '#features/mailer/memory-mailer.fixtures.ts';
import { verifyBuyerToken } from '#features/review-writing/form/buyer-token.server.ts';
import { provideMessages } from '#i18n/find-messages.ts';
import { createMessageWriter } from '#i18n/message.ts';
import type { Fascia } from '#kit/define-fascia.ts';
import { signText } from '#kit/secrets.server.ts';
import { createTestShop } from '#test/create-test-shop.ts';
import { compileMessage } from '#tools/build/compile-message.ts';
import type { SalesOrder } from '../order.ts';
import { computeTotals } from '../totals/totals.ts';
import { composeOrderEmail, sendOrderEmail } from './order-email.server.ts';
import { messages } from './order-emails.messages.ts';

const english = new Map<string, string>(
  Object.entries({ ...stepMessages, ...guaranteeMessages, ...messages }),
);
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

test('the confirmation contains every amount, the address and the link of the order', () => {
  const { subject, text, html } = composeOrderEmail(shop, order, 'confirmation');
  expect(subject).toBe('Your order 7KQ2-MW4X-93BD at Aldermoor');
  for (const part of [
    ...['2 × Plain tee (Moss · M): £30.00', 'Voucher: −£3.00', 'Standard delivery: £3.99'],
    ...['Total: £30.99 (VAT: £5.17)', '12 Mill Lane, Bath, BA1 1AA'],
    'https://shop.example/order/7KQ2-MW4X-93BD?token=secret',
  ])
    expect(text).toContain(part);
  expect(html).not.toContain('<b>Byron');
});

test('the confirmation states the legal guarantee of the country of delivery', () => {
  const write = (country: string, kind: 'confirmation' | 'cancellation') =>
    composeOrderEmail(shop, { ...order, address: { ...order.address, country } }, kind);
  const { text, html } = write('GB', 'confirmation');
  for (const written of [text, html]) {
    expect(written).toContain('Your legal guarantee');
    expect(written).toContain('a full refund within 30 days of receiving it');
  }
  expect(write('IE', 'confirmation').text).toContain('at least two years from delivery');
  expect(write('GB', 'cancellation').text).not.toContain('legal guarantee');
});

test('the engraving, the day of arrival and a test order are stated; a free order mentions no payment', () => {
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
  const { text } = composeOrderEmail(shop, free, 'confirmation');
  expect(text).toContain('Plain tee (Moss · M, First line: For Ada)');
  expect(text).toContain('Arrives by Wednesday');
  expect(text).toContain('Standard delivery: Free');
  expect(text).toContain('This is a test order');
  expect(text).not.toContain('have received your payment');
});

test('the refund email states the refunded amount', () => {
  const { subject, text } = composeOrderEmail(shop, order, 'refund');
  expect(subject).toBe('Refund for your order 7KQ2-MW4X-93BD at Aldermoor');
  expect(text).toContain('We are refunding it to your original payment method.');
});

test('the email about a test order that is cancelled, or paid twice, mentions no refund', () => {
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
    expect(composeOrderEmail(shop, one, kind).text).toContain(words);
});

const listInvoices = async () => [];
const signer = {
  ...{ sign: (text: string) => signText('a secret', text), now: new Date('2026-11-27T10:00:00Z') },
};

test('an email is sent to the address of the order, and not once the order is deleted', async () => {
  const mailer = createMemoryMailer();
  const payload = { kind: 'confirmation', fascia: 'aldermoor', locale: 'en-GB' } as const;
  const job = { id: 'job', createdAt: new Date(), payload: { ...payload, number: order.number } };
  await sendOrderEmail(job, shop, {
    ...{ mailer, ...signer },
    orders: { findOrder: async () => null, listInvoices },
  });
  expect(await mailer.listStored()).toEqual([]);
  await sendOrderEmail(job, shop, {
    ...{ mailer, ...signer },
    orders: { findOrder: async () => order, listInvoices },
  });
  expect(await mailer.listStored()).toMatchObject([{ to: 'ada@example.com' }]);
});

describe('the email about a dispatch', () => {
  const sent = {
    ...{ reference: 'p-1', carrier: null, trackingNumber: null, trackingUrl: null },
    ...{ sentAt: '2026-11-27T10:00:00.000Z', lines: [{ position: 0, quantity: 1 }] },
  };
  const delivery = { ...order.delivery, to: '2026-12-20' };
  const second = order.lines.map((line) => ({
    ...line,
    item: { ...line.item, productKey: 'MUG', slug: 'mug', name: 'Mug' },
  }));
  const dispatched = {
    ...{ ...order, status: 'dispatched' as const, delivery, dispatches: [sent] },
    lines: [...order.lines, ...second],
  };
  const write = async (
    country: string,
    { noReviewLinksByEmail }: Pick<Fascia, 'noReviewLinksByEmail'> = {},
    ordered: { readonly locale?: string } = {},
  ) => {
    const mailer = createMemoryMailer();
    const about = { ...dispatched, ...ordered, address: { ...order.address, country } };
    const payload = { kind: 'dispatch', fascia: 'aldermoor', locale: 'en-GB' } as const;
    const job = { id: 'job', createdAt: signer.now };
    const fascia = {
      ...shop.fascia,
      ...(noReviewLinksByEmail === undefined ? {} : { noReviewLinksByEmail }),
    };
    await sendOrderEmail(
      { ...job, payload: { ...payload, number: order.number, dispatch: 'p-1' } },
      { ...shop, fascia },
      { mailer, ...signer, orders: { findOrder: async () => about, listInvoices } },
    );
    const [email] = await mailer.listStored();
    return email ?? { text: '', html: '' };
  };

  test('links to the review forms of dispatched products, and proves the purchase for two months', async () => {
    const { text, html } = await write('GB');
    const [, slug, token = ''] =
      /Review Plain tee once it has arrived:\nhttps:\/\/shop.example\/product\/(.+)\/write-review\?buyer=(\S+)/.exec(
        text,
      ) ?? [];
    expect(slug).toBe('tee');
    expect(html).toContain(`/product/tee/write-review?buyer=${token}"`);
    expect(text).not.toContain('Review Mug');
    const on = (day: string) => ({ sign: signer.sign, now: new Date(day) });
    expect(verifyBuyerToken(on('2027-02-18'), 'TEE', token)).toBe('id');
    expect(verifyBuyerToken(on('2027-02-19'), 'TEE', token)).toBeNull();
  });

  test('has no review links in AT and DE, where they count as advertising, nor where the fascia disables them', async () => {
    expect((await write('DE')).text).not.toContain('write-review');
    expect((await write('AT')).text).not.toContain('write-review');
    expect((await write('DE', { noReviewLinksByEmail: [] })).text).toContain('write-review');
    expect((await write('FR', { noReviewLinksByEmail: ['FR'] })).text).not.toContain(
      'write-review',
    );
    expect((await write('GB', { noReviewLinksByEmail: 'all' })).text).not.toContain('write-review');
    const german = { locale: 'de-DE' };
    expect((await write('GB', {}, german)).text).not.toContain('write-review');
    expect((await write('GB', { noReviewLinksByEmail: [] }, german)).text).toContain(
      'write-review',
    );
    expect((await write('GB', {}, { locale: 'ar' })).text).toContain('write-review');
  });
});
