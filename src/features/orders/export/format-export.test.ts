/** Tests of the export of orders: a row per line, amounts that sum to the total, no formulas. */
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { someAddress } from '#test/setups/order-setup.ts';
import { computeTotals } from '../totals/totals.ts';
import { CSV_HEADER, type ExportedOrder, formatCsvRows, formatJsonLine } from './format-export.ts';

const lines = [
  { sku: 'tee-M', unitPrice: 1_500, quantity: 2 },
  { sku: 'ring', unitPrice: 4_000, quantity: 1 },
];

const item = (name: string, customFields = {}) => ({
  ...{ productKey: name, slug: name, name, brand: 'Nightjar', colour: 'moss' },
  ...{ colourLabel: 'Moss', size: 'M', customFields },
});

const order: ExportedOrder = {
  ...{ number: '7KQ2-MW4X-93BD', fascia: 'nightjar', locale: 'en-GB', currency: 'GBP' },
  ...{ status: 'paid', email: 'ada@example.com', voucherCode: 'TENTH', isTest: true },
  ...{ cancelReason: null, returns: [], dispatches: [], deliveredAt: null },
  ...{ placedAt: '2026-11-26T10:00:00.000Z', paidAt: '2026-11-26T10:01:00.000Z' },
  address: { ...someAddress, name: '=cmd|"calc"', line1: '12 Mill Lane, Flat 2' },
  delivery: { service: 'standard', cost: 399, from: null, to: null },
  totals: computeTotals({
    ...{ lines, voucherDiscount: 700, delivery: 399 },
    tax: { basisPoints: 2000, isExclusive: true },
  }),
  lines: lines.map((line) => ({
    ...line,
    item: item(line.sku, line.sku === 'ring' ? { line1: 'For Ada' } : {}),
  })),
};

test('each line is a row, the amounts sum to the total, and no text is run as a formula', () => {
  const csv = [CSV_HEADER, ...formatCsvRows(order)].join('\n');
  const rows: Record<string, string>[] = parse(csv, { columns: true });
  expect(rows).toMatchObject([
    { order: '7KQ2-MW4X-93BD', line: '1', sku: 'tee-M', quantity: '2', personalisation: '' },
    { line: '2', sku: 'ring', personalisation: 'line1=For Ada', name: `'=cmd|"calc"` },
  ]);
  const [first] = rows;
  const sum = rows.reduce((all, row) => all + Number(row.lineTotal), Number(first?.delivery));
  expect(sum).toBe(order.totals.total);
  expect(first?.line1).toBe('12 Mill Lane, Flat 2');
});

test('a JSON line contains the whole order, without its token', () => {
  expect(JSON.parse(formatJsonLine(order))).toMatchObject({ number: order.number, lines });
});
