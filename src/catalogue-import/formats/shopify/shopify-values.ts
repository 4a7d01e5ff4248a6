/** Parses a Shopify variant's price and stock, with warnings for altered values. */
import type { CurrencyCode, Money } from '#i18n/money.ts';
import type { RowIssue } from '../../report/import-issue.ts';
import { DEFAULT_STOCK } from '../../report/import-report.ts';
import { excerpt, parseMoney, suggestMoneyFormat } from '../../values/feed-values.ts';
import type { WithWarnings } from '../../values/sku.ts';
import type { Cells } from '../table/table-rows.ts';

const MAX_STOCK = 1_000_000;

export type ShopifyPrice = { readonly price: Money; readonly wasCentAmount?: number };

export function parseShopifyPrice(
  priceText: string,
  compareText: string,
  {
    currency,
    hasDecimalComma,
  }: { readonly currency: CurrencyCode; readonly hasDecimalComma: boolean },
): WithWarnings<ShopifyPrice> | RowIssue {
  const issueBase = { field: 'Variant Price', value: excerpt(priceText) };
  if (priceText === '')
    return {
      ...issueBase,
      reason: 'Variant Price missing: a price above 0 is required',
      advice: 'fill in the price',
    };
  const parse = (text: string) => parseMoney(`${text} ${currency}`, hasDecimalComma);
  const price = parse(priceText);
  if ('reason' in price) {
    return {
      ...issueBase,
      reason: `Variant Price ${price.reason}`,
      advice: suggestMoneyFormat(priceText, '12.50'),
    };
  }
  if (price.value.centAmount === 0)
    return {
      ...issueBase,
      reason: 'Variant Price is 0: a price above 0 is required',
      advice: 'fill in the price',
    };
  if (compareText === '') return { value: { price: price.value }, warnings: [] };
  const withoutFormerPrice = (problem: string) => {
    const issue = {
      field: 'Variant Compare At Price',
      value: excerpt(compareText),
      reason: `Variant Compare At Price ${problem}`,
    };
    return {
      value: { price: price.value },
      warnings: [{ ...issue, advice: 'leave it empty where there is no saving' }],
    };
  };
  const wasPrice = parse(compareText);
  if ('reason' in wasPrice) return withoutFormerPrice(`ignored: ${wasPrice.reason}`);
  if (wasPrice.value.centAmount <= price.value.centAmount) {
    return withoutFormerPrice(`"${excerpt(compareText)}" ignored: it is not above the price`);
  }
  return { value: { price: price.value, wasCentAmount: wasPrice.value.centAmount }, warnings: [] };
}

/** Negative quantities count as 0; variants without inventory tracking get the default stock. */
export function parseShopifyStock(cells: Cells): WithWarnings<number> {
  if (!cells.has('variant inventory tracker')) return { value: DEFAULT_STOCK, warnings: [] };
  const field = 'Variant Inventory Qty';
  const text = cells.get('variant inventory qty') ?? '0';
  if (!/^-?\d{1,9}(?:\.0+)?$/.test(text)) {
    const reason = `Variant Inventory Qty "${excerpt(text)}" is no whole number: taken as 0`;
    return {
      value: 0,
      warnings: [{ field, value: excerpt(text), reason, advice: 'write a whole number' }],
    };
  }
  const number = Math.trunc(Number(text));
  if (number >= 0) return { value: Math.min(number, MAX_STOCK), warnings: [] };
  const isBackorder = cells.get('variant inventory policy')?.toLowerCase() === 'continue';
  const backorderNote = isBackorder ? '; the shop takes no orders beyond its stock' : '';
  const reason = `Variant Inventory Qty "${text}" is below 0: taken as 0${backorderNote}`;
  return { value: 0, warnings: [{ field, value: text, reason, advice: 'count again' }] };
}
