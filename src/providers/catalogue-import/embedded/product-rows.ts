/** Converts a product record to the rows of each table. */
import { hashJson } from '#database/keys/hash-json.ts';
import { createUuid } from '#database/keys/uuid.ts';
import { formatBrandSlug } from '#features/catalogue/catalogue.ts';
import type { ProductRecord } from '#features/catalogue/catalogue-records.ts';

export type IncomingProduct = {
  readonly id: string;
  readonly record: ProductRecord;
  readonly hash: Uint8Array;
};

/** The hash of a record begins with a SHA-256 of what its page shows: all but its popularity. */
export const PAGE_HASH_BYTES = 32;

/**
 * Computes a hash for detecting changes. Excludes stock, which changes between imports and is
 * compared separately.
 */
export function hashRecord({ popularity, ...record }: ProductRecord): Uint8Array {
  const pageHash = hashJson({
    ...record,
    variants: record.variants.map(({ stock: _stock, wishlistBuffer: _buffer, ...rest }) => rest),
  });
  return Buffer.concat([pageHash, hashJson(popularity ?? null)]);
}

export function productRow({ id, record, hash }: IncomingProduct) {
  return {
    id,
    product_key: record.productKey,
    public_id: record.id ?? record.productKey,
    slug: record.slug,
    brand: record.brand,
    brand_slug: formatBrandSlug(record.brand),
    product_type: record.productType,
    department: record.department,
    status: record.status,
    average_rating: record.averageRating,
    review_count: record.reviewCount ?? 0,
    popularity: record.popularity ?? 0,
    new_from: record.newFrom,
    facts: record.facts,
    record_hash: Buffer.from(hash).toString('hex'),
  };
}

/** One row for each locale that any text has. Missing texts stay null and fall back when read. */
export function textRows({ id, record }: IncomingProduct) {
  const { name, description, detailsAndCare, ingredients, fabrication, sustainabilityContent } =
    record;
  const texts = [
    name,
    description,
    detailsAndCare,
    ingredients,
    fabrication,
    sustainabilityContent,
  ];
  const locales = new Set(texts.flatMap((text) => Object.keys(text ?? {})));
  return [...locales].map((locale) => ({
    product_id: id,
    locale,
    name: name[locale],
    description: description[locale],
    details_and_care: detailsAndCare?.[locale],
    ingredients: ingredients?.[locale],
    fabrication: fabrication?.[locale],
    sustainability: sustainabilityContent?.[locale],
  }));
}

export function fasciaRows({ id, record }: IncomingProduct) {
  return [...new Set(record.availableFascias)].map((fascia) => ({ product_id: id, fascia }));
}

export function categoryRows({ id, record }: IncomingProduct) {
  return [...new Set(record.categories)].map((slug, position) => ({
    product_id: id,
    slug,
    position,
  }));
}

export function colourRows({ id, record }: IncomingProduct) {
  return record.colours.map((colour, position) => ({
    product_id: id,
    colour: colour.key,
    labels: colour.label,
    facet: colour.facet,
    hex: colour.hex,
    pictures: colour.pictures,
    videos: colour.videos ?? [],
    position,
    swatch_image: colour.swatchImage,
  }));
}

/** Rows of variants; the first of each colour is its master variant. */
export function variantRows({ id, record }: IncomingProduct) {
  const coloursWithMaster = new Set<string>();
  return record.variants.map((variant, position) => {
    const isMaster = !coloursWithMaster.has(variant.colour);
    coloursWithMaster.add(variant.colour);
    const { sku, colour, size, rawSku, marketplaceSku } = variant;
    return {
      id: createUuid(),
      product_id: id,
      sku,
      colour,
      size,
      raw_sku: rawSku,
      marketplace_sku: marketplaceSku,
      is_master: isMaster,
      position,
    };
  });
}

export function priceRows({ record }: IncomingProduct) {
  return record.variants.flatMap(({ sku, prices }) =>
    Object.entries(prices).map(([currency, price]) => ({
      sku,
      currency,
      cent_amount: price.centAmount,
      was_cent_amount: price.wasCentAmount,
      pre_discount_cent_amount: price.preDiscountCentAmount,
      discount_effects: price.discountEffects,
    })),
  );
}

export function stockRows({ record }: IncomingProduct) {
  return record.variants.map(({ sku, stock, wishlistBuffer }) => ({
    sku,
    on_hand: stock,
    wishlist_buffer: wishlistBuffer ?? 0,
  }));
}
