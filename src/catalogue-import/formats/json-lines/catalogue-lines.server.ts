/** Exchange format: JSON Lines of categories, products, reviews and questions. */

import { z } from 'zod';
import {
  type CategoryRecord,
  evidencedMaterials,
  type ProductFacts,
  type ProductRecord,
} from '#features/catalogue/catalogue-records.ts';
import { MAX_LASTING_DAYS } from '#features/replenishment/replenishment.ts';
import type { QuestionRecord, ReviewRecord } from '#features/reviews/review-records.ts';
import { findFirstFault } from '#kit/parse-input.ts';
import type { RowIssue } from '../../report/import-issue.ts';
import { MAX_ADDRESS } from '../../values/safety-columns.ts';
import { questionLine } from './question-line.server.ts';
import { relatedGroups } from './related-groups.server.ts';
import { repairProduct } from './repair-product.ts';
import { reviewDetails } from './review-details.server.ts';
import { createSellerSchema } from './seller-schema.server.ts';

/** Increased when a reader of the former version could misread the file. */
export const LINES_VERSION = 1;

/** As in a table of reviews; a longer text is refused, not cut. */
const MAX_REVIEW_TEXT = 10_000;

const text = z.string().max(50_000);
const name = z.string().min(1).max(300);
const localised = z.object({ 'en-GB': text }).catchall(text);
const cents = z.int().min(0).max(99_999_999);
const price = z.strictObject({
  centAmount: z.int().min(1, 'is 0: a price above 0 is required').max(99_999_999),
  wasCentAmount: cents.exactOptional(),
  preDiscountCentAmount: cents.exactOptional(),
  discountEffects: z
    .array(z.strictObject({ name, value: cents }))
    .max(20)
    .exactOptional(),
});
const count = z.int().min(0).max(1_000_000);

/** Picture id as in `/media/` URLs. */
const pictureId = z
  .string()
  .regex(/^[a-z]+\.[a-z0-9._-]{1,160}$/, 'is a picture’s id, as file.… or draw.…');

const picture = z.looseObject({ id: name, alt: localised, tint: z.string().max(20) });

const video = z.looseObject({
  baseUrl: z.string().min(1).max(2_000),
  poster: z.looseObject({ id: name, alt: text, tint: z.string().max(20) }),
  width: count,
  height: count,
});

const variant = z.strictObject({
  sku: z
    .string()
    .regex(
      /^(?:[A-Z]{3}\d{5}-\d+-\d+|M\w{8,})$/,
      'is written AAA00000-0-0, or M and eight or more letters',
    ),
  rawSku: name.exactOptional(),
  marketplaceSku: name.exactOptional(),
  colour: name,
  size: name,
  prices: z.strictObject({
    GBP: price.exactOptional(),
    EUR: price.exactOptional(),
    AED: price.exactOptional(),
    USD: price.exactOptional(),
  }),
  stock: count,
  wishlistBuffer: count.exactOptional(),
});

const colour = z.strictObject({
  key: name,
  label: localised,
  facet: name,
  /** A value not written as #a1b2c3 is replaced, with a warning. */
  hex: z.string().max(60),
  swatchImage: pictureId.exactOptional(),
  pictures: z.array(picture).max(50),
  videos: z.array(video).max(20).exactOptional(),
});

const safetyContact = z.strictObject({
  name,
  address: z.string().min(1).max(MAX_ADDRESS),
  email: name,
});

const productSafety = z.strictObject({
  manufacturer: safetyContact.exactOptional(),
  responsible: safetyContact.exactOptional(),
  warnings: localised.exactOptional(),
});

/** Known facts are validated; unknown ones are kept. */
const facts = z.looseObject({
  collection: name.exactOptional(),
  classification: name.exactOptional(),
  styleTaxonomy: name.exactOptional(),
  occasion: z.array(name).max(50).exactOptional(),
  termNames: z.record(name, localised).exactOptional(),
  material: z.array(name).max(50).exactOptional(),
  materialEvidence: z.partialRecord(z.enum(evidencedMaterials), name).exactOptional(),
  isBulky: z.boolean().exactOptional(),
  isPremier: z.boolean().exactOptional(),
  isHostedMarketplace: z.boolean().exactOptional(),
  sellerName: name.exactOptional(),
  seller: createSellerSchema(name).exactOptional(),
  shopDeliveryMessaging: localised.exactOptional(),
  shopExclusionsMessaging: localised.exactOptional(),
  gwpSku: name.exactOptional(),
  gwpDescription: localised.exactOptional(),
  customisationGroupName: name.exactOptional(),
  sizingService: name.exactOptional(),
  preSelectedSkus: z.array(name).max(200).exactOptional(),
  returnsPolicy: localised.exactOptional(),
  rewardsPointsPence: z.int().min(0).exactOptional(),
  lastsDays: z.record(name, z.int().min(2).max(MAX_LASTING_DAYS)).exactOptional(),
  related: relatedGroups.exactOptional(),
  safety: productSafety.exactOptional(),
}) satisfies z.ZodType<ProductFacts>;

const productFields = z.strictObject({
  type: z.literal('product'),
  productKey: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,60}$/, 'has letters, digits and dashes only, at most 60'),
  id: name.exactOptional(),
  slug: z.string().regex(/^[a-z0-9-]{1,120}$/, 'has lower-case letters, digits and dashes only'),
  name: localised,
  brand: name,
  productType: z.enum(['fashion', 'beauty', 'home']),
  department: name,
  description: localised,
  detailsAndCare: localised.exactOptional(),
  ingredients: localised.exactOptional(),
  fabrication: localised.exactOptional(),
  sustainabilityContent: localised.exactOptional(),
  categories: z.array(name).max(50),
  availableFascias: z.array(name).max(100),
  colours: z.array(colour).max(200),
  variants: z.array(variant).max(2_000),
  averageRating: z.number().min(0).max(5).exactOptional(),
  reviewCount: z.int().min(0).exactOptional(),
  popularity: z.number().min(0).max(1).exactOptional(),
  newFrom: z.iso.datetime().or(z.iso.date()).exactOptional(),
  facts,
  status: z.enum(['live', 'draft', 'archived']),
});

/**
 * Finds required data that is missing from a live product; drafts and archived products may be
 * incomplete.
 */
function findMissingData({
  status,
  colours,
  variants,
}: z.infer<typeof productFields>): { path: (string | number)[]; message: string } | null {
  if (status !== 'live') return null;
  if (colours.length === 0)
    return { path: ['colours'], message: 'is empty: a live product has at least one colour' };
  if (variants.length === 0)
    return { path: ['variants'], message: 'is empty: a live product has at least one variant' };
  const unpriced = variants.findIndex(({ prices }) => Object.keys(prices).length === 0);
  return unpriced < 0
    ? null
    : {
        path: ['variants', unpriced, 'prices'],
        message: 'is empty: name a price, or make the product a draft',
      };
}

export const productLine = productFields.superRefine((product, context) => {
  const missing = findMissingData(product);
  if (missing) context.addIssue({ code: 'custom', ...missing });
  const { facts, variants } = product;
  const { preSelectedSkus = [] } = facts;
  const colours = preSelectedSkus.map(
    (sku) => variants.find((candidate) => candidate.sku === sku)?.colour,
  );
  const unknown = colours.indexOf(undefined);
  const reason =
    unknown >= 0
      ? `names ${preSelectedSkus[unknown]}, which is no variant of the product`
      : new Set(colours).size < colours.length && 'names two sizes of one colour';
  if (reason)
    context.addIssue({ code: 'custom', path: ['facts', 'preSelectedSkus'], message: reason });
});

export const categoryLine = z.strictObject({
  type: z.literal('category'),
  slug: z.string().regex(/^[a-z0-9-]{1,120}$/, 'has lower-case letters, digits and dashes only'),
  parentSlug: name.nullable(),
  name: localised,
  position: z.int().min(0),
  picture: picture.exactOptional(),
});

export const reviewLine = z.strictObject({
  type: z.literal('review'),
  sourceKey: z.string().min(1).max(100),
  product: name,
  rating: z.int().min(1).max(5),
  title: z.string().max(300).exactOptional(),
  body: z.string().max(MAX_REVIEW_TEXT),
  username: name.exactOptional(),
  userLocation: name.exactOptional(),
  isRecommended: z.boolean().exactOptional(),
  submittedAt: z.iso.datetime({ offset: true }),
  ...reviewDetails,
});

const headerLine = z.object({ type: z.literal('catalogue'), version: z.int() });

/** Schema of a line of any type; published as `docs/schemas/catalogue-lines.schema.json`. */
export const catalogueLine = z.discriminatedUnion('type', [
  headerLine,
  categoryLine,
  productLine,
  reviewLine,
  questionLine,
]);

export type ParsedLine =
  | { readonly type: 'catalogue' }
  | { readonly type: 'category'; readonly record: CategoryRecord }
  | {
      readonly type: 'product';
      readonly record: ProductRecord;
      readonly warnings: readonly RowIssue[];
    }
  | { readonly type: 'review'; readonly record: ReviewRecord }
  | { readonly type: 'question'; readonly record: QuestionRecord }
  | ({ readonly type: 'rejected'; readonly key?: string } & RowIssue);

export function parseCatalogueLine(line: string): ParsedLine {
  const value = parseJson(line);
  const parsed = catalogueLine.safeParse(value);
  if (!parsed.success) {
    const { field, reason } = findFirstFault(parsed.error, 'the line');
    const key = findKey(value);
    return {
      type: 'rejected',
      ...(key === undefined ? {} : { key }),
      field,
      reason: `${field}: ${value === undefined ? 'is not valid JSON' : reason}`,
      advice: 'compare it with docs/schemas/catalogue-lines.schema.json',
    };
  }
  const { data } = parsed;
  if (data.type === 'catalogue') {
    if (data.version <= LINES_VERSION) return { type: 'catalogue' };
    return {
      type: 'rejected',
      reason: `version ${data.version} is newer than this shop reads (${LINES_VERSION}): update the shop`,
    };
  }
  // Safe casts: the schema above checks every field. Its loose parts (facts, pictures, videos) are
  // JSON that is only displayed.
  if (data.type === 'review') return { type: 'review', record: withoutType(data) as ReviewRecord };
  if (data.type === 'question')
    return { type: 'question', record: withoutType(data) as QuestionRecord };
  if (data.type === 'category')
    return { type: 'category', record: withoutType(data) as CategoryRecord };
  return { type: 'product', ...repairProduct(withoutType(data) as ProductRecord) };
}

function withoutType({ type: _type, ...record }: { readonly type: string }): unknown {
  return record;
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function findKey(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const key = 'productKey' in value ? value.productKey : 'slug' in value ? value.slug : undefined;
  return typeof key === 'string' ? key.slice(0, 100) : undefined;
}
