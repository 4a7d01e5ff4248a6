/** Adds the reward points of a product: a penny for each 20 pence of its lowest price. */
import type { ProductRecord } from '#features/catalogue/catalogue-records.ts';

const PENCE_PER_POINT = 20;

export function addRewards(product: ProductRecord): ProductRecord {
  const prices = product.variants.flatMap(({ prices: { GBP } }) => GBP?.centAmount ?? []);
  if (prices.length === 0) return product;
  const rewardsPointsPence = Math.floor(Math.min(...prices) / PENCE_PER_POINT);
  return { ...product, facts: { ...product.facts, rewardsPointsPence } };
}
