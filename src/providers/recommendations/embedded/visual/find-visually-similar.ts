/** REC-2: finds products visually similar to a product in one colour, by picture descriptors. */
import type { Database } from '#database/database.ts';
import type { CatalogueScope } from '#features/catalogue/catalogue.port.ts';
import type { SimilarProduct } from '#features/recommendations/recommendations.port.ts';
import { rankSimilar, type SimilarColour } from '#features/recommendations/visual/rank-similar.ts';
import type { Search } from '#features/search/search.port.ts';
import { readSearchRecords } from '../read-records.ts';
import { type DescriptorReader, readSourceColour } from './read-descriptors.ts';

/** Search records per request, and in total. */
const BATCH_SIZE = 50;
const MAX_RECORDS = 200;

export type VisualSimilarityDeps = {
  readonly database: Database;
  readonly descriptors: DescriptorReader;
  readonly openSearch: () => Promise<Search>;
};

export type VisualSimilarityQuery = {
  readonly productKey: string;
  readonly colour?: string;
  readonly limit: number;
};

/**
 * Returns at most `limit` products of the same department, the most similar first, each in a
 * colour that is in stock. Without `colour` the first one of the product is compared. Empty if its
 * picture has no descriptor.
 */
export async function findVisuallySimilar(
  { database, descriptors, openSearch }: VisualSimilarityDeps,
  scope: CatalogueScope,
  { productKey, colour, limit }: VisualSimilarityQuery,
): Promise<SimilarProduct[]> {
  const source = await readSourceColour(database, productKey, colour);
  if (!source) return [];
  const { department, category } = source;
  // Null stands for the department, of which only the most popular products are read.
  const categories = category === null ? [null] : [category, null];
  const ranked = rankSimilar(
    source,
    await Promise.all(categories.map((name) => descriptors.read(department, name))),
  );
  return await pickInStock(await openSearch(), scope, ranked, limit);
}

/** One entry per product: its highest-ranked colour that is in stock in this shop. */
async function pickInStock(
  search: Search,
  scope: CatalogueScope,
  ranked: readonly SimilarColour[],
  limit: number,
): Promise<SimilarProduct[]> {
  const keys = [...new Set(ranked.map(({ productKey }) => productKey))];
  const picked = new Map<string, string>();
  for (let from = 0; from < Math.min(keys.length, MAX_RECORDS); from += BATCH_SIZE) {
    const batch = new Set(keys.slice(from, from + BATCH_SIZE));
    const records = await readSearchRecords(search, scope, [...batch]);
    for (const { productKey, colour } of ranked) {
      if (!batch.has(productKey) || picked.has(productKey)) continue;
      const variants = records.get(productKey)?.colourVariants ?? [];
      const isInStock = variants.some(
        (candidate) => candidate.colour === colour && candidate.sizesInStock.length > 0,
      );
      if (isInStock) picked.set(productKey, colour);
      if (picked.size >= limit) return toProducts(picked);
    }
  }
  return toProducts(picked);
}

function toProducts(colours: ReadonlyMap<string, string>): SimilarProduct[] {
  return [...colours].map(([productKey, colour]) => ({ productKey, colour }));
}
