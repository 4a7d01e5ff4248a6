/** Query of a product's price calculation, which is not part of the public product. */
import type { Connection } from '#database/connection.ts';
import { defineStatement } from '#database/statement.ts';
import type { CatalogueScope, PriceInfo } from '#features/catalogue/catalogue.port.ts';
import type { DiscountEffect } from '#features/catalogue/catalogue.ts';

type Row = {
  sku: string;
  price: number;
  wasPrice: number | null;
  preDiscountPrice: number | null;
  effects: readonly DiscountEffect[] | null;
};

const find = defineStatement<Row>(
  'catalogue.priceInfo',
  `select v.sku, m.cent_amount::float8 as price, m.was_cent_amount::float8 as "wasPrice",
     m.pre_discount_cent_amount::float8 as "preDiscountPrice", m.discount_effects as effects
   from product p
   join product_fascia f on f.product_id = p.id and f.fascia = $1
   join variant v on v.product_id = p.id
   join price m on m.variant_id = v.id and m.currency = $2
   where p.public_id = $3 and p.status = 'live'
   order by v.position`,
);

export async function findPriceInfo(
  connection: Connection,
  scope: CatalogueScope,
  id: string,
): Promise<readonly PriceInfo[] | null> {
  const rows = await connection.rows(find, [scope.fascia, scope.currency, id]);
  if (rows.length === 0) return null;
  return rows.map(({ sku, price, wasPrice, preDiscountPrice, effects }) => ({
    sku,
    price,
    ...(wasPrice !== null && { wasPrice }),
    ...(preDiscountPrice !== null && { preDiscountPrice }),
    discountEffects: effects ?? [],
  }));
}
