/** Validates a batch of products; each error names the conflicting products or values. */
import type { Connection } from '#database/connection.ts';
import type { ProductRecord } from '#features/catalogue/catalogue-records.ts';
import { Problem } from '#kit/problem.ts';
import { findClashes, findMissingCategory } from './statements.ts';

/** Refuses a key, slug, id or sku that occurs twice in the batch. */
function refuseRepeats(products: readonly ProductRecord[]): void {
  const owners = new Map<string, string>();
  function claim(what: string, value: string, index: number, productKey: string): void {
    const name = `${what} ${value}`;
    const owner = owners.get(name);
    if (owner !== undefined) throw clash(what, value, owner, productKey, index);
    owners.set(name, productKey);
  }
  for (const [index, { productKey, slug, id, variants }] of products.entries()) {
    claim('productKey', productKey, index, productKey);
    claim('slug', slug, index, productKey);
    claim('id', id ?? productKey, index, productKey);
    for (const { sku } of variants) claim('sku', sku, index, productKey);
  }
}

function clash(
  what: string,
  value: string,
  owner: string,
  wantedBy: string,
  index: number,
): Problem {
  const message = `The ${what} ${value} of product ${wantedBy} belongs to product ${owner}`;
  return new Problem(409, 'import.taken', message, { field: `products[${index}].${what}` });
}

function refuseGifts({ productKey, variants }: ProductRecord, index: number): void {
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
function refuseLooseVariants(
  { productKey, colours, variants }: ProductRecord,
  index: number,
): void {
  const known = new Set(colours.map(({ key }) => key));
  const optionKeys = new Map<string, string>();
  for (const [position, { sku, colour, size }] of variants.entries()) {
    const field = `products[${index}].variants[${position}]`;
    if (!known.has(colour)) {
      throw new Problem(
        422,
        'import.unknownColour',
        `Product ${productKey}: ${sku} has an unknown colour`,
        { field: `${field}.colour` },
      );
    }
    const optionKey = JSON.stringify([colour, size]);
    const other = optionKeys.get(optionKey);
    if (other !== undefined) {
      const message = `Product ${productKey}: ${other} and ${sku} have the same colour and size`;
      throw new Problem(409, 'import.taken', message, { field: `${field}.size` });
    }
    optionKeys.set(optionKey, sku);
  }
}

export async function checkBatch(
  connection: Connection,
  products: readonly ProductRecord[],
): Promise<void> {
  refuseRepeats(products);
  for (const [index, product] of products.entries()) {
    refuseLooseVariants(product, index);
    refuseGifts(product, index);
  }
  const addresses = products.map(({ productKey, slug, id }) => ({
    product_key: productKey,
    slug,
    public_id: id ?? productKey,
  }));
  const skus = products.flatMap(({ productKey, variants }) =>
    variants.map(({ sku }) => ({ product_key: productKey, sku })),
  );
  const [taken] = await connection.rows(findClashes, [
    JSON.stringify(addresses),
    JSON.stringify(skus),
  ]);
  if (taken) {
    const index = products.findIndex(({ productKey }) => productKey === taken.wanted_by);
    throw clash(taken.what, taken.value, taken.owner, taken.wanted_by, index);
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
