/** Reads a Shopify product export: first rows, further variant rows, picture-only rows. */
import type { CurrencyCode } from '#i18n/money.ts';
import type { RowIssue } from '../../report/import-issue.ts';
import { excerpt } from '../../values/feed-values.ts';
import { htmlToLine, htmlToText } from '../../values/plain-text.ts';
import { parseSku } from '../../values/sku.ts';
import { toSlug } from '../../values/slug.ts';
import type { FeedRow } from '../feed-row.ts';
import type { RowEntry } from '../row-entry.ts';
import type { Cells, TableEntry } from '../table/table-rows.ts';
import { reportUnknownColumns } from '../table/unknown-columns.ts';
import { parseShopifyPrice, parseShopifyStock } from './shopify-values.ts';
import { parseVariantOptions } from './shopify-variant-options.ts';

export type ShopifyOptions = {
  /** Currency of all prices: Shopify's export has none. */
  readonly currency: CurrencyCode;
  /** Read `12,50` as twelve and a half. */
  readonly hasDecimalComma: boolean;
};

const SHOPIFY_COLUMNS =
  /^(?:handle|title|body \(html\)|vendor|product category|type|published|status|option[123] (?:name|value)|variant (?:sku|price|compare at price|image|inventory (?:tracker|qty|policy))|image (?:src|position|alt text)|google shopping \/ (?:gender|age group|google product category))$/;

const MAX_TEXT_LENGTH = 200;

/** Data of a product's first row, shared by all of its rows. */
type Head = Pick<
  FeedRow,
  | 'group'
  | 'title'
  | 'brand'
  | 'gender'
  | 'ageGroup'
  | 'productType'
  | 'googleCategory'
  | 'status'
  | 'isNamedByGroup'
> & {
  readonly optionNames: readonly string[];
  /**
   * Description and pictures, for the first row that is accepted; the product's first row may be
   * refused.
   */
  pending: { readonly description: string; readonly gallery: FeedRow['gallery'] } | null;
};

export async function* readShopifyRows(
  table: AsyncIterable<TableEntry>,
  options: ShopifyOptions,
): AsyncGenerator<RowEntry> {
  const heads = new Map<string, Head>();
  const skus = new Map<string, SkuUse>();
  let index = 0;
  for await (const entry of table) {
    if (entry.kind === 'header') {
      const unknown = reportUnknownColumns(entry.columns, entry.line, SHOPIFY_COLUMNS);
      if (unknown) yield unknown;
      continue;
    }
    const location = { index: index++, line: entry.line };
    if (entry.kind === 'broken') yield { ...entry, kind: 'rejected', isUnreadable: true };
    else yield withUniqueSku(parseRow(entry.cells, location, heads, options), skus);
  }
}

type SkuUse = { readonly line: number; readonly optionKey: string };

/**
 * Shops reuse a sku for several variants. Skus must be unique here, so later ones get one derived
 * from sku, handle and options.
 */
function withUniqueSku(entry: RowEntry, skus: Map<string, SkuUse>): RowEntry {
  if (entry.kind !== 'row' || entry.row.isPicture) return entry;
  const { id, group, colour, size, otherOptions = [] } = entry.row;
  const optionKey = [group, colour, size, ...otherOptions.map(({ value }) => value)]
    .filter((value) => value !== '')
    .join('/');
  const other = skus.get(id);
  if (!other) skus.set(id, { line: entry.line, optionKey });
  if (!other || other.optionKey === optionKey) return entry;
  const reason = `Variant SKU "${excerpt(id)}" is already used on line ${other.line}: another was derived from it, handle and options`;
  const warning = {
    field: 'Variant SKU',
    value: excerpt(id),
    reason,
    advice: 'give each variant its own; stock by this sku goes to the first',
  };
  const derivedSku = `${id}/${optionKey}`.slice(0, MAX_TEXT_LENGTH);
  return {
    ...entry,
    row: { ...entry.row, id: derivedSku },
    warnings: [...entry.warnings, warning],
  };
}

type RowLocation = { readonly index: number; readonly line: number };

function parseRow(
  cells: Cells,
  location: RowLocation,
  heads: Map<string, Head>,
  options: ShopifyOptions,
): RowEntry {
  const handle = cells.get('handle') ?? '';
  const group = toSlug(handle);
  const identity = {
    line: location.line,
    ...(handle === '' ? {} : { key: handle.slice(0, MAX_TEXT_LENGTH) }),
  };
  const rejected = { kind: 'rejected', ...identity, group } as const;
  const rejectRow = (issue: RowIssue): RowEntry => ({ ...rejected, ...issue });
  const issueBase = { field: 'Handle', value: excerpt(handle) };
  if (group === '')
    return rejectRow({ ...issueBase, reason: 'Handle missing', advice: 'fill it in' });
  const reason = `Handle "${excerpt(handle)}" is not a valid slug: ${group} is used`;
  const warnings = handle === group ? [] : [{ ...issueBase, reason }];
  const hasTitle = cells.has('title');
  const isFirst = hasTitle && !heads.has(group);
  if (isFirst) heads.set(group, parseHead(cells, group));
  const head = heads.get(group);
  if (!head) {
    return rejectRow({
      ...issueBase,
      reason: `no row of the product ${excerpt(handle)} with a Title comes before it`,
      advice: 'export the product whole, or take the row out',
    });
  }
  const gallery = parseGallery(cells);
  if (!isVariant(cells)) {
    if (gallery.length === 0)
      return rejectRow({
        reason: 'has neither a variant nor a picture',
        advice: 'take the row out',
      });
    const row = { ...createEmptyRow(head, location), isPicture: true, gallery };
    return { kind: 'row', ...identity, row, warnings: [] };
  }
  const variant = parseVariant(cells, head, options);
  if ('reason' in variant) return rejectRow(variant);
  const { pending } = head;
  head.pending = null;
  const row: FeedRow = {
    ...createEmptyRow(head, location),
    ...variant.fields,
    description: pending?.description ?? '',
    gallery: [...(pending?.gallery ?? []), ...(isFirst ? [] : gallery)],
  };
  return {
    kind: 'row',
    ...identity,
    row,
    warnings: [...(hasTitle ? warnings : []), ...variant.warnings],
  };
}

function parseHead(cells: Cells, group: string): Head {
  const get = (name: string): string => htmlToLine(cells.get(name) ?? '').slice(0, MAX_TEXT_LENGTH);
  const status = cells.get('status')?.toLowerCase();
  const isHidden = status === 'draft' || cells.get('published')?.toLowerCase() === 'false';
  return {
    group,
    title: cells.get('title')?.replace(/\s+/g, ' ').slice(0, MAX_TEXT_LENGTH) ?? '',
    brand: get('vendor') || 'Unbranded',
    gender: get('google shopping / gender'),
    ageGroup: get('google shopping / age group'),
    productType: get('type'),
    googleCategory: get('google shopping / google product category') || get('product category'),
    status: status === 'archived' ? 'archived' : isHidden ? 'draft' : 'live',
    isNamedByGroup: true,
    optionNames: [1, 2, 3].map((number) => get(`option${number} name`)),
    pending: {
      description: htmlToText(cells.get('body (html)') ?? ''),
      gallery: parseGallery(cells),
    },
  };
}

function createEmptyRow(head: Head, location: RowLocation): FeedRow {
  const { optionNames: _names, pending: _pending, ...product } = head;
  return {
    ...product,
    ...location,
    id: `${head.group}#${location.index}`,
    description: '',
    price: { centAmount: 0, currencyCode: 'GBP' },
    availability: 'out_of_stock',
    colour: '',
    size: '',
    materials: [],
    pictures: [],
  };
}

type Variant = Pick<
  FeedRow,
  'id' | 'price' | 'wasCentAmount' | 'stock' | 'colour' | 'size' | 'otherOptions' | 'pictures'
>;

function parseVariant(
  cells: Cells,
  head: Head,
  options: ShopifyOptions,
): { readonly fields: Variant; readonly warnings: readonly RowIssue[] } | RowIssue {
  const price = parseShopifyPrice(
    cells.get('variant price') ?? '',
    cells.get('variant compare at price') ?? '',
    options,
  );
  if ('reason' in price) return price;
  const variantOptions = parseVariantOptions(
    head.optionNames,
    [1, 2, 3].map((number) => htmlToLine(cells.get(`option${number} value`) ?? '')),
  );
  const optionKey = [
    variantOptions.colour,
    variantOptions.size,
    ...variantOptions.otherOptions.map(({ value }) => value),
  ].filter((value) => value !== '');
  const sku = parseSku(cells.get('variant sku') ?? '', [head.group, ...optionKey].join('/'));
  const stock = parseShopifyStock(cells);
  const picture = cells.get('variant image');
  const fields = {
    ...price.value,
    id: sku.value,
    stock: stock.value,
    ...variantOptions,
    pictures: picture === undefined ? [] : [picture],
  };
  return { fields, warnings: [...sku.warnings, ...price.warnings, ...stock.warnings] };
}

/** Rows without any of these columns have no variant. */
function isVariant(cells: Cells): boolean {
  return ['title', 'variant sku', 'variant price', 'option1 value'].some((name) => cells.has(name));
}

function parseGallery(cells: Cells): readonly { readonly url: string; readonly alt: string }[] {
  const url = cells.get('image src');
  return url === undefined ? [] : [{ url, alt: htmlToLine(cells.get('image alt text') ?? '') }];
}
