/** Writes an invoice or a credit note as a PDF. */
import { findMessages } from '#i18n/find-messages.ts';
import { formatMoney } from '#i18n/money.ts';
import type { Text } from '#i18n/text.tsx';
import type { Fascia } from '#kit/define-fascia.ts';
import { findTimeZone } from '#kit/shop-day.ts';
import { formatAddress } from '../address/format-address.ts';
import { nameOrderedItem } from '../lines/name-ordered-item.ts';
import type { SalesOrder } from '../order.ts';
import { findTaxPercent, type Invoice, taxOfAmount } from './invoice.ts';
import { isWinAnsi } from './pdf/win-ansi.ts';
import { PAGE, type PdfItem, wrapText, writePdf } from './pdf/write-pdf.ts';

export type InvoiceRequest = {
  readonly order: SalesOrder;
  readonly invoice: Invoice;
  /** Number of the invoice that a credit note corrects. */
  readonly corrected: string | null;
  readonly fascia: Pick<Fascia, 'name' | 'seller' | 'timeZone'>;
  /** Rate of tax in hundredths of a percent. */
  readonly basisPoints: number;
};

const LEFT = 56;
const RIGHT = PAGE.width - LEFT;
const [TEXT, SMALL, TITLE] = [10, 9, 20];
const LEADING = 14;
const [QUANTITY_X, PRICE_X] = [RIGHT - 170, RIGHT - 85];
const NAME_WIDTH = QUANTITY_X - LEFT - 40;
/** Lowest base line of a page. */
const BOTTOM = PAGE.height - 56;

/** English where the fonts of a PDF reader do not have the letters of the order's language. */
export function findInvoiceLocale(tag: string): string {
  return isWinAnsi(findMessages(tag)('invoice.invoice')) ? tag : 'en-GB';
}

type Row = {
  readonly name: string;
  readonly quantity: number | null;
  readonly price: number | null;
  readonly amount: number;
};

export function writeInvoice(request: InvoiceRequest): Uint8Array<ArrayBuffer> {
  const { order, invoice } = request;
  const locale = findInvoiceLocale(order.locale);
  const text = findMessages(locale);
  const sheet = new Sheet();
  writeHead(sheet, text, request, locale);
  const money = (centAmount: number) =>
    formatMoney({ centAmount, currencyCode: order.currency }, locale);
  writeColumns(sheet, text);
  const rows = invoice.kind === 'invoice' ? listRows(text, order) : [writeCredit(text, invoice)];
  for (const row of rows) writeRow(sheet, row, money);
  writeSums(sheet, text, request, money, locale);
  const title = `${text(`invoice.${invoice.kind}`)} ${invoice.number}`;
  return writePdf({ title, language: locale, pages: sheet.pages });
}

/** Pages that are filled from the top. */
class Sheet {
  readonly pages: PdfItem[][] = [[]];
  y = 72;

  /** Moves down; begins another page where `lines` more do not fit. */
  advance(points: number, lines = 1): void {
    this.y += points;
    if (this.y + (lines - 1) * LEADING <= BOTTOM) return;
    this.pages.push([]);
    this.y = 72;
  }

  write(text: string, x = LEFT, options: { size?: number; isBold?: boolean; align?: 'end' } = {}) {
    this.pages.at(-1)?.push({ kind: 'text', text, x, y: this.y, size: TEXT, ...options });
  }

  rule(): void {
    this.pages.at(-1)?.push({ kind: 'rule', y: this.y + 5, x1: LEFT, x2: RIGHT });
  }
}

function writeHead(
  sheet: Sheet,
  text: Text,
  { order, invoice, corrected, fascia }: InvoiceRequest,
  locale: string,
): void {
  const format = new Intl.DateTimeFormat(locale, {
    ...{ dateStyle: 'long', timeZone: findTimeZone(fascia) },
  });
  const dayOf = (iso: string) => format.format(new Date(iso));
  sheet.write(text(`invoice.${invoice.kind}`), LEFT, { size: TITLE, isBold: true });
  sheet.advance(26);
  const lines = [
    text('invoice.number', { number: invoice.number }),
    ...(corrected === null ? [] : [text('invoice.for', { number: corrected })]),
    text('invoice.date', { day: dayOf(invoice.issuedAt) }),
    text('invoice.order', { number: order.number, day: dayOf(order.placedAt) }),
    ...(order.isTest ? [text('invoice.test')] : []),
  ];
  for (const line of lines) {
    sheet.write(line);
    sheet.advance(LEADING);
  }
  sheet.advance(LEADING);
  const { name, address, vatId } = fascia.seller ?? { name: fascia.name, address: [] };
  const seller = [
    ...[name, ...address],
    ...(vatId === undefined ? [] : [text('invoice.vatId', { id: vatId })]),
  ];
  const customer = formatAddress(text, order.address);
  sheet.write(text('invoice.seller'), LEFT, { isBold: true });
  sheet.write(text('invoice.customer'), PAGE.width / 2, { isBold: true });
  for (let index = 0; index < Math.max(seller.length, customer.length); index += 1) {
    sheet.advance(LEADING);
    sheet.write(seller[index] ?? '');
    sheet.write(customer[index] ?? '', PAGE.width / 2);
  }
  sheet.advance(3 * LEADING);
}

function writeColumns(sheet: Sheet, text: Text): void {
  const style = { size: SMALL, isBold: true };
  sheet.write(text('invoice.item'), LEFT, style);
  sheet.write(text('invoice.quantity'), QUANTITY_X, { ...style, align: 'end' });
  sheet.write(text('invoice.price'), PRICE_X, { ...style, align: 'end' });
  sheet.write(text('invoice.amount'), RIGHT, { ...style, align: 'end' });
  sheet.rule();
  sheet.advance(20);
}

function listRows(text: Text, { lines, totals, delivery }: SalesOrder): readonly Row[] {
  const extra = (name: string, amount: number): readonly Row[] =>
    amount === 0 ? [] : [{ name, quantity: null, price: null, amount }];
  return [
    ...lines.map(({ quantity, unitPrice, item }) => ({
      ...{ name: nameOrderedItem(item), quantity, price: unitPrice },
      amount: unitPrice * quantity,
    })),
    ...extra(text('invoice.discount'), -totals.discount),
    ...extra(
      `${text('invoice.delivery')}: ${text(`checkoutStep.${delivery.service}`)}`,
      totals.delivery,
    ),
  ];
}

function writeCredit(text: Text, { returnNumber, amount }: Invoice): Row {
  const name =
    returnNumber === null
      ? text('invoice.cancelled')
      : text('invoice.return', { number: returnNumber });
  return { name, quantity: null, price: null, amount };
}

type Format = (centAmount: number) => string;

function writeRow(sheet: Sheet, { name, quantity, price, amount }: Row, money: Format): void {
  const [first = '', ...more] = wrapText(name, TEXT, NAME_WIDTH);
  sheet.write(first);
  if (quantity !== null) sheet.write(String(quantity), QUANTITY_X, { align: 'end' });
  if (price !== null) sheet.write(money(price), PRICE_X, { align: 'end' });
  sheet.write(money(amount), RIGHT, { align: 'end' });
  for (const line of more) {
    sheet.advance(LEADING);
    sheet.write(line);
  }
  sheet.advance(18, 5);
}

function writeSums(
  sheet: Sheet,
  text: Text,
  { order, invoice, basisPoints }: InvoiceRequest,
  money: Format,
  locale: string,
): void {
  const isInvoice = invoice.kind === 'invoice';
  const tax = isInvoice ? order.totals.tax : taxOfAmount(order, invoice.amount);
  const rate = findTaxPercent(order, basisPoints);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const sums: readonly (readonly [string, number, boolean?])[] = [
    [text('invoice.net'), invoice.amount - tax],
    [
      rate === null
        ? text('invoice.tax')
        : text('invoice.taxRate', { percent: percent.format(rate / 100) }),
      tax,
    ],
    [text(isInvoice ? 'invoice.total' : 'invoice.refunded'), invoice.amount, true],
  ];
  sheet.y -= 12;
  sheet.rule();
  sheet.advance(22, sums.length);
  for (const [name, amount, isBold = false] of sums) {
    sheet.write(name, PRICE_X, { isBold, align: 'end' });
    sheet.write(money(amount), RIGHT, { isBold, align: 'end' });
    sheet.advance(LEADING + 2);
  }
}
