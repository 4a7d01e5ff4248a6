/** The tables of the catalogue, pages and settings. Migrations are drafted by `npm run db:generate` from this file and the other `schema-*.ts`. */
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
import { bytes, createdAt, moment, updatedAt } from './columns.ts';

export const category = pgTable(
  'category',
  {
    id: uuid().primaryKey(),
    slug: text().notNull().unique(),
    parentId: uuid('parent_id').references((): AnyPgColumn => category.id),
    /** Slugs from the department down to this one, so that breadcrumbs need no recursion. */
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
    newFrom: moment('new_from'),
    /** What is shown but never asked for by itself: collection, classification, flags. */
    facts: jsonb().notNull(),
    /** Of the whole record but its stock; an equal one counts as unchanged. */
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
    /** 0 is the main category, the one of the breadcrumbs. */
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.categoryId, t.productId] }),
    index('product_category_product_idx').on(t.productId),
  ],
);

/** Media stand here once per colour: repeated per size they were 80 % of all bytes. */
export const productColour = pgTable(
  'product_colour',
  {
    productId: productId(),
    colour: text().notNull(),
    labels: jsonb().notNull(),
    facet: text().notNull(),
    hex: text().notNull(),
    pictures: jsonb().notNull(),
    videos: jsonb().notNull(),
    position: integer().notNull(),
    /** A picture's id, where a tone does not say enough: printed cloth. */
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

/** Whole minor units. */
export const price = pgTable(
  'price',
  {
    variantId: variantId(),
    currency: text().notNull(),
    centAmount: bigint('cent_amount', { mode: 'number' }).notNull(),
    wasCentAmount: bigint('was_cent_amount', { mode: 'number' }),
    /** How the price came about: read by one answer for the office, and by exports. */
    preDiscountCentAmount: bigint('pre_discount_cent_amount', { mode: 'number' }),
    discountEffects: jsonb('discount_effects'),
  },
  (t) => [
    primaryKey({ columns: [t.variantId, t.currency] }),
    // Nothing is sold for nothing.
    check('price_above_zero', sql`${t.centAmount} > 0 and ${t.wasCentAmount} >= 0`),
  ],
);

/** `reserved` is the sum of the variant's reservations; the check is the last line against overselling. */
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

/** Former addresses, answered with a redirect. */
export const productSlugHistory = pgTable(
  'product_slug_history',
  { slug: text().primaryKey(), productId: productId() },
  (t) => [index('product_slug_history_product_idx').on(t.productId)],
);

/** Every state that an editor saved of a page; what shoppers see is the one published last. */
export const contentVersion = pgTable(
  'content_version',
  {
    fascia: text().notNull(),
    path: text().notNull(),
    locale: text().notNull(),
    /** From 1, without gaps when saved. */
    version: integer().notNull(),
    /** Title, description, sections. */
    page: jsonb().notNull(),
    createdAt: createdAt(),
    /** None: a draft. */
    publishAt: moment('publish_at'),
    unpublishAt: moment('unpublish_at'),
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

/** Fields that a shopper fills in for products of the group; in every language. */
export const customisationGroup = pgTable('customisation_group', {
  name: text().primaryKey(),
  record: jsonb().notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** What the deployment made for itself at its first start. */
export const setting = pgTable('setting', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: createdAt(),
});
