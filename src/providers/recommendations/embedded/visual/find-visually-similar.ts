/** REC-2: finds products that look like one in a colour, by the descriptors of their pictures. */
import type { Database } from '#database/database.ts';
import type { CatalogueScope } from '#features/catalogue/catalogue.port.ts';
import type { SimilarProduct } from '#features/recommendations/recommendations.port.ts';
import { rankSimilar, type SimilarColour } from '#features/recommendations/visual/rank-similar.ts';
import type { Search } from '#features/search/search.port.ts';
import { readRecords } from '../read-records.ts';
import { type DescriptorReader, MAX_COLOURS, readOwnColour } from './read-descriptors.ts';

/** Records that are read at once, and read at most. */
const READ = 50;
const MAX_READ = 200;

export type VisualSources = {
  readonly database: Database;
  readonly descriptors: DescriptorReader;
  readonly openSearch: () => Promise<Search>;
};

export type VisualQuery = {
  readonly productKey: string;
  readonly colour?: string;
  readonly limit: number;
};

/**
 * Products of the department that are in stock in the colour that looks similar, the most
 * similar first. Empty where the product's picture has no descriptor.
 */
export async function findVisuallySimilar(
  { database, descriptors, openSearch }: VisualSources,
  scope: CatalogueScope,
  { productKey, colour, limit }: VisualQuery,
): Promise<SimilarProduct[]> {
  const own = await readOwnColour(database, productKey, colour);
  if (!own) return [];
  const { department, category } = own;
  const all = await descriptors.read(department, null);
  const isPart = all.names.length >= MAX_COLOURS && category !== null;
  const lists = isPart ? [await descriptors.read(department, category), all] : [all];
  const ranked = rankSimilar(own, lists);
  return await pickSold(await openSearch(), scope, ranked, limit);
}

/** Each product once, by its first colour that is in stock in this shop. */
async function pickSold(
  search: Search,
  scope: CatalogueScope,
  ranked: readonly SimilarColour[],
  limit: number,
): Promise<SimilarProduct[]> {
  const keys = [...new Set(ranked.map(({ productKey }) => productKey))];
  const picked = new Map<string, string>();
  for (let from = 0; from < Math.min(keys.length, MAX_READ); from += READ) {
    const batch = new Set(keys.slice(from, from + READ));
    const records = await readRecords(search, scope, [...batch]);
    for (const { productKey, colour } of ranked) {
      if (!batch.has(productKey) || picked.has(productKey)) continue;
      const variants = records.get(productKey)?.colourVariants ?? [];
      const isInStock = variants.some(
        (one) => one.colour === colour && one.sizesInStock.length > 0,
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
