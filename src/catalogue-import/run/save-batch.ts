/** Saves a batch; when it is refused, bisects it to find the faulty products and saves the rest. */
import type { CategoryRecord, ProductRecord } from '#features/catalogue/catalogue-records.ts';
import { isProblem } from '#kit/problem.ts';
import type { SaveCounts } from '../catalogue-import.port.ts';

export type ProductToSave = {
  readonly product: ProductRecord;
  /** Suffix for the slug when another product has it. */
  readonly slugSuffix: string;
};

/** Saves all products or none. */
export type SaveProducts = (products: readonly ProductRecord[]) => Promise<SaveCounts>;

export type BatchResult<T extends ProductToSave> = {
  readonly counts: SaveCounts;
  /** Products that were not saved, with the reason. */
  readonly refused: readonly { readonly composed: T; readonly reason: string }[];
  /** Products that got a suffix because another product has their slug. */
  readonly renamed: readonly T[];
};

export const NO_COUNTS: SaveCounts = { created: 0, updated: 0, unchanged: 0 };

export async function saveProductBatch<T extends ProductToSave>(
  save: SaveProducts,
  batch: readonly T[],
): Promise<BatchResult<T>> {
  if (batch.length === 0) return { counts: NO_COUNTS, refused: [], renamed: [] };
  try {
    const counts = await save(batch.map(({ product }) => product));
    return { counts, refused: [], renamed: [] };
  } catch (error) {
    // Only rejections (4xx) are caused by the products; a database failure is rethrown.
    if (!isProblem(error) || error.status >= 500) throw error;
    const [only, ...others] = batch;
    if (only && others.length === 0)
      return saveAlone(save, only, error.message, error.details.field?.endsWith('slug') === true);
    const half = Math.ceil(batch.length / 2);
    return joinResults(
      await saveProductBatch(save, batch.slice(0, half)),
      await saveProductBatch(save, batch.slice(half)),
    );
  }
}

async function saveAlone<T extends ProductToSave>(
  save: SaveProducts,
  composed: T,
  reason: string,
  isSlugTaken: boolean,
): Promise<BatchResult<T>> {
  const unsaved = { counts: NO_COUNTS, refused: [{ composed, reason }], renamed: [] };
  const { slugSuffix, product } = composed;
  if (!isSlugTaken || product.slug.endsWith(`-${slugSuffix}`)) return unsaved;
  const renamed = { ...composed, product: { ...product, slug: `${product.slug}-${slugSuffix}` } };
  try {
    return { counts: await save([renamed.product]), refused: [], renamed: [renamed] };
  } catch (error) {
    if (!isProblem(error) || error.status >= 500) throw error;
    return unsaved;
  }
}

export function addCounts(a: SaveCounts, b: SaveCounts): SaveCounts {
  return {
    created: a.created + b.created,
    updated: a.updated + b.updated,
    unchanged: a.unchanged + b.unchanged,
  };
}

function joinResults<T extends ProductToSave>(
  a: BatchResult<T>,
  b: BatchResult<T>,
): BatchResult<T> {
  return {
    counts: addCounts(a.counts, b.counts),
    refused: [...a.refused, ...b.refused],
    renamed: [...a.renamed, ...b.renamed],
  };
}

type Refused<T> = { readonly item: T; readonly reason: string };

/** Categories depend on their parents, so a refused batch is retried one by one, in order. */
export async function saveCategoryBatch<T extends { readonly record: CategoryRecord }>(
  batch: readonly T[],
  save: (records: readonly CategoryRecord[]) => Promise<SaveCounts>,
): Promise<{ readonly counts: SaveCounts; readonly refused: readonly Refused<T>[] }> {
  if (batch.length === 0) return { counts: NO_COUNTS, refused: [] };
  try {
    return { counts: await save(batch.map(({ record }) => record)), refused: [] };
  } catch (error) {
    if (!isProblem(error) || error.status >= 500) throw error;
    const [only] = batch;
    if (only && batch.length === 1)
      return { counts: NO_COUNTS, refused: [{ item: only, reason: error.message }] };
  }
  let counts = NO_COUNTS;
  const refused: Refused<T>[] = [];
  for (const item of batch) {
    const result = await saveCategoryBatch([item], save);
    counts = addCounts(counts, result.counts);
    refused.push(...result.refused);
  }
  return { counts, refused };
}
