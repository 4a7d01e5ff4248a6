/** Queries of the URLs of products for sitemaps, without the products. */

import type { Connection } from '#database/connection.ts';
import { SOLD_IN_CURRENCY } from '#database/listed-products.ts';
import { defineStatement } from '#database/statement.ts';
import type { CatalogueScope, SitemapProduct } from '#features/catalogue/catalogue.port.ts';

/**
 * `$2`, the locale, is not needed, but `SOLD_IN_CURRENCY` numbers its parameters as listings do.
 */
const soldProducts = `product p join product_fascia f on f.product_id = p.id and f.fascia = $1
   where $2::text is not null and p.status = 'live' and ${SOLD_IN_CURRENCY}`;

const sitemapProducts = defineStatement<SitemapProduct>(
  'catalogue.sitemapProducts',
  `select p.product_key as "productKey", p.slug,
     coalesce((p.facts->>'isPremier')::boolean, false) as "isPremier",
     to_char(p.updated_at at time zone 'UTC', 'YYYY-MM-DD') as "changedOn",
     coalesce((select json_agg(k.pictures->0->>'id' order by k.position) from product_colour k
       where k.product_id = p.id and jsonb_array_length(k.pictures) > 0
         and exists (select from variant v join price m on m.variant_id = v.id and m.currency = $3
           where v.product_id = p.id and v.colour = k.colour)), '[]') as pictures
   from ${soldProducts} and p.product_key > $4
   order by p.product_key limit $5`,
);

const sitemapParts = defineStatement<{ after: string }>(
  'catalogue.sitemapParts',
  `select coalesce(before, '') as after from (
     select lag(p.product_key) over keys as before, row_number() over keys as position
     from ${soldProducts} window keys as (order by p.product_key)
   ) sold where position % $4::bigint = 1 order by position`,
);

export function listSitemapProducts(
  connection: Connection,
  { fascia, locale, currency }: CatalogueScope,
  after: string,
  limit: number,
): Promise<readonly SitemapProduct[]> {
  return connection.rows(sitemapProducts, [fascia, locale, currency, after, limit]);
}

export async function listSitemapParts(
  connection: Connection,
  { fascia, locale, currency }: CatalogueScope,
  size: number,
): Promise<readonly string[]> {
  const parts = await connection.rows(sitemapParts, [fascia, locale, currency, size]);
  return parts.map(({ after }) => after);
}
