/** Checks of a batch of products that need no stored products; each error names the field. */

import { Problem } from '#kit/problem.ts';
import type { ProductRecord } from './catalogue-records.ts';

/** @throws Problem 409 or 422 for the first product that is invalid or repeats another. */
export function checkProducts(products: readonly ProductRecord[]): void {
  assertUniqueKeys(products);
  for (const [index, product] of products.entries()) {
    assertVariantsComplete(product, index);
    assertGiftsValid(product, index);
  }
}

/** Refuses a key, slug, id or sku that occurs twice in the batch. */
function assertUniqueKeys(products: readonly ProductRecord[]): void {
  const owners = new Map<string, string>();
  function claim(field: string, value: string, index: number, productKey: string): void {
    const name = `${field} ${value}`;
    const owner = owners.get(name);
    if (owner !== undefined) throw createTakenProblem(field, value, owner, productKey, index);
    owners.set(name, productKey);
  }
  for (const [index, { productKey, slug, id, variants }] of products.entries()) {
    claim('productKey', productKey, index, productKey);
    claim('slug', slug, index, productKey);
    claim('id', id ?? productKey, index, productKey);
    for (const { sku } of variants) claim('sku', sku, index, productKey);
  }
}

/** Error for a value that belongs to another product. */
export function createTakenProblem(
  field: string,
  value: string,
  owner: string,
  claimedBy: string,
  index: number,
): Problem {
  const message = `The ${field} ${value} of product ${claimedBy} belongs to product ${owner}`;
  return new Problem(409, 'import.taken', message, { field: `products[${index}].${field}` });
}

function assertGiftsValid({ productKey, variants }: ProductRecord, index: number): void {
  for (const [position, { sku, prices }] of variants.entries()) {
    const free = Object.entries(prices).find(([, { centAmount }]) => centAmount < 1);
    if (!free) continue;
    const field = `products[${index}].variants[${position}].prices.${free[0]}`;
    throw new Problem(
      422,
      'import.price',
      `Product ${productKey}: the price of ${sku} in ${free[0]} is not above 0`,
      { field },
    );
  }
}

/** Refuses variants of an undeclared colour, and two variants of the same colour and size. */
function assertVariantsComplete(
  { productKey, colours, variants }: ProductRecord,
  index: number,
): void {
  const colourKeys = new Set(colours.map(({ key }) => key));
  const optionKeys = new Map<string, string>();
  for (const [position, { sku, colour, size }] of variants.entries()) {
    const field = `products[${index}].variants[${position}]`;
    if (!colourKeys.has(colour)) {
      throw new Problem(
        422,
        'import.unknownColour',
        `Product ${productKey}: ${sku} has an unknown colour`,
        { field: `${field}.colour` },
      );
    }
    const optionKey = JSON.stringify([colour, size]);
    const duplicateSku = optionKeys.get(optionKey);
    if (duplicateSku !== undefined) {
      const message = `Product ${productKey}: ${duplicateSku} and ${sku} have the same colour and size`;
      throw new Problem(409, 'import.taken', message, { field: `${field}.size` });
    }
    optionKeys.set(optionKey, sku);
  }
}
