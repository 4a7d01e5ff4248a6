/** SQL and row types of listed products per fascia, locale and currency, for pages and indexes. */
import type { CataloguePicture, Video } from '#features/catalogue/catalogue.ts';
import type { Localised, ProductFacts } from '#features/catalogue/catalogue-records.ts';

export type StoredPictureRow = Omit<CataloguePicture, 'alt'> & { readonly alt: Localised };

export type ListedColour = {
  readonly key: string;
  readonly label: string;
  readonly facet: string;
  readonly hex: string;
  readonly swatchImage: string | null;
  readonly pictures: readonly StoredPictureRow[];
  readonly videos: readonly Video[];
};

export type ListedVariant = {
  readonly id: string;
  readonly sku: string;
  readonly marketplaceSku: string | null;
  readonly isMaster: boolean;
  readonly colour: string;
  readonly size: string;
  readonly price: number;
  readonly wasPrice: number | null;
  readonly available: number;
  readonly wishlistBuffer: number;
};

/**
 * Each category of the product with its ancestors, ordered from the top down. `rank` 0 is the path
 * of the main category.
 */
export type ListedCategory = {
  readonly slug: string;
  readonly name: string;
  readonly rank: number;
};

export type ListedProduct = {
  readonly product_key: string;
  readonly public_id: string;
  readonly slug: string;
  readonly name: string;
  readonly brand: string;
  readonly brand_slug: string;
  readonly product_type: string;
  readonly department: string;
  readonly average_rating: number | null;
  readonly review_count: number;
  readonly facts: ProductFacts;
  /** null when no variant is sold in the currency: the product is then not listed. */
  readonly colours: readonly ListedColour[] | null;
  readonly variants: readonly ListedVariant[] | null;
  readonly categories: readonly ListedCategory[] | null;
};

/** The text in the requested locale, or else the English one. */
export function textColumn(column: string): string {
  return `coalesce(own.${column}, english.${column}) as ${column}`;
}

const colours = `(
  select json_agg(json_build_object('key', k.colour, 'label', coalesce(k.labels->>$2, k.labels->>'en-GB'), 'facet', k.facet,
    'hex', k.hex, 'swatchImage', k.swatch_image, 'pictures', k.pictures, 'videos', k.videos) order by k.position)
  from product_colour k where k.product_id = p.id
)`;

const variants = `(
  select json_agg(json_build_object('id', v.id, 'sku', v.sku, 'marketplaceSku', v.marketplace_sku, 'isMaster', v.is_master,
    'colour', v.colour, 'size', v.size, 'price', m.cent_amount, 'wasPrice', m.was_cent_amount,
    'available', s.on_hand - s.reserved, 'wishlistBuffer', s.wishlist_buffer) order by v.position)
  from variant v join price m on m.variant_id = v.id and m.currency = $3 join stock s on s.variant_id = v.id
  where v.product_id = p.id
)`;

const categories = `(
  select json_agg(json_build_object('slug', above.slug, 'name', coalesce(above.names->>$2, above.names->>'en-GB'),
    'rank', pc.position) order by pc.position, cardinality(above.path))
  from product_category pc join category c on c.id = pc.category_id join category above on above.slug = any(c.path)
  where pc.product_id = p.id
)`;

/**
 * Condition for the `where` of bulk reads: skips products not sold in the currency before their
 * costly subqueries run.
 */
export const SOLD_IN_CURRENCY = `exists (select from variant x join price y on y.variant_id = x.id and y.currency = $3
  where x.product_id = p.id)`;

/**
 * Column: lowest price of the 30 days before its reduction of each reduced variant, by SKU; null
 * without any.
 */
export const LOWEST_PRICES = `(select json_object_agg(x.sku, l.amount) from variant x
  join price y on y.variant_id = x.id and y.currency = $3 and y.was_cent_amount > y.cent_amount
  cross join lateral (select prior_lowest_price(x.sku, $3) as amount) l
  where x.product_id = p.id and l.amount is not null) as lowest_prices`;

/** Row with the column `LOWEST_PRICES`, which is read where lowest prices are stated. */
export type WithLowestPrices = {
  readonly lowest_prices?: Readonly<Record<string, number>> | null;
};

/**
 * Builds the query. `$1` is the fascia, `$2` the locale, `$3` the currency; further parameters
 * belong to `where`, which may refer to `p`. `columns` are selected in addition to those of
 * `ListedProduct` and may refer to `p`, `own` and `english`.
 */
export function listedProducts({
  columns,
  where,
}: {
  columns: readonly string[];
  where: string;
}): string {
  return `select p.product_key, p.public_id, p.slug, p.brand, p.brand_slug, p.product_type, p.department, p.average_rating,
    p.review_count, p.facts, ${['name'].map(textColumn).concat(columns).join(', ')},
    ${colours} as colours, ${variants} as variants, ${categories} as categories
  from product p
  join product_fascia f on f.product_id = p.id and f.fascia = $1
  join product_text english on english.product_id = p.id and english.locale = 'en-GB'
  left join product_text own on own.product_id = p.id and own.locale = $2
  where p.status = 'live' and ${where}`;
}

export function localisePicture(
  { id, alt, tint }: StoredPictureRow,
  locale: string,
): CataloguePicture {
  return { id, alt: alt[locale] ?? alt['en-GB'], tint };
}

/** Colours with at least one variant sold in the currency. */
export function soldColours({ colours, variants: sold }: ListedProduct): readonly ListedColour[] {
  const keys = new Set(sold?.map(({ colour }) => colour));
  return (colours ?? []).filter(({ key }) => keys.has(key));
}
