/** Parses a row of a stock or price file. */
import type { StockChange } from '#features/catalogue/catalogue-records.ts';
import type { CurrencyCode } from '#i18n/money.ts';
import type { RowIssue } from '../../report/import-issue.ts';
import { excerpt, parseMoney, suggestMoneyFormat } from '../../values/feed-values.ts';
import { type HashToShortId, toValidSku } from '../../values/product-keys.ts';
import { parseSku } from '../../values/sku.ts';
import { type RecordFields, textOf } from './record-entries.ts';
import type { ParseResult } from './record-kinds.ts';

const MAX_STOCK = 1_000_000;

export const STOCK_FIELDS: readonly string[] = [
  'sku',
  'variantsku',
  'stock',
  'quantity',
  'qty',
  'variantinventoryqty',
  'price',
  'variantprice',
  'wasprice',
  'compareatprice',
  'variantcompareatprice',
  'currency',
];

export type StockOptions = { readonly currency: CurrencyCode; readonly hasDecimalComma: boolean };

/** The sku may be this shop's, or the source's from which it was derived. */
export function parseStock(
  fields: RecordFields,
  options: StockOptions,
  hashToShortId: HashToShortId,
): ParseResult<StockChange> {
  const sourceSku = textOf(fields, 'sku', 'variantsku');
  if (sourceSku === '') return { field: 'sku', reason: 'sku missing', advice: 'name the variant' };
  const { value: key, warnings: skuWarnings } = parseSku(sourceSku, sourceSku);
  const warnings: RowIssue[] = [...skuWarnings];
  const stock = parseStockField(fields, warnings);
  if (typeof stock === 'object') return { key, ...stock };
  const price = parsePriceField(fields, options, warnings);
  if (price && 'reason' in price) return { key, ...price };
  if (stock === undefined && !price)
    return { key, reason: 'neither stock nor price is given', advice: 'give one of them' };
  const { sku } = toValidSku(key, hashToShortId);
  return {
    key,
    warnings,
    record: { sku, ...(stock === undefined ? {} : { stock }), ...(price ? { price } : {}) },
  };
}

function parseStockField(
  fields: RecordFields,
  warnings: RowIssue[],
): number | RowIssue | undefined {
  const text = textOf(fields, 'stock', 'quantity', 'qty', 'variantinventoryqty');
  if (text === '') return undefined;
  const issueBase = { field: 'stock', value: excerpt(text) };
  if (!/^-?\d{1,9}(?:\.0+)?$/.test(text)) {
    return {
      ...issueBase,
      reason: `stock "${excerpt(text)}" is no whole number`,
      advice: 'write how many are in stock',
    };
  }
  const number = Math.trunc(Number(text));
  if (number < 0)
    warnings.push({
      ...issueBase,
      reason: `stock "${text}" is below 0: taken as 0`,
      advice: 'count again',
    });
  if (number > MAX_STOCK)
    warnings.push({ ...issueBase, reason: `stock "${text}" is too high: taken as ${MAX_STOCK}` });
  return Math.min(MAX_STOCK, Math.max(0, number));
}

type Price = NonNullable<StockChange['price']>;

function parsePriceField(
  fields: RecordFields,
  options: StockOptions,
  warnings: RowIssue[],
): Price | RowIssue | undefined {
  const text = textOf(fields, 'price', 'variantprice');
  if (text === '') return undefined;
  const issueBase = { field: 'price', value: excerpt(text) };
  const currency = textOf(fields, 'currency').toUpperCase() || options.currency;
  const parse = (amount: string) => {
    return parseMoney(
      /[A-Z]/.test(amount) ? amount : `${amount} ${currency}`,
      options.hasDecimalComma,
    );
  };
  const price = parse(text);
  if ('reason' in price)
    return {
      ...issueBase,
      reason: `price: ${price.reason}`,
      advice: suggestMoneyFormat(text, '12.50'),
    };
  const { centAmount, currencyCode } = price.value;
  if (centAmount === 0)
    return {
      ...issueBase,
      reason: 'price is 0: a price above 0 is required',
      advice: 'fill in the price',
    };
  const withoutFormerPrice: Price = { centAmount, currency: currencyCode };
  const wasText = textOf(fields, 'wasprice', 'compareatprice', 'variantcompareatprice');
  if (wasText === '') return withoutFormerPrice;
  const wasPrice = parse(wasText);
  if (
    !('reason' in wasPrice) &&
    wasPrice.value.currencyCode === currencyCode &&
    wasPrice.value.centAmount > centAmount
  ) {
    return { ...withoutFormerPrice, wasCentAmount: wasPrice.value.centAmount };
  }
  warnings.push({
    field: 'wasPrice',
    value: excerpt(wasText),
    reason: `wasPrice "${excerpt(wasText)}" ignored: it is not above the price`,
  });
  return withoutFormerPrice;
}
