/**
 * Export for an order system: JSON Lines (one order per line) or CSV (one per
 line per row).
 */
import type { SalesOrder } from '../order.ts';
import { computePayable } from '../totals/totals.ts';

export type ExportedOrder = Omit<SalesOrder, 'id' | 'token'> & {
  /** ISO 8601. */
  readonly paidAt: string;
};

export const EXPORT_FORMATS = ['csv', 'jsonl'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const formatJsonLine = (order: ExportedOrder): string => JSON.stringify(order);

type Cell = string | number | boolean | null;

/** Amounts in minor units, with tax; `delivery` and `total` repeat those of the whole order. */
const COLUMNS: Readonly<
  Record<string, (order: ExportedOrder, line: SalesOrder['lines'][number], index: number) => Cell>
> = {
  order: ({ number }) => number,
  shop: ({ fascia }) => fascia,
  status: ({ status }) => status,
  test: ({ isTest }) => isTest,
  placed: ({ placedAt }) => placedAt,
  paid: ({ paidAt }) => paidAt,
  email: ({ email }) => email,
  name: ({ address }) => address.name,
  line1: ({ address }) => address.line1,
  line2: ({ address }) => address.line2,
  postcode: ({ address }) => address.postcode,
  town: ({ address }) => address.town,
  region: ({ address }) => address.region,
  country: ({ address }) => address.country,
  service: ({ delivery }) => delivery.service,
  line: (_, __, index) => index + 1,
  sku: (_, { sku }) => sku,
  product: (_, { item }) => item.name,
  colour: (_, { item }) => item.colour,
  size: (_, { item }) => item.size,
  personalisation: (_, { item }) =>
    Object.entries(item.customFields)
      .map(([field, value]) => `${field}=${value}`)
      .join('; '),
  quantity: (_, { quantity }) => quantity,
  unitPrice: (_, { unitPrice }) => unitPrice,
  discount: ({ totals }, _, index) => totals.lines[index]?.discount ?? 0,
  lineTotal: ({ totals }, _, index) => {
    const amounts = totals.lines[index];
    return amounts ? computePayable(amounts, totals.isTaxExclusive) : 0;
  },
  lineTax: ({ totals }, _, index) => totals.lines[index]?.tax ?? 0,
  delivery: ({ totals }) =>
    totals.isTaxExclusive ? totals.delivery + totals.deliveryTax : totals.delivery,
  total: ({ totals }) => totals.total,
  currency: ({ currency }) => currency,
  voucher: ({ voucherCode }) => voucherCode,
};

export const CSV_HEADER = Object.keys(COLUMNS).join(',');

export function formatCsvRows(order: ExportedOrder): readonly string[] {
  return order.lines.map((line, index) =>
    Object.values(COLUMNS)
      .map((getCell) => formatCell(getCell(order, line, index)))
      .join(','),
  );
}

/** Prefixes an apostrophe to texts that a spreadsheet would run as a formula. */
function formatCell(value: Cell): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
