/** Reads a Magento 2 product export: configurable products, their variants, simple products. */
import type { RowIssue } from '../../report/import-issue.ts';
import { DEFAULT_STOCK } from '../../report/import-report.ts';
import { excerpt } from '../../values/feed-values.ts';
import { htmlToLine, htmlToText } from '../../values/plain-text.ts';
import { toSlug } from '../../values/slug.ts';
import { type FeedRow, NO_BRAND } from '../feed-row.ts';
import type { RowEntry } from '../row-entry.ts';
import type { Cells, TableEntry } from '../table/table-rows.ts';
import { reportUnknownColumns } from '../table/unknown-columns.ts';
import {
  type Attributes,
  type MagentoOptions,
  parseAttributes,
  parseCategoryPath,
  parseGender,
  parseMagentoPrice,
  parseMagentoStock,
  parsePictures,
  parseVariations,
} from './magento-values.ts';

const MAGENTO_COLUMNS =
  /^(?:sku|store_view_code|product_type|categories|name|description|short_description|product_online|visibility|price|special_price(?:_from_date|_to_date)?|url_key|base_image|additional_images|additional_attributes|qty|is_in_stock|manage_stock|configurable_variations|brand|manufacturer)$/;

const MAX_TEXT_LENGTH = 200;

type Parent = { readonly cells: Cells; readonly variation: Attributes };

/** Configurable products by the sku of their variants; in the file, they follow the variants. */
export type ParentsBySku = ReadonlyMap<string, Parent>;

export async function findParents(table: AsyncIterable<TableEntry>): Promise<ParentsBySku> {
  const parents = new Map<string, Parent>();
  for await (const entry of table) {
    if (entry.kind !== 'row' || !isDefaultView(entry.cells)) continue;
    for (const variation of parseVariations(entry.cells.get('configurable_variations') ?? '')) {
      const sku = variation.get('sku');
      if (sku !== undefined) parents.set(sku, { cells: entry.cells, variation });
    }
  }
  return parents;
}

export async function* readMagentoRows(
  table: AsyncIterable<TableEntry>,
  parents: ParentsBySku,
  options: MagentoOptions,
): AsyncGenerator<RowEntry> {
  let index = 0;
  for await (const entry of table) {
    if (entry.kind === 'header') {
      const unknown = reportUnknownColumns(entry.columns, entry.line, MAGENTO_COLUMNS);
      if (unknown) yield unknown;
      continue;
    }
    const location = { index: index++, line: entry.line };
    if (entry.kind === 'broken') yield { ...entry, kind: 'rejected', isUnreadable: true };
    else yield parseRow(entry.cells, location, parents, options);
  }
}

function isDefaultView(cells: Cells): boolean {
  return !cells.has('store_view_code');
}

function groupOf(cells: Cells): string {
  return toSlug(cells.get('url_key') ?? '') || toSlug(cells.get('sku') ?? '');
}

function parseRow(
  cells: Cells,
  location: { index: number; line: number },
  parents: ParentsBySku,
  options: MagentoOptions,
): RowEntry {
  const sku = cells.get('sku') ?? '';
  const parent = parents.get(sku);
  const group = groupOf(parent?.cells ?? cells);
  const identity = {
    line: location.line,
    ...(sku === '' ? {} : { key: sku.slice(0, MAX_TEXT_LENGTH) }),
  };
  const rejectRow = (issue: RowIssue): RowEntry => ({
    kind: 'rejected',
    ...identity,
    group,
    ...issue,
  });
  const product = parseProduct(cells, parent, group);
  const type = cells.get('product_type') ?? 'simple';
  const issue = checkKey(cells, group) ?? checkTitle(product.title) ?? checkType(type);
  if (issue) return rejectRow(issue);
  const warnings = product.brand === 'Unbranded' ? [NO_BRAND] : [];
  if (type === 'configurable') {
    const row = {
      ...product,
      ...location,
      id: `${group}#${location.index}`,
      price: NO_PRICE,
      isPicture: true,
      gallery: parsePictures(cells).map((url) => ({ url, alt: product.title })),
    };
    return { kind: 'row', ...identity, row, warnings };
  }
  const price = parseMagentoPrice(cells, options);
  if ('reason' in price) return rejectRow(price);
  const row: FeedRow = {
    ...product,
    ...location,
    ...price,
    id: sku.slice(0, 100),
    stock: parseMagentoStock(cells, DEFAULT_STOCK),
    ...parseOptions(cells, parent),
    pictures: parsePictures(cells),
  };
  return { kind: 'row', ...identity, row, warnings };
}

function checkKey(cells: Cells, group: string): RowIssue | null {
  if (!cells.has('sku') || group === '')
    return { field: 'sku', reason: 'sku missing', advice: 'name the product' };
  const view = cells.get('store_view_code');
  if (view === undefined) return null;
  const reason = 'is the text of a store view: only the default one is read';
  return {
    field: 'store_view_code',
    value: excerpt(view),
    reason,
    advice: 'leave it out',
  };
}

function checkTitle(title: string): RowIssue | null {
  return title === '' ? { field: 'name', reason: 'name missing', advice: 'fill it in' } : null;
}

function checkType(type: string): RowIssue | null {
  if (['configurable', 'simple', 'virtual', 'downloadable'].includes(type)) return null;
  const value = excerpt(type);
  const reason = `products of type ${value} are not sold here`;
  return { field: 'product_type', value, reason, advice: 'sell its parts' };
}

const NO_PRICE = { centAmount: 0, currencyCode: 'GBP' } as const;

/** Texts, brand and category are the parent's; a variant's own name repeats colour and size. */
function parseProduct(cells: Cells, parent: Parent | undefined, group: string) {
  const main = parent?.cells ?? cells;
  const rowAttributes = parseAttributes(cells.get('additional_attributes') ?? '');
  const parentAttributes = parseAttributes(main.get('additional_attributes') ?? '');
  const line = (text: string): string => htmlToLine(text).slice(0, MAX_TEXT_LENGTH);
  const brand = ['brand', 'manufacturer']
    .map((name) =>
      line(parentAttributes.get(name) ?? rowAttributes.get(name) ?? main.get(name) ?? ''),
    )
    .find((name) => name !== '');
  const path = line(parseCategoryPath(main.get('categories') ?? ''));
  const isOnline = (main.get('product_online') ?? '1') === '1';
  const isHiddenSimple =
    !parent && cells.get('visibility')?.toLowerCase() === 'not visible individually';
  return {
    group,
    isNamedByGroup: true,
    title: line(main.get('name') ?? ''),
    description: htmlToText(main.get('description') ?? main.get('short_description') ?? ''),
    brand: brand ?? 'Unbranded',
    gender: parseGender(path),
    ageGroup: '',
    productType: path,
    googleCategory: '',
    status: isOnline && !isHiddenSimple ? ('live' as const) : ('draft' as const),
    availability: 'in_stock' as const,
    colour: '',
    size: '',
    materials: (parentAttributes.get('material') ?? rowAttributes.get('material') ?? '')
      .split('|')
      .filter((name) => name !== ''),
    pictures: [],
  };
}

/** Options of the variant: as in the parent's variations, else from the row's attributes. */
function parseOptions(
  cells: Cells,
  parent: Parent | undefined,
): Pick<FeedRow, 'colour' | 'size' | 'otherOptions'> {
  const rowAttributes = parseAttributes(cells.get('additional_attributes') ?? '');
  const variation = new Map(
    [...rowAttributes].filter(([name]) => COLOUR.test(name) || SIZE.test(name)),
  );
  for (const [name, value] of parent?.variation ?? [])
    if (name !== 'sku') variation.set(name, value);
  const find = (pattern: RegExp): string =>
    htmlToLine([...variation].find(([name]) => pattern.test(name))?.[1] ?? '');
  const otherOptions = [...variation]
    .filter(([name]) => !COLOUR.test(name) && !SIZE.test(name))
    .map(([name, value]) => ({ name, value }));
  return { colour: find(COLOUR), size: find(SIZE), otherOptions };
}

const COLOUR = /^colou?r$/;
const SIZE = /(?:^|_)size$/;
