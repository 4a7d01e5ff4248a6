/** Products whose keys name what is wrong with them, so that each failure of the specification can be walked by hand. */
import type { Database } from '#database/database.ts';
import {
  sampleProduct,
  sampleVariant,
} from '#features/catalogue-import/catalogue-import.fixtures.ts';
import type { VariantRecord } from '#features/catalogue-import/catalogue-import.ts';
import { createCatalogueImport } from '#providers/catalogue-import/embedded/catalogue-import.provider.ts';

const sentinels = {
  /** Nothing is wrong with it. */
  SOU00001: { stock: 50, prices: { GBP: { centAmount: 2500 }, EUR: { centAmount: 2900 } } },
  /** S§8: 0 shows "Out of stock". */
  OUT00001: { stock: 0 },
  /** S§8: below the low-stock threshold. */
  LOW00001: { stock: 2 },
  /** Has a size to choose. */
  SIZ00001: { stock: 50, size: 'M' },
  /** Not sold where prices are in euro. */
  ISL00001: { stock: 50 },
  /** Was listed, and is sold no more. */
  OLD00001: { stock: 50 },
} satisfies Record<string, Partial<VariantRecord>>;

export type Sentinel = keyof typeof sentinels;

export const skuOf = (key: Sentinel): string => `${key}-1-1`;
export const pathOf = (key: Sentinel): string => `/product/slug-of-${key}`;
export const toWishlistKey = (key: Sentinel): string => `${key}~${skuOf(key)}~0~moss`;

export async function saveSentinels(database: Database): Promise<void> {
  const catalogue = createCatalogueImport(database);
  const products = Object.entries(sentinels).map(([key, variant]) =>
    sampleProduct(key, {
      variants: [
        sampleVariant(skuOf(key as Sentinel), { size: 'ONE SIZE', ...variant }),
        ...('size' in variant ? [sampleVariant(`${key}-1-2`, { size: 'L' })] : []),
      ],
    }),
  );
  await catalogue.saveProducts(products);
  await catalogue.retireProducts(['OLD00001']);
}
