/** Products whose keys name their state, such as out of stock, for tests of failures. */
import type { Database } from '#database/database.ts';
import { sampleProduct, sampleVariant } from '#features/catalogue/catalogue-records.fixtures.ts';
import type { VariantRecord } from '#features/catalogue/catalogue-records.ts';
import { createCatalogueImport } from '#providers/catalogue-import/embedded/catalogue-import.provider.ts';

const productsByState = {
  /** In stock, sold in both currencies. */
  SOU00001: { stock: 50, prices: { GBP: { centAmount: 2500 }, EUR: { centAmount: 2900 } } },
  /** Out of stock: the page says "Out of stock". */
  OUT00001: { stock: 0 },
  /** Below the low-stock threshold. */
  LOW00001: { stock: 2 },
  /** Requires the choice of a size. */
  SIZ00001: { stock: 50, size: 'M' },
  /** Not sold in euro. */
  ISL00001: { stock: 50 },
  /** Was listed earlier and is no longer sold. */
  OLD00001: { stock: 50 },
} satisfies Record<string, Partial<VariantRecord>>;

export type ProductState = keyof typeof productsByState;

export const skuOf = (key: ProductState): string => `${key}-1-1`;
export const pathOf = (key: ProductState): string => `/product/slug-of-${key}`;
export const toWishlistKey = (key: ProductState): string => `${key}~${skuOf(key)}~0~moss`;

export async function saveProductsByState(database: Database): Promise<void> {
  const catalogue = createCatalogueImport(database);
  const products = Object.entries(productsByState).map(([key, variant]) =>
    sampleProduct(key, {
      variants: [
        sampleVariant(`${key}-1-1`, { size: 'ONE SIZE', ...variant }),
        ...('size' in variant ? [sampleVariant(`${key}-1-2`, { size: 'L' })] : []),
      ],
    }),
  );
  await catalogue.saveProducts(products);
  await catalogue.archiveProducts(['OLD00001']);
}
