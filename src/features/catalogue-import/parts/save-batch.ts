/** Saves a batch, and when it is refused finds the one product that spoils it and saves the rest. */
import { isProblem } from '#kit/problem.ts';
import type { CatalogueImport, SaveCounts } from '../catalogue-import.port.ts';
import type { ComposedProduct } from './compose-product.ts';

export type BatchResult = {
  readonly counts: SaveCounts;
  /** Products that were not saved, with the reason. */
  readonly refused: readonly { readonly composed: ComposedProduct; readonly reason: string }[];
  /** Products whose address was another product's and that got one with a tail. */
  readonly renamed: readonly ComposedProduct[];
};

export const NO_COUNTS: SaveCounts = { created: 0, updated: 0, unchanged: 0 };

export async function saveBatch(port: CatalogueImport, batch: readonly ComposedProduct[]): Promise<BatchResult> {
  if (batch.length === 0) return { counts: NO_COUNTS, refused: [], renamed: [] };
  try {
    const counts = await port.saveProducts(batch.map(({ product }) => product));
    return { counts, refused: [], renamed: [] };
  } catch (error) {
    // A database that is away refuses everything: only what the products themselves are to blame for is looked into.
    if (!isProblem(error) || error.status >= 500) throw error;
    const [only, ...others] = batch;
    if (only && others.length === 0) return saveAlone(port, only, error.message, error.details.field?.endsWith('slug') === true);
    const half = Math.ceil(batch.length / 2);
    return joinResults(await saveBatch(port, batch.slice(0, half)), await saveBatch(port, batch.slice(half)));
  }
}

async function saveAlone(port: CatalogueImport, composed: ComposedProduct, reason: string, isSlugTaken: boolean): Promise<BatchResult> {
  const refusal = { counts: NO_COUNTS, refused: [{ composed, reason }], renamed: [] };
  const { slugTail, product } = composed;
  if (!isSlugTaken || product.slug.endsWith(`-${slugTail}`)) return refusal;
  const renamed = { ...composed, product: { ...product, slug: `${product.slug}-${slugTail}` } };
  try {
    return { counts: await port.saveProducts([renamed.product]), refused: [], renamed: [renamed] };
  } catch (error) {
    if (!isProblem(error) || error.status >= 500) throw error;
    return refusal;
  }
}

export function addCounts(a: SaveCounts, b: SaveCounts): SaveCounts {
  return { created: a.created + b.created, updated: a.updated + b.updated, unchanged: a.unchanged + b.unchanged };
}

function joinResults(a: BatchResult, b: BatchResult): BatchResult {
  return { counts: addCounts(a.counts, b.counts), refused: [...a.refused, ...b.refused], renamed: [...a.renamed, ...b.renamed] };
}
