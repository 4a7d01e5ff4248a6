/** Reads the catalogue back in the import format. */

import type { Database } from '#database/database.ts';
import { isoTime } from '#database/iso-time.ts';
import { defineStatement } from '#database/statement.ts';
import type {
  CategoryRecord,
  Localised,
  ProductRecord,
} from '#features/catalogue/catalogue-records.ts';
import type { ReviewRecord } from '#features/reviews/review-records.ts';

type CategoryRow = {
  slug: string;
  parent_slug: string | null;
  names: Localised;
  position: number;
  picture: CategoryRecord['picture'] | null;
};

const listCategories = defineStatement<CategoryRow>(
  'import.readCategories',
  `select c.slug, p.slug as parent_slug, c.names, c.position, c.picture
   from category c left join category p on p.id = c.parent_id
   order by array_length(c.path, 1), c.slug collate "C"`,
);

export async function readCategories(database: Database): Promise<readonly CategoryRecord[]> {
  const rows = await database.rows(listCategories);
  return rows.map(({ slug, parent_slug, names, position, picture }) => {
    return {
      slug,
      parentSlug: parent_slug,
      name: names,
      position,
      ...(picture ? { picture } : {}),
    };
  });
}

type ProductRow = { record: ProductRecord };

/**
 * Omits null fields, so that a record reads back as it was written.
 * Sorted bytewise (collation "C"): the same order on every database.
 * The inner query limits first; otherwise the database would build the JSON of every product before
 * it takes the first ones.
 */
const readBatch = defineStatement<ProductRow>(
  'import.readProducts',
  `select jsonb_strip_nulls(jsonb_build_object(
     'productKey', p.product_key, 'id', nullif(p.public_id, p.product_key), 'slug', p.slug, 'brand', p.brand,
     'productType', p.product_type, 'department', p.department, 'status', p.status,
     'averageRating', p.average_rating, 'reviewCount', nullif(p.review_count, 0), 'popularity', nullif(p.popularity, 0),
     'newFrom', ${isoTime('p.new_from')},
     'categories', array(select c.slug from product_category pc join category c on c.id = pc.category_id
                         where pc.product_id = p.id order by pc.position),
     'availableFascias', array(select f.fascia from product_fascia f where f.product_id = p.id order by f.fascia collate "C")
   )) || jsonb_build_object('facts', p.facts)
     || (select jsonb_strip_nulls(jsonb_build_object(
           'name', jsonb_object_agg(t.locale, t.name) filter (where t.name is not null),
           'description', jsonb_object_agg(t.locale, t.description) filter (where t.description is not null),
           'detailsAndCare', jsonb_object_agg(t.locale, t.details_and_care) filter (where t.details_and_care is not null),
           'ingredients', jsonb_object_agg(t.locale, t.ingredients) filter (where t.ingredients is not null),
           'fabrication', jsonb_object_agg(t.locale, t.fabrication) filter (where t.fabrication is not null),
           'sustainabilityContent', jsonb_object_agg(t.locale, t.sustainability) filter (where t.sustainability is not null)))
         from product_text t where t.product_id = p.id)
     || jsonb_build_object(
       'colours', (select coalesce(jsonb_agg(jsonb_build_object('key', k.colour, 'label', k.labels, 'facet', k.facet, 'hex', k.hex,
                     'pictures', k.pictures) || case when k.videos = '[]' then '{}' else jsonb_build_object('videos', k.videos) end
                     || case when k.swatch_image is null then '{}' else jsonb_build_object('swatchImage', k.swatch_image) end
                     order by k.position), '[]') from product_colour k where k.product_id = p.id),
       'variants', (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('sku', v.sku, 'rawSku', v.raw_sku,
                     'marketplaceSku', v.marketplace_sku, 'colour', v.colour, 'size', v.size,
                     'prices', (select coalesce(jsonb_object_agg(m.currency,
                        jsonb_strip_nulls(jsonb_build_object('centAmount', m.cent_amount, 'wasCentAmount', m.was_cent_amount,
                          'preDiscountCentAmount', m.pre_discount_cent_amount, 'discountEffects', m.discount_effects))), '{}')
                        from price m where m.variant_id = v.id),
                     'stock', coalesce(s.on_hand, 0), 'wishlistBuffer', nullif(s.wishlist_buffer, 0)))
                     order by v.position), '[]')
                   from variant v left join stock s on s.variant_id = v.id where v.product_id = p.id)) as record
   from (select * from product where product_key collate "C" > $1 order by product_key collate "C" limit $2) p
   order by p.product_key collate "C"`,
);

export async function readProducts(
  database: Database,
  after: string,
  limit: number,
): Promise<readonly ProductRecord[]> {
  const rows = await database.rows(readBatch, [after, limit]);
  return rows.map(({ record }) => record);
}

const listKeys = defineStatement<{ product_key: string }>(
  'import.readKeys',
  `select product_key from product where product_key > $1 and status <> 'archived' order by product_key limit $2`,
);

export async function readKeys(
  database: Database,
  after: string,
  limit: number,
): Promise<readonly string[]> {
  const rows = await database.rows(listKeys, [after, limit]);
  return rows.map(({ product_key }) => product_key);
}

const listReviews = defineStatement<{ record: ReviewRecord }>(
  'import.readReviews',
  `select jsonb_strip_nulls(jsonb_build_object('sourceKey', r.source_key, 'product', p.product_key, 'rating', r.rating,
     'title', r.title, 'body', r.body, 'username', r.username, 'userLocation', r.user_location, 'isRecommended', r.is_recommended,
     'language', r.language, 'secondaryRatings', nullif(r.secondary_ratings, '{}'), 'fit', r.fit,
     'responses', nullif(r.responses, '[]'), 'syndication', r.syndication, 'photos', nullif(r.photos, '[]'),
     'helpfulCount', nullif(r.imported_helpful, 0), 'unhelpfulCount', nullif(r.imported_unhelpful, 0),
     'submittedAt', ${isoTime('r.submitted_at')})) as record
   from review r join product p on p.id = r.product_id
   where r.source_key > $1 and r.status = 'published' order by r.source_key limit $2`,
);

export async function readReviews(
  database: Database,
  after: string,
  limit: number,
): Promise<readonly ReviewRecord[]> {
  const rows = await database.rows(listReviews, [after, limit]);
  return rows.map(({ record }) => record);
}
