/** Queries by sku: which ones are sold, and what buying them requires. */
import type { Connection } from '#database/connection.ts';
import { defineStatement } from '#database/statement.ts';
import type { CatalogueScope, PurchaseRequirements } from '#features/catalogue/catalogue.port.ts';

/** A variant's sku takes precedence over an equal marketplace sku, as in the basket. */
const find = defineStatement<PurchaseRequirements>(
  'catalogue.saleConditions',
  `select a.sku, p.facts->'isPremier' = 'true' as "isPremier", p.facts->>'customisationGroupName' as "customisationGroupName"
   from unnest($2::text[]) as a(sku)
   cross join lateral (
     select product_id from variant where sku = a.sku or marketplace_sku = a.sku order by sku = a.sku desc limit 1
   ) v
   join product p on p.id = v.product_id and p.status = 'live'
   join product_fascia f on f.product_id = p.id and f.fascia = $1
   where p.facts ?| array['isPremier', 'customisationGroupName']`,
);

export async function findPurchaseRequirements(
  connection: Connection,
  { fascia }: CatalogueScope,
  skus: readonly string[],
): Promise<readonly PurchaseRequirements[]> {
  const rows = await connection.rows(find, [fascia, [...new Set(skus)]]);
  return rows.map((row) => ({ ...row, isPremier: row.isPremier ?? false }));
}

const sold = defineStatement<{ sku: string }>(
  'catalogue.sold',
  `select a.sku from unnest($2::text[]) as a(sku)
   where exists (
     select 1 from variant v
     join product p on p.id = v.product_id and p.status = 'live'
     join product_fascia f on f.product_id = p.id and f.fascia = $1
     where v.sku = a.sku or v.marketplace_sku = a.sku
   )`,
);

export async function findSold(
  connection: Connection,
  { fascia }: CatalogueScope,
  skus: readonly string[],
): Promise<readonly string[]> {
  return (await connection.rows(sold, [fascia, [...new Set(skus)]])).map(({ sku }) => sku);
}
