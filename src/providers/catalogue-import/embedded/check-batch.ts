/** Validates a batch of products; each error names the conflicting products or values. */

import type { Connection } from '#database/connection.ts';
import type { ProductRecord } from '#features/catalogue/catalogue-records.ts';
import { checkProducts, createTakenProblem } from '#features/catalogue/check-product-records.ts';
import { Problem } from '#kit/problem.ts';
import { findConflicts, findMissingCategory } from './statements.ts';

export async function checkBatch(
  connection: Connection,
  products: readonly ProductRecord[],
): Promise<void> {
  checkProducts(products);
  const addresses = products.map(({ productKey, slug, id }) => ({
    product_key: productKey,
    slug,
    public_id: id ?? productKey,
  }));
  const skus = products.flatMap(({ productKey, variants }) =>
    variants.map(({ sku }) => ({ product_key: productKey, sku })),
  );
  const [conflict] = await connection.rows(findConflicts, [
    JSON.stringify(addresses),
    JSON.stringify(skus),
  ]);
  if (conflict) {
    const index = products.findIndex(({ productKey }) => productKey === conflict.claimed_by);
    throw createTakenProblem(
      conflict.field,
      conflict.value,
      conflict.owner,
      conflict.claimed_by,
      index,
    );
  }
  const [missing] = await connection.rows(findMissingCategory, [
    [...new Set(products.flatMap(({ categories }) => categories))],
  ]);
  if (missing) {
    const index = products.findIndex(({ categories }) => categories.includes(missing.slug));
    const message = `Product ${products[index]?.productKey}: there is no category ${missing.slug}`;
    throw new Problem(422, 'import.unknownCategory', message, {
      field: `products[${index}].categories`,
    });
  }
}
