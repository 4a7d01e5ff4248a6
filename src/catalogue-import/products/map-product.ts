/** Maps the rows of one product to the record that is saved. */
import type {
  ColourRecord,
  ProductRecord,
  VariantRecord,
} from '#features/catalogue/catalogue-records.ts';
import { compareSizes } from '#features/catalogue/compare-sizes.ts';
import type { FeedRow } from '../formats/feed-row.ts';
import type { ImportIssue, RowIssue } from '../report/import-issue.ts';
import { DEFAULT_STOCK } from '../report/import-report.ts';
import { parseColour, refineByTone } from '../values/colours.ts';
import { type HashToShortId, makeProductKey, toValidSku } from '../values/product-keys.ts';
import { assignGallery, type ColourPictures, type MeasuredPicture } from './assign-gallery.ts';
import type { FeedCategoryTree } from './category-tree.ts';
import { findLegalIssues } from './find-legal-issues.ts';
import { categoriseRow, type GroupNaming } from './first-pass.ts';
import { mergeOtherOptions } from './merge-other-options.ts';
import { parseSize } from './sizes.ts';

/** Largest number of variants accepted for one product. */
const MAX_VARIANTS = 1_000;
const MAX_COLOUR_PICTURES = 12;
const MAX_CATEGORIES = 8;

export type MapContext = {
  readonly naming: GroupNaming;
  readonly tree: FeedCategoryTree;
  readonly fascias: readonly string[];
  /** Fascias that sell to the European Economic Area. */
  readonly eeaFascias: readonly string[];
  readonly hashToShortId: HashToShortId;
  /** Stored picture by URL; undefined when it could not be fetched. */
  readonly pictureOf: (url: string) => MeasuredPicture | undefined;
};

export type MappedProduct = {
  readonly product: ProductRecord;
  /** Suffix for the slug when another product has it. */
  readonly slugSuffix: string;
  readonly rows: readonly FeedRow[];
  readonly issues: readonly ImportIssue[];
};

/** `all` is in file order and `first` is its first variant, whose data is used for the product. */
export function mapProduct(
  first: FeedRow,
  all: readonly FeedRow[],
  context: MapContext,
): MappedProduct {
  const issues: ImportIssue[] = [];
  const pictureRows = all.filter(({ isPicture }) => isPicture);
  const rows = rejectDuplicates(
    mergeOtherOptions(
      all.filter(({ isPicture }) => !isPicture),
      issues,
    ),
    issues,
  );
  const { name, slug } = context.naming;
  const productCategories = categoriseRow(first);
  for (const reason of productCategories.warnings)
    issues.push(toWarning(first, { field: 'product type', reason }));
  const galleries = all.flatMap(({ gallery = [] }) => gallery);
  const colours = mapColours(rows, galleries, name, context, issues);
  const order = new Map(colours.map(({ key }, index) => [key, index]));
  const variants = rows
    .map((row) => mapVariant(row, context.hashToShortId))
    .sort(
      (a, b) =>
        (order.get(a.colour) ?? 0) - (order.get(b.colour) ?? 0) || compareSizes(a.size, b.size),
    );
  const materials = [...new Set(rows.flatMap((row) => row.materials))];
  const categories = [
    ...new Set(rows.flatMap((row) => context.tree.slugsOf(categoriseRow(row)).slice(0, 1))),
  ].slice(0, MAX_CATEGORIES);
  const product: ProductRecord = {
    productKey: makeProductKey(first.group, context.hashToShortId),
    slug,
    name: { 'en-GB': name },
    brand: first.brand,
    productType: productCategories.productType,
    department: productCategories.department,
    description: { 'en-GB': all.find((row) => row.description !== '')?.description ?? '' },
    categories,
    availableFascias: context.fascias,
    colours,
    variants,
    facts: mapFacts(all, materials, context),
    status: first.status ?? 'live',
  };
  issues.push(
    ...findLegalIssues(product, context.eeaFascias).map((issue) => toWarning(first, issue)),
  );
  return {
    product,
    slugSuffix: context.naming.slugSuffix,
    rows: [...rows, ...pictureRows],
    issues,
  };
}

const toWarning = ({ line, id }: FeedRow, issue: RowIssue): ImportIssue => ({
  ...{ line, key: id, severity: 'warning' },
  ...issue,
});

function mapFacts(
  rows: readonly FeedRow[],
  materials: readonly string[],
  context: MapContext,
): ProductRecord['facts'] {
  const safety = rows.find((row) => row.safety)?.safety;
  return {
    ...(materials.length > 0 && { material: materials }),
    ...mapRelated(rows, context),
    ...(safety && { safety }),
  };
}

/** Groups of the first row that names any, with the keys that the products get. */
function mapRelated(
  rows: readonly FeedRow[],
  { hashToShortId }: MapContext,
): ProductRecord['facts'] {
  const related = rows.find((row) => row.related)?.related;
  if (!related) return {};
  const groups = Object.entries(related).map(([kind, group]) => [
    kind,
    { ...group, products: group.products.map((id) => makeProductKey(id, hashToShortId)) },
  ]);
  return { related: Object.fromEntries(groups) };
}

/** Keeps one row for each colour and size; refuses later ones, naming the first. */
function rejectDuplicates(all: readonly FeedRow[], issues: ImportIssue[]): FeedRow[] {
  const lines = new Map<string, number>();
  const validRows: FeedRow[] = [];
  for (const row of all) {
    const choice = `${parseColour(row.colour).key}\n${parseSize(row.size)}`;
    const other = lines.get(choice);
    const value = `${row.colour} ${row.size}`.trim();
    const issue = {
      line: row.line,
      key: row.id,
      severity: 'refused',
      field: 'colour and size',
      value,
    } as const;
    if (other !== undefined)
      issues.push({
        ...issue,
        reason: `has the same colour and size as the item on line ${other}`,
        advice: 'keep one of them',
      });
    else if (validRows.length >= MAX_VARIANTS)
      issues.push({ ...issue, reason: `its product has more than ${MAX_VARIANTS} variants` });
    else {
      lines.set(choice, row.line);
      validRows.push(row);
    }
  }
  return validRows;
}

function mapVariant(row: FeedRow, hashToShortId: HashToShortId): VariantRecord {
  const { centAmount, currencyCode } = row.price;
  const formerPrice = row.wasCentAmount === undefined ? {} : { wasCentAmount: row.wasCentAmount };
  return {
    ...toValidSku(row.id, hashToShortId),
    colour: parseColour(row.colour).key,
    size: parseSize(row.size),
    prices: { [currencyCode]: { centAmount, ...formerPrice } },
    stock: row.stock ?? (row.availability === 'in_stock' ? DEFAULT_STOCK : 0),
  };
}

/** Colours in file order, each with the pictures of its sizes and of the gallery. */
function mapColours(
  rows: readonly FeedRow[],
  gallery: NonNullable<FeedRow['gallery']>,
  name: string,
  context: MapContext,
  issues: ImportIssue[],
): ColourRecord[] {
  const colourEntries = new Map<string, ColourPictures & { readonly row: FeedRow }>();
  for (const row of rows) {
    const colour = parseColour(row.colour);
    let entry = colourEntries.get(colour.key);
    if (!entry) {
      entry = { colour, urls: new Set(), row };
      colourEntries.set(colour.key, entry);
    }
    for (const url of row.pictures) entry.urls.add(url);
  }
  assignGallery([...colourEntries.values()], gallery);
  return [...colourEntries.values()].map(({ colour, urls, row }) => {
    const ownPictures = row.pictures.flatMap((url) => context.pictureOf(url) ?? []);
    const { key, label, facet, hex } = refineByTone(colour, ownPictures[0]?.swatch);
    if (!colour.isKnown) {
      const source = ownPictures[0]?.swatch === undefined ? '' : ', as its picture shows';
      const reason = `colour "${label}" belongs to no known family: filed under ${facet}${source}`;
      issues.push({
        line: row.line,
        key: row.id,
        severity: 'warning',
        field: 'colour',
        value: label,
        reason,
      });
    }
    const alt = {
      'en-GB': label === '' || rows.every((row) => row.colour === '') ? name : `${name}, ${label}`,
    };
    const pictures = new Map<string, MeasuredPicture>();
    for (const url of urls) {
      const picture = context.pictureOf(url);
      if (picture && pictures.size < MAX_COLOUR_PICTURES) pictures.set(picture.id, picture);
    }
    return {
      key,
      label: { 'en-GB': label },
      facet,
      hex,
      pictures: [...pictures.values()].map(({ id, tint }) => ({ id, tint, alt })),
    };
  });
}
