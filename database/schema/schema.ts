/** Tables of the catalogue, pages and settings; `npm run db:generate` drafts migrations. */
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, createdAt, timestampTz, updatedAt } from './columns.ts';

export const category = pgTable(
  'category',
  {
    id: uuid().primaryKey(),
    slug: text().notNull().unique(),
    parentId: uuid('parent_id').references((): AnyPgColumn => category.id),
    /** Slugs from the department down to this category, so that breadcrumbs need no recursion. */
    path: text().array().notNull(),
    names: jsonb().notNull(),
    position: integer().notNull(),
    picture: jsonb(),
  },
  (t) => [index('category_parent_idx').on(t.parentId, t.position)],
);

export const product = pgTable(
  'product',
  {
    id: uuid().primaryKey(),
    productKey: text('product_key').notNull().unique(),
    publicId: text('public_id').notNull().unique(),
    slug: text().notNull().unique(),
    brand: text().notNull(),
    brandSlug: text('brand_slug').notNull(),
    productType: text('product_type').notNull(),
    department: text().notNull(),
    status: text().notNull(),
    averageRating: real('average_rating'),
    reviewCount: integer('review_count').notNull().default(0),
    popularity: real().notNull().default(0),
    newFrom: timestampTz('new_from'),
    /** Other fields of the record: materials, related products, safety, flags as `isPremier`. */
    facts: jsonb().notNull(),
    /** Hash of the whole record except its stock; an equal hash counts as unchanged. */
    recordHash: bytes('record_hash').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('product_brand_idx').on(t.brandSlug),
    check('product_key_format', sql`${t.productKey} ~ '^[A-Za-z0-9-]+$'`),
    check('product_status_known', sql`${t.status} in ('live', 'draft', 'archived')`),
  ],
);

const productId = () =>
  uuid('product_id')
    .notNull()
    .references(() => product.id, { onDelete: 'cascade' });

export const productText = pgTable(
  'product_text',
  {
    productId: productId(),
    locale: text().notNull(),
    name: text(),
    description: text(),
    detailsAndCare: text('details_and_care'),
    ingredients: text(),
    fabrication: text(),
    sustainability: text(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.locale] })],
);

export const productFascia = pgTable(
  'product_fascia',
  { fascia: text().notNull(), productId: productId() },
  (t) => [
    primaryKey({ columns: [t.fascia, t.productId] }),
    index('product_fascia_product_idx').on(t.productId),
  ],
);

export const productCategory = pgTable(
  'product_category',
  {
    categoryId: uuid('category_id')
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
    productId: productId(),
    /** 0 is the main category, shown in the breadcrumbs. */
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.categoryId, t.productId] }),
    index('product_category_product_idx').on(t.productId),
  ],
);

/** Stores media once per colour: repeated per size they made up 80 % of all bytes. */
export const productColour = pgTable(
  'product_colour',
  {
    productId: productId(),
    colour: text().notNull(),
    labels: jsonb().notNull(),
    /** Term of the filter by colour, such as `blue` for navy. */
    colourFamily: text('facet').notNull(),
    hex: text().notNull(),
    pictures: jsonb().notNull(),
    videos: jsonb().notNull(),
    position: integer().notNull(),
    /** Picture id of the cloth, for prints that a plain tone cannot represent. */
    swatchImage: text('swatch_image'),
  },
  (t) => [primaryKey({ columns: [t.productId, t.colour] })],
);

export const variant = pgTable(
  'variant',
  {
    id: uuid().primaryKey(),
    productId: uuid('product_id').notNull(),
    colour: text().notNull(),
    size: text().notNull(),
    sku: text().notNull().unique(),
    rawSku: text('raw_sku'),
    marketplaceSku: text('marketplace_sku'),
    isMaster: boolean('is_master').notNull(),
    position: integer().notNull(),
  },
  (t) => [
    foreignKey({
      columns: [t.productId, t.colour],
      foreignColumns: [productColour.productId, productColour.colour],
    }).onDelete('cascade'),
    unique('variant_colour_size').on(t.productId, t.colour, t.size),
    index('variant_marketplace_sku_idx').on(t.marketplaceSku),
  ],
);

export const variantId = () =>
  uuid('variant_id')
    .notNull()
    .references(() => variant.id, { onDelete: 'cascade' });

/** Prices in whole minor units. */
export const price = pgTable(
  'price',
  {
    variantId: variantId(),
    currency: text().notNull(),
    centAmount: bigint('cent_amount', { mode: 'number' }).notNull(),
    wasCentAmount: bigint('was_cent_amount', { mode: 'number' }),
    /** Price before `discountEffects`; read by `/_api/internalPrice` and exports. */
    preDiscountCentAmount: bigint('pre_discount_cent_amount', { mode: 'number' }),
    discountEffects: jsonb('discount_effects'),
  },
  (t) => [
    primaryKey({ columns: [t.variantId, t.currency] }),
    // A price of 0 is always an error.
    check('price_above_zero', sql`${t.centAmount} > 0 and ${t.wasCentAmount} >= 0`),
  ],
);

/**
 * Prices with the time from which they were valid, written by triggers of `price`, which also
 * delete those that are not needed any more; read by `prior_lowest_price()`.
 */
export const priceHistory = pgTable(
  'price_history',
  {
    /** No foreign key: a variant that an import removes may come back. */
    sku: text().notNull(),
    currency: text().notNull(),
    since: timestampTz('since').notNull(),
    centAmount: bigint('cent_amount', { mode: 'number' }).notNull(),
    wasCentAmount: bigint('was_cent_amount', { mode: 'number' }),
    /** True for a price that was valid before the history began. */
    isFirstKnown: boolean('is_first_known').notNull().default(false),
    /**
     * Product that had the SKU: another product that gets the SKU starts a new history. null where
     * the variant was deleted before this column existed.
     */
    productKey: text('product_key'),
  },
  (t) => [
    primaryKey({ columns: [t.sku, t.currency, t.since] }),
    // Former prices that are due to be deleted.
    index('price_history_since_idx').on(t.since),
  ],
);

/**
 * `reserved` is the sum of the variant's reservations; the check is the last guard against
 * overselling.
 */
export const stock = pgTable(
  'stock',
  {
    variantId: variantId().primaryKey(),
    onHand: integer('on_hand').notNull(),
    reserved: integer().notNull().default(0),
    wishlistBuffer: integer('wishlist_buffer').notNull().default(0),
  },
  (t) => [
    check('stock_reserved_within_hand', sql`${t.reserved} >= 0 and ${t.reserved} <= ${t.onHand}`),
  ],
);

/** Former slugs, answered with a redirect. */
export const productSlugHistory = pgTable(
  'product_slug_history',
  { slug: text().primaryKey(), productId: productId() },
  (t) => [index('product_slug_history_product_idx').on(t.productId)],
);

/** Every version that an editor saved of a page; shoppers see the most recently published one. */
export const contentVersion = pgTable(
  'content_version',
  {
    fascia: text().notNull(),
    path: text().notNull(),
    locale: text().notNull(),
    /** Counts from 1; saving leaves no gaps. */
    version: integer().notNull(),
    /** Title, description and sections. */
    page: jsonb().notNull(),
    createdAt: createdAt(),
    /** null for a draft. */
    publishAt: timestampTz('publish_at'),
    unpublishAt: timestampTz('unpublish_at'),
  },
  (t) => [
    primaryKey({ columns: [t.fascia, t.path, t.locale, t.version] }),
    index('content_version_publish_idx').on(t.publishAt),
    index('content_version_unpublish_idx').on(t.unpublishAt),
    check(
      'content_version_times',
      sql`${t.unpublishAt} is null or ${t.unpublishAt} > ${t.publishAt}`,
    ),
  ],
);

/** Groups of fields that shoppers fill in to personalise products, in every language. */
export const customisationGroup = pgTable('customisation_group', {
  name: text().primaryKey(),
  record: jsonb().notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** Values that the deployment generated at its first start. */
export const setting = pgTable('setting', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: createdAt(),
});
