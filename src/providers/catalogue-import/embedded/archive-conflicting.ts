/** Archives former products to free skus, slugs and ids that new products need. */
import type { Connection } from '#database/connection.ts';
import { publishChanges } from '#database/publish.ts';
import { defineStatement } from '#database/statement.ts';
import type { ProductRecord } from '#features/catalogue/catalogue-records.ts';
import { dropVariantsBySku, findConflicts } from './statements.ts';

/** Clears the hash, so that the product is rewritten if it is imported again. */
export const archiveProductRows = defineStatement<{ product_key: string }>(
  'import.archive',
  `update product set status = 'archived', record_hash = ''::bytea, updated_at = now()
   where product_key = any($1::text[]) and status <> 'archived' returning product_key`,
);

const freeSlugsAndIds = defineStatement<never>(
  'import.freeAddresses',
  `update product set slug = case when slug = any($2::text[]) then slug || '-' || left(id::text, 8) else slug end,
     public_id = case when public_id = any($3::text[]) then public_id || '-' || left(id::text, 8) else public_id end
   where product_key = any($1::text[])`,
);

export type SlugRedirect = { readonly slug: string; readonly to: string };

/**
 * Archives conflicting products that `mayArchive` accepts, and frees their skus, slugs and ids.
 * Returns those slugs that can become redirects, each with the productKey to redirect to.
 */
export async function archiveConflicting(
  connection: Connection,
  products: readonly ProductRecord[],
  mayArchive: (productKey: string) => boolean,
): Promise<readonly SlugRedirect[]> {
  const addresses = products.map(({ productKey, slug, id }) => ({
    product_key: productKey,
    slug,
    public_id: id ?? productKey,
  }));
  const skus = products.flatMap(({ productKey, variants }) =>
    variants.map(({ sku }) => ({ product_key: productKey, sku })),
  );
  const conflicts = (
    await connection.rows(findConflicts, [JSON.stringify(addresses), JSON.stringify(skus)])
  ).filter(({ owner }) => mayArchive(owner));
  if (conflicts.length === 0) return [];
  const owners = [...new Set(conflicts.map(({ owner }) => owner))];
  const valuesOf = (field: string): string[] =>
    conflicts.filter((conflict) => conflict.field === field).map(({ value }) => value);
  const archived = await connection.rows(archiveProductRows, [owners]);
  await publishChanges(
    connection,
    'product',
    archived.map(({ product_key }) => product_key),
  );
  await connection.rows(dropVariantsBySku, [valuesOf('sku')]);
  await connection.rows(freeSlugsAndIds, [owners, valuesOf('slug'), valuesOf('id')]);
  const conflictingSlugs = new Set(valuesOf('slug'));
  return conflicts.flatMap(({ field, owner_slug, claimed_by }) =>
    field === 'sku' && !conflictingSlugs.has(owner_slug)
      ? [{ slug: owner_slug, to: claimed_by }]
      : [],
  );
}

/** Redirects to the product that took over skus; of several, to the first by productKey. */
export const redirectMoved = defineStatement<never>(
  'import.redirectMoved',
  `insert into product_slug_history (slug, product_id)
   select distinct on (a.slug) a.slug, p.id
   from jsonb_to_recordset($1::jsonb) as a(slug text, "to" text) join product p on p.product_key = a."to"
   order by a.slug, p.product_key
   on conflict (slug) do update set product_id = excluded.product_id`,
);
