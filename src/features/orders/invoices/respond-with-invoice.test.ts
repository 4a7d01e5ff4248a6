/** Tests of the link of an invoice: responses, and the seller in the document. */
import { expect, test } from 'vitest';
import { createTestShop } from '#test/create-test-shop.ts';
import { someAddress } from '#test/setups/order-setup.ts';
import type { SalesOrder } from '../order.ts';
import { computeTotals } from '../totals/totals.ts';
import type { Invoice } from './invoice.ts';
import { extractPdfText } from './pdf/extract-pdf-text.fixtures.ts';
import { respondWithInvoice } from './respond-with-invoice.server.ts';

const lines = [{ unitPrice: 1_000, quantity: 3 }];
const item = {
  ...{ productKey: 'coat', slug: 'coat', name: 'Wool coat', brand: 'Aldermoor', colour: 'moss' },
  ...{ colourLabel: 'Moss', size: 'M', customFields: {} },
};
const order: SalesOrder = {
  ...{ id: 'id', number: '7KQ2-MW4X-93BD', token: 'secret', fascia: 'aldermoor' },
  ...{ locale: 'en-GB', currency: 'GBP', status: 'paid', email: 'ada@example.com' },
  ...{ voucherCode: null, isTest: false, cancelReason: null, address: someAddress },
  ...{ placedAt: '2026-11-26T10:00:00.000Z', returns: [], dispatches: [], deliveredAt: null },
  delivery: { service: 'standard', cost: 0, from: null, to: null },
  totals: computeTotals({
    ...{ lines, voucherDiscount: 0, delivery: 0 },
    tax: { basisPoints: 2_000, isExclusive: false },
  }),
  lines: [{ sku: 'coat', quantity: 3, unitPrice: 1_000, item }],
  invoiceDetails: { seller: { name: 'Former Ltd', address: [] }, basisPoints: 2_000 },
};
const document = (sequence: number, kind: Invoice['kind'], amount: number): Invoice => ({
  ...{ number: `ALDERMOOR-GB-00000${sequence}`, kind, amount },
  ...{ returnNumber: null, issuedAt: '2026-11-26T10:00:05.000Z' },
});

function createShop(stored: SalesOrder | null = order) {
  return createTestShop({
    fascia: { seller: { name: 'Present Ltd', address: [] } },
    ports: {
      orders: {
        findOrderByLink: async (_fascia, _number, token) => (token === 'secret' ? stored : null),
        listInvoices: async () => [
          document(1, 'invoice', 3_000),
          document(2, 'creditNote', 1_000),
          document(3, 'creditNote', 1_000),
        ],
      },
    },
  });
}

const link = { number: order.number, token: 'secret', invoice: 'ALDERMOOR-GB-000001' };
const readPdf = async (response: Response) =>
  extractPdfText(new Uint8Array(await response.arrayBuffer()));

test('a document contains the seller and the tax rate at the time of the order', async () => {
  const texts = await readPdf(await respondWithInvoice(createShop(), link));
  expect(texts).toContain('Former Ltd');
  const old = { ...order, invoiceDetails: null };
  expect(await readPdf(await respondWithInvoice(createShop(old), link))).toContain('Present Ltd');
});

test('a credit note contains the tax that remains after earlier credit notes', async () => {
  const readTax = async (sequence: number) => {
    const invoice = `ALDERMOOR-GB-00000${sequence}`;
    const texts = await readPdf(await respondWithInvoice(createShop(), { ...link, invoice }));
    return texts.filter((text) => /^£1\.6\d$/.test(text));
  };
  expect([await readTax(2), await readTax(3)]).toEqual([['£1.67'], ['£1.66']]);
});

test('documents of one order, and those of one caller, are limited for ten minutes', async () => {
  const now = new Date('2026-11-26T12:00:00Z');
  const requestInvoice = (ipHash: string, id: string, time = now) => {
    const shop = createShop({ ...order, id });
    return respondWithInvoice({ ...shop, now: time, visitor: { ...shop.visitor, ipHash } }, link);
  };
  const requestMany = async (
    count: number,
    callerAndOrder: (n: number) => readonly [string, string],
  ) => {
    for (let n = 0; n < count; n += 1) await requestInvoice(...callerAndOrder(n));
  };
  const tooMany = { status: 429, code: 'invoice.tooMany' };
  await requestMany(30, (n) => [`caller-${n}`, 'one order']);
  await expect(requestInvoice('ada', 'one order')).rejects.toMatchObject(tooMany);
  await requestMany(60, (n) => ['office', `order-${n}`]);
  await expect(requestInvoice('office', 'another order')).rejects.toMatchObject(tooMany);
  const later = new Date(now.getTime() + 601_000);
  expect((await requestInvoice('office', 'one order', later)).status).toBe(200);
});

test.each([
  ['with a wrong token', { token: 'wrong' }],
  ['of an unknown document', { invoice: 'ALDERMOOR-GB-000009' }],
])('a link %s redirects to the page of the order, and is not cached', async (_, changes) => {
  const wrongLink = { ...link, ...changes };
  const response = await respondWithInvoice(createShop(), wrongLink);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(`/order/${order.number}?token=${wrongLink.token}`);
  expect(response.headers.get('cache-control')).toContain('no-store');
});
