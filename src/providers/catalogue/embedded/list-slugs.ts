/** Query of product slugs, without the products. */

import type { Connection } from '#database/connection.ts';
import { SOLD_IN_CURRENCY } from '#database/listed-products.ts';
import { defineStatement } from '#database/statement.ts';
import type { CatalogueScope } from '#features/catalogue/catalogue.port.ts';

/**
 * `$2`, the locale, is not needed, but `SOLD_IN_CURRENCY` numbers its parameters as listings do.
 */
const slugs = defineStatement<{ slug: string }>(
  'catalogue.slugs',
  `select p.slug from product p join product_fascia f on f.product_id = p.id and f.fascia = $1
   where $2::text is not null and p.status = 'live' and ${SOLD_IN_CURRENCY}
   order by p.product_key offset $4 limit $5`,
);

export async function listSlugs(
  connection: Connection,
  { fascia, locale, currency }: CatalogueScope,
  skip: number,
  limit: number,
): Promise<readonly string[]> {
  const rows = await connection.rows(slugs, [fascia, locale, currency, skip, limit]);
  return rows.map(({ slug }) => slug);
}
