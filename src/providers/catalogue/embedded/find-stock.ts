/** Query of the current stock of one product's variants. */
import type { Connection } from '#database/connection.ts';
import type { ListedVariant } from '#database/listed-products.ts';
import { defineStatement } from '#database/statement.ts';
import type { CatalogueScope, VariantStock } from '#features/catalogue/catalogue.port.ts';
import { toVariantStock } from './to-product.ts';

const findVariants = defineStatement<
  Pick<ListedVariant, 'id' | 'sku' | 'available' | 'wishlistBuffer'>
>(
  'catalogue.stock',
  `select v.id, v.sku, s.on_hand - s.reserved as available, s.wishlist_buffer as "wishlistBuffer"
   from product p
   join product_fascia f on f.product_id = p.id and f.fascia = $1
   join variant v on v.product_id = p.id
   join price m on m.variant_id = v.id and m.currency = $2
   join stock s on s.variant_id = v.id
   where p.public_id = $3 and p.status = 'live'
   order by v.position`,
);

export async function findStock(
  connection: Connection,
  scope: CatalogueScope,
  id: string,
): Promise<readonly VariantStock[] | null> {
  const variants = await connection.rows(findVariants, [scope.fascia, scope.currency, id]);
  return variants.length > 0 ? variants.map(toVariantStock) : null;
}
