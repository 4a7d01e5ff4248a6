/** A Shopify variant's price, sku and stock, each with what had to be altered. */
import type { CurrencyCode, Money } from '#kit/money.ts';
import { DEFAULT_STOCK } from '../import-report.ts';
import { clip, parseMoney } from './feed-values.ts';
import type { Cells } from './table-rows.ts';

type Altered<T> = { readonly value: T; readonly warnings: readonly string[] };

const MAX_SKU = 100;
const MAX_STOCK = 1_000_000;

export type ShopifyPrice = { readonly price: Money; readonly wasCentAmount?: number };

export function readShopifyPrice(
  priceText: string,
  compareText: string,
  { currency, hasDecimalComma }: { readonly currency: CurrencyCode; readonly hasDecimalComma: boolean },
): Altered<ShopifyPrice> | { readonly reason: string } {
  if (priceText === '') return { reason: 'Variant Price missing: nothing is sold for nothing' };
  const parse = (text: string) => parseMoney(`${hasDecimalComma ? pointFor(text) : text} ${currency}`);
  const price = parse(priceText);
  if ('reason' in price) {
    const advice = priceText.includes(',') && !hasDecimalComma ? '; if the file writes decimal commas, import with --decimal-comma' : '';
    return { reason: `Variant Price ${price.reason}${advice}` };
  }
  if (price.value.centAmount === 0) return { reason: 'Variant Price is 0: nothing is sold for nothing' };
  const alone = (warnings: readonly string[]) => ({ value: { price: price.value }, warnings });
  if (compareText === '') return alone([]);
  const was = parse(compareText);
  if ('reason' in was) return alone([`Variant Compare At Price ignored: ${was.reason}`]);
  if (was.value.centAmount <= price.value.centAmount) {
    return alone([`Variant Compare At Price "${clip(compareText)}" ignored: it is not above the price`]);
  }
  return { value: { price: price.value, wasCentAmount: was.value.centAmount }, warnings: [] };
}

/** `1.250,50` to `1250.50`. */
function pointFor(text: string): string {
  return /^\d{1,3}(?:\.\d{3})*,\d{1,2}$|^\d+,\d{1,2}$/.test(text) ? text.replaceAll('.', '').replace(',', '.') : text;
}

/** Spreadsheets put an apostrophe before what they must not take for a number. */
export function readShopifySku(text: string, fallback: string): Altered<string> {
  if (text === '') return { value: fallback, warnings: ['Variant SKU missing: one was made from handle and options'] };
  const bare = text.replace(/^'+/, '').slice(0, MAX_SKU);
  return { value: bare || fallback, warnings: bare === text ? [] : [`Variant SKU "${clip(text)}" read as "${clip(bare)}"`] };
}

/** A quantity below 0 is 0; what is not tracked is available. */
export function readShopifyStock(cells: Cells): Altered<number> {
  if (!cells.has('variant inventory tracker')) return { value: DEFAULT_STOCK, warnings: [] };
  const text = cells.get('variant inventory qty') ?? '0';
  if (!/^-?\d{1,9}(?:\.0+)?$/.test(text)) {
    return { value: 0, warnings: [`Variant Inventory Qty "${clip(text)}" is no whole number: taken as 0`] };
  }
  const number = Math.trunc(Number(text));
  if (number >= 0) return { value: Math.min(number, MAX_STOCK), warnings: [] };
  const isBackorder = cells.get('variant inventory policy')?.toLowerCase() === 'continue';
  const rest = isBackorder ? '; orders beyond what is in hand are not taken here' : '';
  return { value: 0, warnings: [`Variant Inventory Qty "${text}" is below 0: taken as 0${rest}`] };
}
