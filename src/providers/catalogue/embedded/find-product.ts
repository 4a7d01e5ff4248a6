/** Queries of whole products; a lookup takes one round trip, a former slug a second one. */
import type { Connection } from '#database/connection.ts';
import {
  LOWEST_PRICES,
  listedProducts,
  SOLD_IN_CURRENCY,
  textColumn,
} from '#database/listed-products.ts';
import { defineStatement, type Statement } from '#database/statement.ts';
import type {
  CatalogueScope,
  ProductLookup,
  ProductResult,
} from '#features/catalogue/catalogue.port.ts';
import type { Product } from '#features/catalogue/catalogue.ts';
import { type FoundProductRow, toProduct } from './to-product.ts';

const currencies = `(select json_agg(distinct y.currency order by y.currency) from variant x
  join price y on y.variant_id = x.id where x.product_id = p.id) as currencies`;

const columns = [
  ...['description', 'details_and_care', 'ingredients', 'fabrication', 'sustainability'].map(
    textColumn,
  ),
  currencies,
];

type ReadProduct = {
  readonly plain: Statement<FoundProductRow>;
  readonly withLowest: Statement<FoundProductRow>;
};

function defineRead(name: string, where: string, end = ''): ReadProduct {
  const textOf = (all: readonly string[]) => `${listedProducts({ columns: all, where })} ${end}`;
  return {
    plain: defineStatement(`catalogue.${name}`, textOf(columns)),
    withLowest: defineStatement(
      `catalogue.${name}WithLowestPrices`,
      textOf([...columns, LOWEST_PRICES]),
    ),
  };
}

const selectStatement = (
  { plain, withLowest }: ReadProduct,
  { readsLowestPrices = false }: CatalogueScope,
) => (readsLowestPrices ? withLowest : plain);

const bySlug = defineRead('bySlug', 'p.slug = $4');
const byId = defineRead('byId', 'p.public_id = $4');
const byProductKey = defineRead('byProductKey', 'p.product_key = $4');
const bySku = defineRead(
  'bySku',
  `p.id = (select product_id from variant where sku = $4 or marketplace_sku = $4
     order by sku = $4 desc limit 1)`,
);

/**
 * Status of a slug that no live product has. A redirect to a live product takes precedence over an
 * archived product (slug null).
 */
const findMoved = defineStatement<{ slug: string | null }>(
  'catalogue.moved',
  `with had as (
     select id, false as moved from product where slug = $2
     union all
     select product_id, true from product_slug_history where slug = $2
   )
   select case when had.moved and p.status = 'live' then p.slug end as slug
   from had join product p on p.id = had.id join product_fascia f on f.product_id = p.id and f.fascia = $1
   where p.status = 'archived' or had.moved and p.status = 'live'
   order by 1 nulls last limit 1`,
);

function readLookup(lookup: ProductLookup): [ReadProduct, string] {
  if ('slug' in lookup) return [bySlug, lookup.slug];
  if ('id' in lookup) return [byId, lookup.id];
  return 'sku' in lookup ? [bySku, lookup.sku] : [byProductKey, lookup.productKey];
}

export async function findProduct(
  connection: Connection,
  scope: CatalogueScope,
  lookup: ProductLookup,
): Promise<ProductResult> {
  const [read, value] = readLookup(lookup);
  const [row] = await connection.rows(selectStatement(read, scope), [
    scope.fascia,
    scope.locale,
    scope.currency,
    value,
  ]);
  if (row) {
    const product = toProduct(row, scope);
    return product && { product };
  }
  if (!('slug' in lookup)) return null;
  const [moved] = await connection.rows(findMoved, [scope.fascia, lookup.slug]);
  if (!moved) return null;
  return moved.slug === null ? { isGone: true } : { movedTo: moved.slug };
}

const readAfter = defineRead(
  'readAfter',
  // Without the second condition, a page of products not sold in the currency would be empty and
  // look like the end.
  `p.product_key > $4 and ${SOLD_IN_CURRENCY}`,
  'order by p.product_key limit $5',
);

export async function readProducts(
  connection: Connection,
  scope: CatalogueScope,
  after: string,
  limit: number,
): Promise<readonly Product[]> {
  const rows = await connection.rows(selectStatement(readAfter, scope), [
    scope.fascia,
    scope.locale,
    scope.currency,
    after,
    limit,
  ]);
  return rows.map((row) => toProduct(row, scope)).filter((product) => product !== null);
}
