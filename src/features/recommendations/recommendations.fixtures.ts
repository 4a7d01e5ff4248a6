/** Products of the contract of recommendations. */
import { sampleProduct, sampleVariant } from '#features/catalogue/catalogue-records.fixtures.ts';
import type { ProductRecord } from '#features/catalogue/catalogue-records.ts';

const KEYS = ['coat', 'scarf', 'hat', 'belt', 'bag1', 'bag2', 'bag3', 'socks', 'tie'] as const;

export const recommendedProducts: readonly ProductRecord[] = KEYS.map((key) =>
  sampleProduct(key, {
    brand: key.startsWith('bag') ? 'Bags' : `Brand of ${key}`,
    department: key === 'tie' ? 'mens' : 'womens',
    variants: [sampleVariant(`${key}-S`, key === 'belt' ? { stock: 0 } : {})],
  }),
);
