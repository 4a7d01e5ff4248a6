/** Query of a fascia's category tree: categories with products, and their ancestors. */
import type { Connection } from '#database/connection.ts';
import { localisePicture, type StoredPictureRow } from '#database/listed-products.ts';
import { defineStatement } from '#database/statement.ts';
import type { CatalogueScope } from '#features/catalogue/catalogue.port.ts';
import type { Category } from '#features/catalogue/catalogue.ts';

type Row = {
  slug: string;
  name: string;
  path: string[];
  position: number;
  picture: StoredPictureRow | null;
};

/**
 * The inner limit stops at the first product of each category, so that the cost grows with
 * categories, not products.
 */
const list = defineStatement<Row>(
  'catalogue.categories',
  `with sold as (
     select c.path from category c cross join lateral (
       select from product_category pc
       join product_fascia f on f.product_id = pc.product_id and f.fascia = $1
       join product p on p.id = pc.product_id and p.status = 'live'
       join variant v on v.product_id = p.id
       join price m on m.variant_id = v.id and m.currency = $3
       where pc.category_id = c.id order by pc.product_id limit 1
     ) one
   )
   select c.slug, coalesce(c.names->>$2, c.names->>'en-GB') as name, c.path, c.position, c.picture
   from category c where c.slug in (select unnest(path) from sold)
   order by cardinality(c.path), c.position, c.slug`,
);

export async function listCategories(
  connection: Connection,
  scope: CatalogueScope,
): Promise<readonly Category[]> {
  const rows = await connection.rows(list, [scope.fascia, scope.locale, scope.currency]);
  return rows.map(({ slug, name, path, position, picture }) => ({
    slug,
    name,
    parentSlug: path.at(-2) ?? null,
    depth: path.length - 1,
    position,
    ...(picture ? { picture: localisePicture(picture, scope.locale) } : {}),
  }));
}
