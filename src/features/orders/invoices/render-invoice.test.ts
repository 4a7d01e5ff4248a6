/** Tests of the text in the PDFs of invoices and credit notes. */
import { expect, test } from 'vitest';
import { provideMessages } from '#i18n/find-messages.ts';
import { createMessageWriter } from '#i18n/message.ts';
import { someAddress } from '#test/setups/order-setup.ts';
import { compileMessage } from '#tools/build/compile-message.ts';
import type { SalesOrder } from '../order.ts';
import { computeTotals } from '../totals/totals.ts';
import { messages } from './invoice.messages.ts';
import { computeCreditTax, findSeries, formatInvoiceNumber, INVOICE_NUMBER } from './invoice.ts';
import {
  extractPdfActualTexts,
  extractPdfPages,
  extractPdfText,
  extractPositionedPdfTexts,
} from './pdf/extract-pdf-text.fixtures.ts';
import { measureText } from './pdf/measure-text.server.ts';
import { PAGE } from './pdf/render-pdf.server.ts';
import { composeInvoice, type InvoiceRequest, renderInvoice } from './render-invoice.server.ts';

const english = new Map<string, string>(Object.entries(messages));
const arabic = new Map([
  ['invoice.invoice', 'فاتورة'],
  ['invoice.number', 'الرقم: {number}'],
  ['invoice.total', 'الإجمالي'],
]);
provideMessages((tag) => {
  const write = createMessageWriter('en-GB');
  const findMessage = (id: string) =>
    (tag === 'ar' ? arabic.get(id) : undefined) ?? english.get(id);
  return (id, values) => write(compileMessage(findMessage(id) ?? id), values);
});

const item = (name: string) => ({
  ...{ productKey: name, slug: name, name, brand: 'Aldermoor', colour: 'moss' },
  ...{ colourLabel: 'Moss', size: 'M', customFields: {} },
});
const lines = [{ unitPrice: 1_500, quantity: 2 }];
const order: SalesOrder = {
  ...{ id: 'id', number: '7KQ2-MW4X-93BD', token: 'secret', fascia: 'aldermoor' },
  ...{ locale: 'en-GB', currency: 'GBP', status: 'paid', email: 'ada@example.com' },
  ...{ voucherCode: null, isTest: false, cancelReason: null, address: someAddress },
  ...{ placedAt: '2026-11-26T10:00:00.000Z', returns: [], dispatches: [], deliveredAt: null },
  delivery: { service: 'standard', cost: 399, from: null, to: null },
  totals: computeTotals({
    ...{ lines, voucherDiscount: 500, delivery: 399 },
    tax: { basisPoints: 2000, isExclusive: false },
  }),
  lines: [{ sku: 'coat', quantity: 2, unitPrice: 1_500, item: item('Wool coat') }],
};
const request: InvoiceRequest = {
  ...{ order, correctedNumber: null, creditedBefore: 0, fascia: {}, direction: 'ltr' },
  invoice: {
    ...{ number: 'ALDERMOOR-GB-000042', kind: 'invoice', amount: order.totals.total },
    ...{ returnNumber: null, issuedAt: '2026-11-26T10:00:05.000Z' },
  },
  details: {
    seller: { name: 'Aldermoor Ltd', address: ['1 High Street', 'Leeds'], vatId: 'GB123' },
    basisPoints: 2_000,
  },
};
const withRate = (basisPoints: number) => ({ details: { ...request.details, basisPoints } });
const renderAsText = async (changes: Partial<InvoiceRequest> = {}) =>
  extractPdfText(await renderInvoice({ ...request, ...changes }));

test('an invoice contains its number, seller, customer, lines, tax and total', async () => {
  const texts = await renderAsText();
  for (const text of [
    'Invoice',
    'Number: ALDERMOOR-GB-000042',
    'Date: 26 November 2026',
    'Aldermoor Ltd',
    'VAT number: GB123',
    'Ada Byron',
    'United Kingdom',
    'Wool coat (Moss · M)',
    '£30.00',
    '-£5.00',
    'Net amount',
    '£24.15',
    'VAT 20%',
    '£4.84',
    '£28.99',
  ])
    expect(texts).toContain(text);
});

test('a credit note states its invoice, its return and the tax in the refund', async () => {
  const invoice = {
    ...{ number: 'ALDERMOOR-GB-000043', kind: 'creditNote' as const, amount: 1_200 },
    ...{ returnNumber: 'R-7KQ2-MW4X', issuedAt: '2026-12-08T10:00:00.000Z' },
  } as const;
  const texts = await renderAsText({ invoice, correctedNumber: 'ALDERMOOR-GB-000042' });
  expect(texts).toEqual(
    expect.arrayContaining([
      ...['Credit note', 'For invoice: ALDERMOOR-GB-000042', 'Return R-7KQ2-MW4X'],
      ...['£12.00', 'VAT 20%', '£2.00', '£10.00', 'Total refunded'],
    ]),
  );
});

test('letters of every European alphabet, and long words, are printed', async () => {
  const lines = ['Łukasz Żółć-Şahin', 'Ελένη Παπαδοπούλου', 'Đorđe Ђорђевић', 'Nguyễn Ð. Þór'];
  const [name = '', line1 = '', line2 = '', town = ''] = lines;
  const address = { ...someAddress, name, line1, line2, town };
  const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  const long = { sku: 'coat', quantity: 2, unitPrice: 1_500, item: item(word) };
  const texts = await renderAsText({ order: { ...order, address, lines: [long] } });
  for (const text of [name, line1, line2]) expect(texts).toContain(text);
  expect(texts.some((text) => text.includes(town))).toBe(true);
  const parts = texts.filter((text) => word.includes(text.replace(' (Moss · M)', '')));
  expect(parts.join('')).toBe(`${word} (Moss · M)`);
  expect(texts.join('')).not.toContain('□');
});

test('names in Hebrew, Hindi and Thai are printed', async () => {
  const lines = ['נועה כהן', 'रोहित शर्मा', 'สมชาย ใจดี'];
  const [name = '', line1 = '', line2 = ''] = lines;
  const file = await renderInvoice({
    ...{ ...request, order: { ...order, address: { ...someAddress, name, line1, line2 } } },
  });
  expect(extractPdfActualTexts(file)).toEqual(expect.arrayContaining(lines));
  expect(extractPdfText(file).join('')).not.toContain('□');
  expect(extractPdfActualTexts(file).join(' ')).not.toContain('does not have the fonts');
});

test('a name that no font can print adds a note that refers to the order page', async () => {
  const address = { ...someAddress, name: '山田太郎' };
  const file = await renderInvoice({ ...request, order: { ...order, address } });
  const texts = extractPdfActualTexts(file);
  expect(texts).toContain('山田太郎');
  expect(texts.join(' ')).toContain('The page of your order shows all of them.');
});

test('an order in Arabic has an invoice in Arabic, laid out from the right', async () => {
  const address = { ...someAddress, name: 'محمد الأحمد', line1: 'شارع الملك فهد ١٢٣، مبنى 4' };
  const file = await renderInvoice({
    ...{ ...request, order: { ...order, locale: 'ar', address }, direction: 'rtl' },
  });
  const actual = extractPdfActualTexts(file);
  for (const text of ['فاتورة', 'الرقم: ALDERMOOR-GB-000042', 'محمد الأحمد', address.line1])
    expect(actual).toContain(text);
  const places = extractPositionedPdfTexts(file);
  expect(places.map(({ text }) => text).join('')).not.toContain('□');
  const findX = (text: string) => places.find((place) => place.text === text)?.x ?? 0;
  const [seller, amount] = [findX('Aldermoor Ltd'), findX(actual.at(-1) ?? '')];
  expect(seller).toBeGreaterThan(PAGE.width / 2);
  expect(amount).toBeLessThan(PAGE.width / 4);
});

test('a tax rate that does not match the amounts is not printed', async () => {
  expect(await renderAsText(withRate(1_900))).toContain('VAT');
});

test('without a known tax rate no tax is printed, not one of 0 %', async () => {
  const tax = { basisPoints: 0, isExclusive: false };
  const totals = computeTotals({ lines, voucherDiscount: 500, delivery: 399, tax });
  const texts = await renderAsText({ order: { ...order, totals }, ...withRate(0) });
  expect(texts.join(' ')).not.toMatch(/VAT [^n]|Net amount/);
  expect(texts).toContain('£28.99');
});

test('the taxes of all credit notes sum to that of the invoice, however small the parts', () => {
  const amounts = Array.from({ length: 2_899 }, () => 1);
  const taxes = amounts.map((amount, index) => computeCreditTax(order, amount, index));
  expect(taxes.reduce((sum, tax) => sum + tax, 0)).toBe(order.totals.tax);
  expect(computeCreditTax(order, 1, 0) + computeCreditTax(order, 2_898, 1)).toBe(order.totals.tax);
});

test('many lines fill several numbered pages, and the total is on the last one', async () => {
  const many = { ...order, lines: Array.from({ length: 60 }, () => order.lines).flat() };
  const file = await renderInvoice({ ...request, order: many });
  expect(extractPdfPages(file).length).toBeGreaterThan(1);
  expect(extractPdfText(file).slice(-2)).toEqual(['£28.99', 'ALDERMOOR-GB-000042 · 2/2']);
});

test('every page has column headings, and no page is empty, for any number of lines', () => {
  for (let count = 1; count <= 70; count += 1) {
    const many = { ...order, lines: Array.from({ length: count }, () => order.lines).flat() };
    for (const items of composeInvoice({ ...request, order: many })) {
      const texts = items.flatMap((item) => (item.kind === 'text' ? [item.text] : []));
      expect(texts.length, `${count} lines`).toBeGreaterThan(1);
      if (texts.some((text) => text.startsWith('Wool coat'))) expect(texts).toContain('Quantity');
    }
  }
});

test('long addresses stay within their columns and the page', async () => {
  const line1 = `${'Lange Strasse am alten Rathaus '.repeat(4)}12`;
  const address = { ...someAddress, line1, name: 'X'.repeat(120) };
  const seller = { name: 'Y'.repeat(90), address: [line1] };
  const file = await renderInvoice({
    ...{ ...request, order: { ...order, address } },
    details: { seller, basisPoints: 2_000 },
  });
  const texts = extractPdfText(file);
  const customer = texts.filter((text) => /^X+$/.test(text));
  expect(customer.join('')).toBe(address.name);
  expect(customer.length).toBeGreaterThan(1);
  for (const text of texts) expect(measureText(text, 10), text).toBeLessThan(PAGE.width - 2 * 56);
  for (const { text, x } of extractPositionedPdfTexts(file)) {
    const isLeft = /^[XY]+$|Rathaus/.test(text) && x < PAGE.width / 2;
    const end = isLeft ? PAGE.width / 2 : PAGE.width - 40;
    expect(x + measureText(text, 10), text).toBeLessThan(end);
  }
});

test('each fascia and country has its own series of numbers, and test orders another', () => {
  const series = findSeries({ fascia: 'aldermoor', country: 'GB', isTest: false });
  expect(formatInvoiceNumber(series, 42)).toBe('ALDERMOOR-GB-000042');
  const test = findSeries({ fascia: 'aldermoor', country: 'GB', isTest: true });
  expect(test).toBe('TEST-ALDERMOOR-GB');
  expect(formatInvoiceNumber(test, 1)).toMatch(INVOICE_NUMBER);
});
