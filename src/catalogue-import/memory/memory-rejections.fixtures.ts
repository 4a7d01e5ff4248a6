/** Rejections of product batches in memory: what the database's own checks refuse, and clashes. */
import type { CategoryRecord, ProductRecord } from '#features/catalogue/catalogue-records.ts';
import { createTakenProblem } from '#features/catalogue/check-product-records.ts';
import { Problem } from '#kit/problem.ts';

const KEY = /^[A-Za-z0-9-]+$/;

/** @throws Problem 400 or 422 for values that the database refuses, or an unknown category. */
export function assertValid(
  { categories }: { readonly categories: ReadonlyMap<string, CategoryRecord> },
  records: readonly ProductRecord[],
): void {
  for (const [index, record] of records.entries()) {
    const field = `products[${index}]`;
    if (JSON.stringify(record).includes('\\u0000'))
      throw new Problem(400, 'import.refused', 'A text contains NUL', { field });
    if (!KEY.test(record.productKey))
      throw new Problem(422, 'import.refused', `The key ${record.productKey} is invalid`, {
        field,
      });
    if (record.variants.some(({ stock }) => stock < 0))
      throw new Problem(422, 'import.refused', 'A stock is below 0', { field });
    const unknown = record.categories.find((slug) => !categories.has(slug));
    if (unknown !== undefined)
      throw new Problem(422, 'import.unknownCategory', `there is no category ${unknown}`, {
        field: `${field}.categories`,
      });
  }
}

type Conflict = { readonly field: 'slug' | 'id' | 'sku'; readonly value: string };

/**
 * Archives products that `mayArchive` accepts, and takes their slugs, ids and skus from them.
 * Returns slugs that become redirects.
 * @throws Problem 409 for a clash with any other.
 */
export function archiveConflictingOrThrow(
  products: Map<string, ProductRecord>,
  records: readonly ProductRecord[],
  mayArchive: (productKey: string) => boolean,
): { readonly slug: string; readonly to: string }[] {
  const moved: { slug: string; to: string }[] = [];
  for (const [index, record] of records.entries())
    for (const other of [...products.values()]) {
      const conflicts = other.productKey === record.productKey ? [] : listConflicts(record, other);
      const [first] = conflicts;
      if (!first) continue;
      const { productKey } = other;
      if (!mayArchive(productKey))
        throw createTakenProblem(first.field, first.value, productKey, record.productKey, index);
      const isSlugTaken = conflicts.some(({ field }) => field === 'slug');
      products.set(productKey, {
        ...other,
        status: 'archived',
        slug: isSlugTaken ? `${other.slug}-${productKey}` : other.slug,
        id: conflicts.some(({ field }) => field === 'id') ? `${productKey}-released` : other.id,
        variants: other.variants.filter(({ sku }) => !conflicts.some(({ value }) => value === sku)),
      } as ProductRecord);
      if (!isSlugTaken) moved.push({ slug: other.slug, to: record.productKey });
    }
  return moved;
}

function listConflicts(record: ProductRecord, other: ProductRecord): Conflict[] {
  const skus = new Set(other.variants.map(({ sku }) => sku));
  const id = record.id ?? record.productKey;
  return [
    ...(record.slug === other.slug ? [{ field: 'slug', value: record.slug } as const] : []),
    ...(id === (other.id ?? other.productKey) ? [{ field: 'id', value: id } as const] : []),
    ...record.variants
      .filter(({ sku }) => skus.has(sku))
      .map(({ sku }) => ({ field: 'sku', value: sku }) as const),
  ];
}
