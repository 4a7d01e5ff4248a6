/** Renders an invoice or a credit note as a PDF. */
import { findMessages } from '#i18n/find-messages.ts';
import { formatMoney } from '#i18n/money.ts';
import type { Text } from '#i18n/text.tsx';
import type { Fascia } from '#kit/define-fascia.ts';
import { findTimeZone } from '#kit/shop-day.ts';
import { formatAddress } from '../address/format-address.ts';
import { nameOrderedItem } from '../lines/name-ordered-item.ts';
import type { SalesOrder } from '../order.ts';
import { computeCreditTax, findTaxPercent, type Invoice, type InvoiceDetails } from './invoice.ts';
import { wrapText } from './pdf/measure-text.server.ts';
import { hasUnprintable } from './pdf/pdf-fonts.server.ts';
import { PAGE, type PdfItem, type PdfText, renderPdf } from './pdf/render-pdf.server.ts';
import type { TextDirection } from './pdf/text-runs.server.ts';

export type InvoiceRequest = {
  readonly order: SalesOrder;
  readonly invoice: Invoice;
  /** Number of the invoice that a credit note corrects. */
  readonly correctedNumber: string | null;
  /** Minor units of the credit notes before this one. */
  readonly creditedBefore: number;
  readonly details: InvoiceDetails;
  readonly fascia: Pick<Fascia, 'timeZone'>;
  /** Direction of the order's language. */
  readonly direction: TextDirection;
};

/** Positions and sizes are in points. */
const LEFT = 56;
const RIGHT = PAGE.width - LEFT;
const [TEXT, SMALL, TITLE] = [10, 9, 20];
/** Distance of two lines of text. */
const LEADING = 14;
const [QUANTITY_X, PRICE_X] = [RIGHT - 170, RIGHT - 85];
const NAME_WIDTH = QUANTITY_X - LEFT - 40;
/** Left edge of the customer's address. */
const MIDDLE = PAGE.width / 2;
const ADDRESS_WIDTH = MIDDLE - LEFT - 12;
/** Highest and lowest baseline of a page. */
const [TOP, BOTTOM] = [72, PAGE.height - 64];
/** Baseline of page numbers. */
const FOOTER = PAGE.height - 36;

type Row = {
  readonly name: string;
  readonly quantity: number | null;
  readonly price: number | null;
  readonly amount: number;
};

export function renderInvoice(request: InvoiceRequest): Promise<Uint8Array<ArrayBuffer>> {
  const { order, invoice, direction } = request;
  const text = findMessages(order.locale);
  return renderPdf({
    title: `${text(`invoice.${invoice.kind}`)} ${invoice.number}`,
    ...{ language: order.locale, direction, createdAt: new Date(invoice.issuedAt) },
    pages: composeInvoice(request),
  });
}

export function composeInvoice(request: InvoiceRequest): readonly (readonly PdfItem[])[] {
  const { order, invoice } = request;
  const { locale } = order;
  const text = findMessages(locale);
  const sheet = new Sheet();
  addHeading(sheet, text, request, locale);
  const money = (centAmount: number) =>
    formatMoney({ centAmount, currencyCode: order.currency }, locale);
  addColumns(sheet, text);
  const rows = invoice.kind === 'invoice' ? listRows(text, order) : [toCreditRow(text, invoice)];
  for (const row of rows) addRow(sheet, text, row, money);
  addTotals(sheet, text, request, money, locale);
  addNote(sheet, text);
  return numberPages(sheet.pages, invoice.number);
}

/** A document of one page has no page number. */
function numberPages(pages: readonly PdfItem[][], number: string): readonly (readonly PdfItem[])[] {
  if (pages.length === 1) return pages;
  return pages.map((items, index) => {
    const text = `${number} · ${index + 1}/${pages.length}`;
    return [...items, { kind: 'text', text, x: RIGHT, y: FOOTER, size: SMALL, align: 'end' }];
  });
}

/** Keeps a number from left to right, even before an Arabic date. The PDF lacks the marks. */
const isolate = (number: string) => `\u2066${number}\u2069`;

type TextStyle = Partial<Pick<PdfText, 'size' | 'isBold' | 'isHeading' | 'align'>>;

/** Pages that are filled from the top. */
class Sheet {
  readonly pages: PdfItem[][] = [[]];
  /** Baseline of the next text, which may be below the page until `reserve` is called. */
  y = TOP;

  /** Starts a new page and returns true if no text fits `points` further down. */
  reserve(points = 0): boolean {
    if (this.y + points <= BOTTOM) return false;
    this.pages.push([]);
    this.y = TOP;
    return true;
  }

  write(text: string, x = LEFT, options: TextStyle = {}): void {
    this.pages.at(-1)?.push({ kind: 'text', text, x, y: this.y, size: TEXT, ...options });
  }

  rule(): void {
    this.pages.at(-1)?.push({ kind: 'rule', y: this.y + 5, x1: LEFT, x2: RIGHT });
  }
}

function addHeading(
  sheet: Sheet,
  text: Text,
  { order, invoice, correctedNumber, details, fascia }: InvoiceRequest,
  locale: string,
): void {
  const format = new Intl.DateTimeFormat(locale, {
    ...{ dateStyle: 'long', timeZone: findTimeZone(fascia) },
  });
  const formatDay = (iso: string) => format.format(new Date(iso));
  sheet.write(text(`invoice.${invoice.kind}`), LEFT, {
    ...{ size: TITLE, isBold: true, isHeading: true },
  });
  sheet.y += 26;
  const lines = [
    text('invoice.number', { number: isolate(invoice.number) }),
    ...(correctedNumber === null
      ? []
      : [text('invoice.for', { number: isolate(correctedNumber) })]),
    text('invoice.date', { day: formatDay(invoice.issuedAt) }),
    text('invoice.order', { number: isolate(order.number), day: formatDay(order.placedAt) }),
    ...(order.isTest ? [text('invoice.test')] : []),
  ];
  for (const line of lines) {
    sheet.write(line);
    sheet.y += LEADING;
  }
  sheet.y += LEADING;
  addParties(sheet, text, { order, details }, locale);
}

/** Seller and customer, beside each other. */
function addParties(
  sheet: Sheet,
  text: Text,
  { order, details }: Pick<InvoiceRequest, 'order' | 'details'>,
  locale: string,
): void {
  const wrap = (line: string) => wrapText(line, TEXT, ADDRESS_WIDTH);
  const { name, address, vatId } = details.seller;
  const seller = [
    ...[name, ...address],
    ...(vatId === undefined ? [] : [text('invoice.vatId', { id: isolate(vatId) })]),
  ].flatMap(wrap);
  const { country } = order.address;
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const customer = [
    ...formatAddress(text, order.address),
    countries.of(country) ?? country,
  ].flatMap(wrap);
  sheet.write(text('invoice.seller'), LEFT, { isBold: true });
  sheet.write(text('invoice.customer'), MIDDLE, { isBold: true });
  for (let index = 0; index < Math.max(seller.length, customer.length); index += 1) {
    sheet.y += LEADING;
    sheet.reserve();
    sheet.write(seller[index] ?? '');
    sheet.write(customer[index] ?? '', MIDDLE);
  }
  sheet.y += 3 * LEADING;
  sheet.reserve(3 * LEADING);
}

function addColumns(sheet: Sheet, text: Text): void {
  const style = { size: SMALL, isBold: true };
  sheet.write(text('invoice.item'), LEFT, style);
  sheet.write(text('invoice.quantity'), QUANTITY_X, { ...style, align: 'end' });
  sheet.write(text('invoice.price'), PRICE_X, { ...style, align: 'end' });
  sheet.write(text('invoice.amount'), RIGHT, { ...style, align: 'end' });
  sheet.rule();
  sheet.y += 20;
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
    ...extra(text(`checkoutStep.${delivery.service}`), totals.delivery),
  ];
}

function toCreditRow(text: Text, { returnNumber, amount }: Invoice): Row {
  const name =
    returnNumber === null
      ? text('invoice.cancelled')
      : text('invoice.return', { number: isolate(returnNumber) });
  return { name, quantity: null, price: null, amount };
}

type FormatMoney = (centAmount: number) => string;

/** Most lines of a row that are kept together on one page. */
const MAX_UNBROKEN_LINES = 10;

/** Writes a row; where it needs a new page, that page starts with the column headings. */
function addRow(
  sheet: Sheet,
  text: Text,
  { name, quantity, price, amount }: Row,
  money: FormatMoney,
): void {
  const [firstLine = '', ...moreLines] = wrapText(name, TEXT, NAME_WIDTH);
  const unbrokenLines = Math.min(moreLines.length, MAX_UNBROKEN_LINES);
  if (sheet.reserve(unbrokenLines * LEADING)) addColumns(sheet, text);
  sheet.write(firstLine);
  if (quantity !== null) sheet.write(String(quantity), QUANTITY_X, { align: 'end' });
  if (price !== null) sheet.write(money(price), PRICE_X, { align: 'end' });
  sheet.write(money(amount), RIGHT, { align: 'end' });
  for (const line of moreLines) {
    sheet.y += LEADING;
    if (sheet.reserve()) addColumns(sheet, text);
    sheet.write(line);
  }
  sheet.y += 18;
}

function addTotals(
  sheet: Sheet,
  text: Text,
  { order, invoice, creditedBefore, details: { basisPoints } }: InvoiceRequest,
  money: FormatMoney,
  locale: string,
): void {
  const isInvoice = invoice.kind === 'invoice';
  const tax = isInvoice
    ? order.totals.tax
    : computeCreditTax(order, invoice.amount, creditedBefore);
  const rate = findTaxPercent(order, basisPoints);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const taxName =
    rate === null
      ? text('invoice.tax')
      : text('invoice.taxRate', { percent: percent.format(rate / 100) });
  // Without a known rate or any tax, no tax lines: they would state a rate of 0 %.
  const isTaxKnown = basisPoints > 0 || order.totals.tax > 0;
  const sums: readonly (readonly [string, number, boolean?])[] = [
    ...(isTaxKnown
      ? ([
          [text('invoice.net'), invoice.amount - tax],
          [taxName, tax],
        ] as const)
      : []),
    [text(isInvoice ? 'invoice.total' : 'invoice.refunded'), invoice.amount, true],
  ];
  sheet.y -= 12;
  sheet.reserve(22 + (sums.length - 1) * (LEADING + 2));
  sheet.rule();
  sheet.y += 22;
  for (const [name, amount, isBold = false] of sums) {
    sheet.write(name, PRICE_X, { isBold, align: 'end' });
    sheet.write(money(amount), RIGHT, { isBold, align: 'end' });
    sheet.y += LEADING + 2;
  }
}

/** Adds a note that refers to the order page, for letters that no font contains. */
function addNote(sheet: Sheet, text: Text): void {
  const items = sheet.pages.flat();
  if (!items.some((item) => item.kind === 'text' && hasUnprintable(item.text))) return;
  sheet.y += LEADING;
  for (const line of wrapText(text('invoice.letters'), SMALL, RIGHT - LEFT)) {
    sheet.y += LEADING;
    sheet.reserve();
    sheet.write(line, LEFT, { size: SMALL });
  }
}
