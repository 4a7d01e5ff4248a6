/** Parsers for Magento 2 cells: attributes, variations, categories, prices and quantities. */
import type { CurrencyCode, Money } from '#i18n/money.ts';
import type { RowIssue } from '../../report/import-issue.ts';
import { excerpt, parseMoney, suggestMoneyFormat } from '../../values/feed-values.ts';
import type { Cells } from '../table/table-rows.ts';

const MAX_STOCK = 1_000_000;

export type Attributes = ReadonlyMap<string, string>;

/** Parses `color=Blue,size=M`. A comma is a separator only when `name=` follows. */
export function parseAttributes(text: string): Attributes {
  const pairs = text.split(/,(?=[\w.-]{1,60}=)/).map((pair) => {
    const equals = pair.indexOf('=');
    return [pair.slice(0, equals).trim().toLowerCase(), pair.slice(equals + 1).trim()] as const;
  });
  return new Map(pairs.filter(([name, value]) => name !== '' && value !== ''));
}

/** Parses `sku=A-1,size=S,color=Blue|sku=A-2,…`. */
export function parseVariations(text: string): readonly Attributes[] {
  return text.split('|').map(parseAttributes);
}

/** The deepest path, without Magento's root: `Default Category/Men/Tops` gives `Men > Tops`. */
export function parseCategoryPath(text: string): string {
  const paths = text.split(',').map((path) =>
    path
      .split('/')
      .slice(1)
      .filter((name) => name.trim() !== ''),
  );
  const [deepest = []] = paths.toSorted((a, b) => b.length - a.length);
  return deepest.map((name) => name.trim()).join(' > ');
}

export function parseGender(path: string): string {
  const [department = ''] = path.toLowerCase().split(' > ');
  return /^wom[ae]n|^ladies/.test(department) ? 'female' : /^m[ae]n/.test(department) ? 'male' : '';
}

/** Relative picture paths, as Magento stores them: `/w/s/ws01.jpg`. */
export function parsePictures(cells: Cells): readonly string[] {
  const names = [
    cells.get('base_image') ?? '',
    ...(cells.get('additional_images') ?? '').split(','),
  ];
  const urls = names
    .map((name) => name.trim().replace(/^\/+/, ''))
    .filter((name) => name !== '' && name !== 'no_selection');
  return [...new Set(urls)];
}

export type MagentoOptions = {
  readonly now: Date;
  readonly currency: CurrencyCode;
  readonly hasDecimalComma: boolean;
};
type Price = { readonly price: Money; readonly wasCentAmount?: number };

/** Price, and special price while its dates are in effect. */
export function parseMagentoPrice(
  cells: Cells,
  { now, currency, hasDecimalComma }: MagentoOptions,
): Price | RowIssue {
  const parse = (text: string) =>
    parseMoney(`${text.replace(/([.,]\d{2})0+$/, '$1')} ${currency}`, hasDecimalComma);
  const text = cells.get('price') ?? '';
  const about = { field: 'price', value: excerpt(text) };
  if (text === '')
    return {
      ...about,
      reason: 'price missing: a price above 0 is required',
      advice: 'fill in the price',
    };
  const full = parse(text);
  if ('reason' in full)
    return { ...about, reason: `price: ${full.reason}`, advice: suggestMoneyFormat(text, '12.50') };
  if (full.value.centAmount === 0)
    return {
      ...about,
      reason: 'price is 0: a price above 0 is required',
      advice: 'fill in the price',
    };
  const special = parse(cells.get('special_price') ?? '');
  const from = Date.parse(cells.get('special_price_from_date') ?? '');
  const until = Date.parse(cells.get('special_price_to_date') ?? '');
  // Comparisons with NaN, for a date that is missing, are false.
  const isSpecial = !(from > now.getTime()) && !(until < now.getTime());
  if (
    'reason' in special ||
    !isSpecial ||
    special.value.centAmount === 0 ||
    special.value.centAmount >= full.value.centAmount
  )
    return { price: full.value };
  return { price: special.value, wasCentAmount: full.value.centAmount };
}

/**
 * Parses `100.0000`. Returns `defaultStock` for a variant that is in stock but has no quantity
 * because its stock is not managed.
 */
export function parseMagentoStock(cells: Cells, defaultStock: number): number {
  const quantity = Math.trunc(Number(cells.get('qty') ?? ''));
  if (cells.get('is_in_stock') === '0') return 0;
  if (cells.get('manage_stock') === '0' || !cells.has('qty')) return defaultStock;
  return Number.isNaN(quantity) ? 0 : Math.min(MAX_STOCK, Math.max(0, quantity));
}
