/** SQL statements of an import; each takes a whole batch as JSON rows. */
import { defineStatement } from '#database/statement.ts';
import { PAGE_HASH_BYTES } from './product-rows.ts';

export type StoredProduct = {
  id: string;
  product_key: string;
  status: string;
  record_hash: Uint8Array;
  fascias: string[];
  categories: string[];
};

export const lockExisting = defineStatement<StoredProduct>(
  'import.lockKept',
  `select p.id, p.product_key, p.status, p.record_hash,
     array(select f.fascia from product_fascia f where f.product_id = p.id order by 1) as fascias,
     array(select c.slug from product_category pc join category c on c.id = pc.category_id
           where pc.product_id = p.id order by 1) as categories
   from product p where p.product_key = any($1::text[]) order by p.product_key for update of p`,
);

/**
 * Locks stock before variants and prices, in the order that baskets use too, which prevents
 * deadlocks.
 */
export const lockStock = defineStatement<never>(
  'import.lockStock',
  `select 1 from stock where variant_id in (select id from variant where product_id = any($1::uuid[])) order by variant_id for update`,
);

export type Conflict = {
  field: 'slug' | 'id' | 'sku';
  value: string;
  owner: string;
  owner_slug: string;
  claimed_by: string;
};

export const findConflicts = defineStatement<Conflict>(
  'import.conflicts',
  `with asked as (select * from jsonb_to_recordset($1::jsonb) as a(product_key text, slug text, public_id text)),
     skus as (select * from jsonb_to_recordset($2::jsonb) as s(product_key text, sku text))
   select 'slug' as field, p.slug as value, p.product_key as owner, p.slug as owner_slug, a.product_key as claimed_by
     from asked a join product p on p.slug = a.slug and p.product_key <> a.product_key
   union all
   select 'id', p.public_id, p.product_key, p.slug, a.product_key
     from asked a join product p on p.public_id = a.public_id and p.product_key <> a.product_key
   union all
   select 'sku', v.sku, p.product_key, p.slug, s.product_key
     from skus s join variant v on v.sku = s.sku join product p on p.id = v.product_id and p.product_key <> s.product_key`,
);

export const findMissingCategory = defineStatement<{ slug: string }>(
  'import.missingCategory',
  'select slug from unnest($1::text[]) as slug where not exists (select from category c where c.slug = slug.slug) limit 1',
);

export const saveFormerSlugs = defineStatement<never>(
  'import.oldSlugs',
  `insert into product_slug_history (slug, product_id)
   select p.slug, p.id from jsonb_to_recordset($1::jsonb) as a(id uuid, slug text) join product p on p.id = a.id and p.slug <> a.slug
   on conflict (slug) do update set product_id = excluded.product_id`,
);

export const deleteUsedSlugs = defineStatement<never>(
  'import.usedSlugs',
  'delete from product_slug_history where slug = any($1::text[])',
);

export const upsertProducts = defineStatement<never>(
  'import.products',
  `insert into product (id, product_key, public_id, slug, brand, brand_slug, product_type, department, status,
       average_rating, review_count, popularity, new_from, facts, record_hash)
   select id, product_key, public_id, slug, brand, brand_slug, product_type, department, status,
       average_rating, review_count, popularity, new_from, facts, decode(record_hash, 'hex')
   from jsonb_to_recordset($1::jsonb) as a(id uuid, product_key text, public_id text, slug text, brand text, brand_slug text,
       product_type text, department text, status text, average_rating real, review_count int, popularity real,
       new_from timestamptz, facts jsonb, record_hash text)
   on conflict (id) do update set
     public_id = excluded.public_id, slug = excluded.slug, brand = excluded.brand, brand_slug = excluded.brand_slug,
     product_type = excluded.product_type, department = excluded.department, status = excluded.status,
     average_rating = excluded.average_rating, review_count = excluded.review_count, popularity = excluded.popularity,
     new_from = excluded.new_from, facts = excluded.facts, record_hash = excluded.record_hash,
     updated_at = case when substring(product.record_hash from 1 for ${PAGE_HASH_BYTES})
       = substring(excluded.record_hash from 1 for ${PAGE_HASH_BYTES}) then product.updated_at else now() end`,
);

const replaceText = defineStatement<never>(
  'import.texts',
  `insert into product_text
   select * from jsonb_to_recordset($1::jsonb) as a(product_id uuid, locale text, name text, description text,
     details_and_care text, ingredients text, fabrication text, sustainability text)`,
);

const replaceFascias = defineStatement<never>(
  'import.fascias',
  `insert into product_fascia (fascia, product_id)
   select fascia, product_id from jsonb_to_recordset($1::jsonb) as a(fascia text, product_id uuid)`,
);

const replaceCategories = defineStatement<never>(
  'import.categories',
  `insert into product_category (category_id, product_id, position)
   select c.id, a.product_id, a.position
   from jsonb_to_recordset($1::jsonb) as a(product_id uuid, slug text, position int) join category c on c.slug = a.slug`,
);

const clearText = defineStatement<never>(
  'import.clearTexts',
  'delete from product_text where product_id = any($1::uuid[])',
);
const clearFascias = defineStatement<never>(
  'import.clearFascias',
  'delete from product_fascia where product_id = any($1::uuid[])',
);
const clearCategories = defineStatement<never>(
  'import.clearCategories',
  'delete from product_category where product_id = any($1::uuid[])',
);

/** Tables whose rows nothing else references: deleted and reinserted. */
export const replace = {
  texts: { clear: clearText, fill: replaceText },
  fascias: { clear: clearFascias, fill: replaceFascias },
  categories: { clear: clearCategories, fill: replaceCategories },
} as const;

export const upsertColours = defineStatement<never>(
  'import.colours',
  `insert into product_colour
   select * from jsonb_to_recordset($1::jsonb) as a(product_id uuid, colour text, labels jsonb, facet text, hex text,
     pictures jsonb, videos jsonb, position int, swatch_image text)
   on conflict (product_id, colour) do update set labels = excluded.labels, facet = excluded.facet, hex = excluded.hex,
     pictures = excluded.pictures, videos = excluded.videos, position = excluded.position, swatch_image = excluded.swatch_image`,
);

export const dropColours = defineStatement<never>(
  'import.dropColours',
  `delete from product_colour k where k.product_id = any($1::uuid[])
     and not exists (select from jsonb_to_recordset($2::jsonb) as a(product_id uuid, colour text)
                     where a.product_id = k.product_id and a.colour = k.colour)`,
);

/** Increases the version of baskets that lose a line. */
export const dropVariants = defineStatement<never>(
  'import.dropVariants',
  `with deleted as (
     delete from variant where product_id = any($1::uuid[]) and sku <> all($2::text[]) returning id
   )
   update basket set version = version + 1 where id in (select basket_id from basket_line where variant_id in (select id from deleted))`,
);

export const dropVariantsBySku = defineStatement<never>(
  'import.dropVariantsBySku',
  `with deleted as (delete from variant where sku = any($1::text[]) returning id)
   update basket set version = version + 1 where id in (select basket_id from basket_line where variant_id in (select id from deleted))`,
);

/**
 * Two variants may swap colour and size. Each first gets a temporary size, so that the unique key
 * is never violated.
 */
export const assignTemporarySizes = defineStatement<never>(
  'import.assignTemporarySizes',
  `update variant v set size = v.id::text
   from jsonb_to_recordset($1::jsonb) as a(sku text, colour text, size text)
   where v.sku = a.sku and (v.colour, v.size) <> (a.colour, a.size)`,
);

export const upsertVariants = defineStatement<never>(
  'import.variants',
  `insert into variant (id, product_id, colour, size, sku, raw_sku, marketplace_sku, is_master, position)
   select id, product_id, colour, size, sku, raw_sku, marketplace_sku, is_master, position
   from jsonb_to_recordset($1::jsonb) as a(id uuid, product_id uuid, colour text, size text, sku text, raw_sku text,
     marketplace_sku text, is_master boolean, position int)
   on conflict (sku) do update set colour = excluded.colour, size = excluded.size, raw_sku = excluded.raw_sku,
     marketplace_sku = excluded.marketplace_sku, is_master = excluded.is_master, position = excluded.position`,
);

export const clearPrices = defineStatement<never>(
  'import.clearPrices',
  'delete from price where variant_id in (select id from variant where product_id = any($1::uuid[]))',
);

export const upsertPrices = defineStatement<never>(
  'import.prices',
  `insert into price (variant_id, currency, cent_amount, was_cent_amount, pre_discount_cent_amount, discount_effects)
   select v.id, a.currency, a.cent_amount, a.was_cent_amount, a.pre_discount_cent_amount, a.discount_effects
   from jsonb_to_recordset($1::jsonb) as a(sku text, currency text, cent_amount bigint, was_cent_amount bigint,
     pre_discount_cent_amount bigint, discount_effects jsonb)
   join variant v on v.sku = a.sku`,
);

/** Sets stock, but never below the reserved quantity. Returns the products whose stock changed. */
export const setStock = defineStatement<{ product_key: string }>(
  'import.stock',
  `with changed as (
     insert into stock (variant_id, on_hand, wishlist_buffer)
     select v.id, a.on_hand, a.wishlist_buffer
     from jsonb_to_recordset($1::jsonb) as a(sku text, on_hand int, wishlist_buffer int) join variant v on v.sku = a.sku
     order by v.id
     on conflict (variant_id) do update
       set on_hand = greatest(excluded.on_hand, stock.reserved), wishlist_buffer = excluded.wishlist_buffer
       where (stock.on_hand, stock.wishlist_buffer) is distinct from
             (greatest(excluded.on_hand, stock.reserved), excluded.wishlist_buffer)
     returning variant_id
   )
   select distinct p.product_key from changed c join variant v on v.id = c.variant_id join product p on p.id = v.product_id`,
);

/** The categories and their ancestors. */
export const findCategoryPaths = defineStatement<{ slug: string }>(
  'import.categoryPaths',
  'select distinct unnest(path) as slug from category where slug = any($1::text[])',
);

/** The products' categories and their ancestors. */
export const findPathsOfProducts = defineStatement<{ slug: string }>(
  'import.pathsOfProducts',
  `select distinct unnest(c.path) as slug from product p join product_category pc on pc.product_id = p.id
   join category c on c.id = pc.category_id where p.product_key = any($1::text[])`,
);
