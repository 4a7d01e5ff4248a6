/** Reads a basket with current stock, prices and texts. */
import type { Connection } from '#database/connection.ts';
import { hashToken } from '#database/keys/hash-token.ts';
import { isUuid } from '#database/keys/uuid.ts';
import { localisePicture, type StoredPictureRow } from '#database/listed-products.ts';
import { defineStatement } from '#database/statement.ts';
import type { BasketScope } from '#features/basket/basket.port.ts';
import { type Basket, type BasketLine, MAX_LINE_QUANTITY } from '#features/basket/basket.ts';
import type { CatalogueScope } from '#features/catalogue/catalogue.port.ts';
import { rewardPointsIn } from '#features/catalogue/reward-points.ts';

type StoredLine = Omit<
  BasketLine,
  'picture' | 'maxQuantity' | 'isOnStock' | 'wasPrice' | 'lowestPrice' | 'rewardPoints'
>;

export type LineRow = StoredLine & {
  readonly wasPrice: number | null;
  /** Only read if the fascia shows lowest prices before reductions. */
  readonly lowestPrice?: number | null;
  /** True when the line was added in another currency. */
  readonly isRepriced: boolean;
  readonly picture: StoredPictureRow | null;
  /** True when the fascia lists the product and it has a price. */
  readonly isSold: boolean;
  /** True for a membership, of which a basket contains one. */
  readonly isSingle: boolean;
  /** As imported, whatever the currency. */
  readonly rewardPoints: number | null;
  /**
   * Units on hand, less reservations of other baskets and the quantities of this basket's other
   * lines. Units that a pending order of this basket has reserved are its own.
   */
  readonly within: number;
};

type Row = { id: string; version: number; lines: LineRow[] | null };

/**
 * `$1` fascia, `$2` locale, `$3` currency, `$5` true if the fascia shows lowest prices before
 * reductions.
 */
const SELECT_BASKET = `select b.id, b.version, (
     select json_agg(json_build_object(
       'id', l.id, 'sku', v.sku, 'productId', p.public_id, 'productKey', p.product_key, 'slug', p.slug,
       'name', coalesce(own.name, english.name), 'brand', p.brand, 'colour', v.colour,
       'colourLabel', coalesce(k.labels->>$2, k.labels->>'en-GB'), 'size', v.size, 'picture', k.pictures->0,
       'quantity', l.quantity, 'isBulky', coalesce((p.facts->>'isBulky')::boolean, false), 'price', m.cent_amount,
       'categorySlugs', (
         select coalesce(json_agg(distinct above.slug), '[]') from product_category pc join category c on c.id = pc.category_id
         cross join unnest(c.path) as above(slug) where pc.product_id = p.id
       ),
       'wasPrice', m.was_cent_amount,
       'lowestPrice', case when $5::boolean and m.was_cent_amount > m.cent_amount then prior_lowest_price(v.sku, $3) end,
       'customFields', l.custom_fields,
       'addedPrice', case when l.added_currency = $3 then l.added_price end,
       'isRepriced', coalesce(l.added_currency <> $3, false),
       'reservedUntil', case when r.expires_at > now() and r.quantity >= (
         select sum(o.quantity) from basket_line o where o.basket_id = b.id and o.variant_id = l.variant_id
       ) then r.expires_at end,
       'rewardPoints', (p.facts->>'rewardsPointsPence')::int,
       'isSingle', coalesce((p.facts->>'isPremier')::boolean, false),
       'isSold', p.status = 'live' and f.product_id is not null and m.variant_id is not null,
       'within', s.on_hand - s.reserved + coalesce(r.quantity, 0) + coalesce(order_reserved.quantity, 0) - (
         select sum(o.quantity) - l.quantity from basket_line o where o.basket_id = b.id and o.variant_id = l.variant_id
       )
     ) order by l.id)
     from basket_line l
     join variant v on v.id = l.variant_id
     join product p on p.id = v.product_id
     join product_colour k on k.product_id = v.product_id and k.colour = v.colour
     join stock s on s.variant_id = v.id
     join product_text english on english.product_id = p.id and english.locale = 'en-GB'
     left join product_text own on own.product_id = p.id and own.locale = $2
     left join product_fascia f on f.product_id = p.id and f.fascia = b.fascia
     left join price m on m.variant_id = v.id and m.currency = $3
     left join reservation r on r.basket_id = b.id and r.variant_id = v.id
     left join sales_order pending on pending.basket_id = b.id and pending.status = 'pending'
     left join reservation order_reserved on order_reserved.basket_id = pending.id and order_reserved.variant_id = v.id
     where l.basket_id = b.id
   ) as lines
   from basket b where b.fascia = $1`;

const findByToken = defineStatement<Row>('basket.find', `${SELECT_BASKET} and b.token_hash = $4`);
const selectById = defineStatement<Row>('basket.findById', `${SELECT_BASKET} and b.id = $4`);

/** A line is in stock when its whole quantity is available. */
function toLine(
  { isSold, isSingle, within, isRepriced, picture, rewardPoints, ...row }: LineRow,
  { locale, currency }: CatalogueScope,
): BasketLine {
  const { price, wasPrice, lowestPrice, ...line } = row;
  const maxQuantity = isSold ? Math.min(Math.max(within, 0), isSingle ? 1 : MAX_LINE_QUANTITY) : 0;
  return {
    ...line,
    picture: picture && localisePicture(picture, locale),
    maxQuantity,
    isOnStock: maxQuantity >= line.quantity,
    price: isSold ? price : null,
    ...(isSold && wasPrice !== null ? { wasPrice } : {}),
    ...(isSold && lowestPrice != null ? { lowestPrice } : {}),
    ...(isSold ? rewardPointsIn(currency, rewardPoints) : {}),
  };
}

export async function findBasket(
  connection: Connection,
  scope: BasketScope,
): Promise<Basket | null> {
  const [row] = await connection.rows(findByToken, [
    scope.fascia,
    scope.locale,
    scope.currency,
    hashToken(scope.token),
    scope.readsLowestPrices ?? false,
  ]);
  return row ? toBasket(row, scope) : null;
}

export async function findBasketById(
  connection: Connection,
  scope: CatalogueScope,
  id: string,
): Promise<Basket | null> {
  if (!isUuid(id)) return null;
  const [row] = await connection.rows(selectById, [
    ...[scope.fascia, scope.locale, scope.currency, id],
    scope.readsLowestPrices ?? false,
  ]);
  return row ? toBasket(row, scope) : null;
}

export function toBasket(row: Row, scope: CatalogueScope): Basket {
  const lines = row.lines ?? [];
  return {
    id: row.id,
    version: row.version,
    currency: scope.currency,
    isRepriced: lines.some(({ isRepriced }) => isRepriced),
    lines: lines.map((line) => toLine(line, scope)),
  };
}
