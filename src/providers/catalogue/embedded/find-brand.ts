/** Queries of the brands that a fascia sells. */
import type { Connection } from '#database/connection.ts';
import { defineStatement } from '#database/statement.ts';
import type { CatalogueScope } from '#features/catalogue/catalogue.port.ts';

const find = defineStatement<{ slug: string; name: string }>(
  'catalogue.brand',
  `select p.brand_slug as slug, p.brand as name
   from product p join product_fascia f on f.product_id = p.id and f.fascia = $1
   where p.brand_slug = $3 and p.status = 'live'
     and exists (select from variant v join price m on m.variant_id = v.id and m.currency = $2 where v.product_id = p.id)
   limit 1`,
);

export async function findBrand(connection: Connection, scope: CatalogueScope, slug: string) {
  const [brand] = await connection.rows(find, [scope.fascia, scope.currency, slug]);
  return brand ?? null;
}

const MAX_BRANDS = 5_000;

const list = defineStatement<{ slug: string }>(
  'catalogue.brands',
  `select distinct p.brand_slug as slug
   from product p join product_fascia f on f.product_id = p.id and f.fascia = $1
   where p.status = 'live'
     and exists (select from variant v join price m on m.variant_id = v.id and m.currency = $2 where v.product_id = p.id)
   order by 1 limit ${MAX_BRANDS}`,
);

export async function listBrands(
  connection: Connection,
  { fascia, currency }: CatalogueScope,
): Promise<readonly string[]> {
  const rows = await connection.rows(list, [fascia, currency]);
  return rows.map(({ slug }) => slug);
}
