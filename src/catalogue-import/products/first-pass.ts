/** First pass over a feed: collects what must be known before the first product is saved. */

/*
 * Variants of one product may be anywhere in a file. Two passes save memory: this one counts the
 * rows of each product and keeps its name, some 100 bytes each. The second pass then saves a
 * product as soon as its last row has come, so that only incomplete products are in memory. A
 * single pass would need the whole file.
 */

import type { FeedRow } from '../formats/feed-row.ts';
import type { RowEntry } from '../formats/row-entry.ts';
import { toSlug } from '../values/slug.ts';
import { categoriseProduct, type ProductCategories } from './categorise-product.ts';
import { createCategoryTree, type FeedCategoryTree } from './category-tree.ts';
import { deriveProductName, type VariantTitle } from './product-name.ts';

/** Further titles do not change the derived name. */
const MAX_TITLES = 24;

export type GroupNaming = {
  readonly name: string;
  readonly slug: string;
  /** Suffix that makes the slug unique. */
  readonly slugSuffix: string;
};

export type FirstPass = {
  readonly rows: number;
  /** Number of usable rows by product. */
  readonly sizes: ReadonlyMap<string, number>;
  /** By product. */
  readonly namings: ReadonlyMap<string, GroupNaming>;
  /** First occurrence of each id. */
  readonly firstById: ReadonlyMap<string, { readonly index: number; readonly line: number }>;
  readonly tree: FeedCategoryTree;
  /** Line of each brand's first row. */
  readonly brands: ReadonlyMap<string, number>;
  /** Every product that the file names, including those without a usable row. */
  readonly groups: ReadonlySet<string>;
  /** Some rows could not be read at all, so `groups` may be incomplete. */
  readonly hasInvalidLines: boolean;
};

export async function readFirstPass(
  entries: AsyncIterable<RowEntry>,
  hashToShortId: (text: string) => string,
): Promise<FirstPass> {
  const firstById = new Map<string, { index: number; line: number }>();
  const sizes = new Map<string, number>();
  const titles = new Map<string, VariantTitle[]>();
  const brands = new Map<string, number>();
  const tree = createCategoryTree();
  const namedByGroup = new Set<string>();
  const groups = new Set<string>();
  let hasInvalidLines = false;
  let rows = 0;
  for await (const entry of entries) {
    if (entry.kind !== 'row') {
      if (entry.group !== undefined) groups.add(detach(entry.group));
      hasInvalidLines ||= entry.isUnreadable === true;
    }
    if (entry.kind === 'fileIssue') continue;
    rows++;
    if (entry.kind === 'rejected' || firstById.has(entry.row.id)) continue;
    const row = {
      ...entry.row,
      id: detach(entry.row.id),
      group: detach(entry.row.group),
      brand: detach(entry.row.brand),
    };
    groups.add(row.group);
    sizes.set(row.group, (sizes.get(row.group) ?? 0) + 1);
    addTitle(titles, row);
    if (row.isPicture) continue;
    firstById.set(row.id, { index: row.index, line: row.line });
    if (row.isNamedByGroup) namedByGroup.add(row.group);
    tree.add(categoriseRow(row));
    if (!brands.has(row.brand)) brands.set(row.brand, row.line);
  }
  return {
    rows,
    sizes,
    namings: nameGroups(titles, namedByGroup, hashToShortId),
    firstById,
    tree,
    brands,
    groups,
    hasInvalidLines,
  };
}

export function categoriseRow({
  gender,
  ageGroup,
  productType,
  googleCategory,
}: FeedRow): ProductCategories {
  return categoriseProduct({ gender, ageGroup, productType, googleCategory });
}

function addTitle(
  titles: Map<string, VariantTitle[]>,
  { group, title, colour, size }: FeedRow,
): void {
  const existing = titles.get(group) ?? [];
  if (existing.length >= MAX_TITLES || existing.some((other) => other.title === title)) return;
  existing.push({ title: detach(title), colour: detach(colour), size: detach(size) });
  titles.set(group, existing);
}

/** Copies a string: V8's substrings keep the whole chunk of the file in memory. */
function detach(text: string): string {
  return [...text].join('');
}

/**
 * Products that share a name each get a suffix, so that slugs do not depend on the file's order.
 */
function nameGroups(
  titles: ReadonlyMap<string, readonly VariantTitle[]>,
  namedByGroup: ReadonlySet<string>,
  hashToShortId: (text: string) => string,
): Map<string, GroupNaming> {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();
  for (const [group, variants] of titles) {
    const name = deriveProductName(variants);
    names.set(group, name);
    uses.set(toSlug(name), (uses.get(toSlug(name)) ?? 0) + 1);
  }
  const namings = new Map<string, GroupNaming>();
  for (const [group, name] of names) {
    const slug = namedByGroup.has(group) ? group : toSlug(name);
    const slugSuffix = hashToShortId(group).slice(0, 6).toLowerCase();
    const isUnique = namedByGroup.has(group) || (slug !== '' && uses.get(slug) === 1);
    namings.set(group, {
      name,
      slug: isUnique ? slug : `${slug || 'product'}-${slugSuffix}`,
      slugSuffix,
    });
  }
  return namings;
}
