/** The first look through a feed: what must be known of the whole file before the first product can be saved. */

/*
 * Variants of one product may stand anywhere in a file. Reading twice keeps memory small: this pass counts how many
 * rows each product has and keeps its name, some 100 bytes each; the second pass can then save a product as soon as
 * its last row has come, so that only products still waiting for rows are held. One pass would hold the whole file.
 */

import { type CategoryTree, createCategoryTree } from './category-tree.ts';
import type { FeedRow } from './feed-row.ts';
import { type Placement, placeProduct } from './placement.ts';
import { deriveProductName, type VariantTitle } from './product-name.ts';
import type { RowEntry } from './row-entry.ts';
import { toSlug } from './slug.ts';

/** Titles beyond this add nothing to a name. */
const MAX_TITLES = 24;

export type GroupPlan = {
  readonly name: string;
  readonly slug: string;
  /** What tells the slug apart from another product's. */
  readonly slugTail: string;
};

export type FirstPass = {
  readonly rows: number;
  /** How many usable rows each product has. */
  readonly sizes: ReadonlyMap<string, number>;
  readonly plans: ReadonlyMap<string, GroupPlan>;
  /** Where each id stands first. */
  readonly firstById: ReadonlyMap<string, { readonly index: number; readonly line: number }>;
  readonly tree: CategoryTree;
  /** Brand names with the line of their first row. */
  readonly brands: ReadonlyMap<string, number>;
  /** Every product that the file names, also those of which no row can be taken. */
  readonly groups: ReadonlySet<string>;
  /** Rows may be missing beside those that are told of. */
  readonly isDamaged: boolean;
};

export async function readFirstPass(
  entries: AsyncIterable<RowEntry>,
  shorten: (text: string) => string,
): Promise<FirstPass> {
  const firstById = new Map<string, { index: number; line: number }>();
  const sizes = new Map<string, number>();
  const titles = new Map<string, VariantTitle[]>();
  const brands = new Map<string, number>();
  const tree = createCategoryTree();
  const named = new Set<string>();
  const groups = new Set<string>();
  let isDamaged = false;
  let rows = 0;
  for await (const entry of entries) {
    if (entry.kind !== 'row') {
      if (entry.group !== undefined) groups.add(detach(entry.group));
      isDamaged ||= entry.isUnreadable === true;
    }
    if (entry.kind === 'fault') continue;
    rows++;
    if (entry.kind === 'refused' || firstById.has(entry.row.id)) continue;
    const row = {
      ...entry.row,
      id: detach(entry.row.id),
      group: detach(entry.row.group),
      brand: detach(entry.row.brand),
    };
    groups.add(row.group);
    sizes.set(row.group, (sizes.get(row.group) ?? 0) + 1);
    keepTitle(titles, row);
    if (row.isPicture) continue;
    firstById.set(row.id, { index: row.index, line: row.line });
    if (row.isNamedByGroup) named.add(row.group);
    tree.add(placeRow(row));
    if (!brands.has(row.brand)) brands.set(row.brand, row.line);
  }
  return {
    rows,
    sizes,
    plans: planGroups(titles, named, shorten),
    firstById,
    tree,
    brands,
    groups,
    isDamaged,
  };
}

export function placeRow({ gender, ageGroup, productType, googleCategory }: FeedRow): Placement {
  return placeProduct({ gender, ageGroup, productType, googleCategory });
}

function keepTitle(
  titles: Map<string, VariantTitle[]>,
  { group, title, colour, size }: FeedRow,
): void {
  const kept = titles.get(group) ?? [];
  if (kept.length >= MAX_TITLES || kept.some((other) => other.title === title)) return;
  kept.push({ title: detach(title), colour: detach(colour), size: detach(size) });
  titles.set(group, kept);
}

/** A copy: a string cut out of a piece of the file would keep the whole piece in memory for as long as it is kept itself. */
function detach(text: string): string {
  return [...text].join('');
}

/** Products of one name get a tail each, so that no address hangs on the order of the file. */
function planGroups(
  titles: ReadonlyMap<string, readonly VariantTitle[]>,
  named: ReadonlySet<string>,
  shorten: (text: string) => string,
): Map<string, GroupPlan> {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();
  for (const [group, variants] of titles) {
    const name = deriveProductName(variants);
    names.set(group, name);
    uses.set(toSlug(name), (uses.get(toSlug(name)) ?? 0) + 1);
  }
  const plans = new Map<string, GroupPlan>();
  for (const [group, name] of names) {
    const slug = named.has(group) ? group : toSlug(name);
    const slugTail = shorten(group).slice(0, 6).toLowerCase();
    const isAlone = named.has(group) || (slug !== '' && uses.get(slug) === 1);
    plans.set(group, { name, slug: isAlone ? slug : `${slug || 'product'}-${slugTail}`, slugTail });
  }
  return plans;
}
