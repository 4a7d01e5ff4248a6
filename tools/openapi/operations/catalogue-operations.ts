/** Operations of the catalogue: products, stock, prices, delivery. */
import { z } from 'zod';
import type { CustomisationGroup } from '#features/customisation/customisation.ts';
import { DELIVERY_SERVICES, type DeliveryResponse } from '#features/delivery/delivery.ts';
import { PREFERRED_FITS } from '#features/guided-selling/size/recommend-size.ts';
import type { InternalPriceResponse } from '#features/internal-price/internal-price.ts';
import type { StockResponse } from '#features/stock/stock.ts';
import { cents, currencyCode, json, localeQuery, type Operation, problems } from '../operation.ts';
import { picture } from './pictures.ts';

const productId = z.object({ productId: z.string().describe('Public id of a product.') });

const quickAddVariant = z.object({
  id: z.string(),
  sku: z.string(),
  marketplaceSku: z.string().optional(),
  customisationGroupName: z.string().optional(),
  isMaster: z.boolean(),
  preSelected: z.literal(true).optional(),
  isOnStock: z.boolean(),
  availableQuantity: z.int(),
  prices: z.tuple([
    z.object({
      centAmount: cents,
      currencyCode,
      wasPrice: z.object({ centAmount: cents, currencyCode }).optional(),
      lowestPrice: cents.optional(),
    }),
  ]),
  attributes: z.object({
    colour: z.string(),
    colourLabel: z.string().optional(),
    colourFacet: z.string().optional(),
    colourHex: z.string().optional(),
    swatchImage: z.string().optional(),
    size: z.string(),
    brand: z.string(),
    department: z.string(),
  }),
  images: z.array(picture),
});

const quickAddProduct = z
  .object({
    id: z.string(),
    productKey: z.string(),
    slug: z.string(),
    name: z.string(),
    brand: z.string(),
    productType: z.string(),
    isPremier: z.boolean(),
    variants: z.array(quickAddVariant),
  })
  .meta({ id: 'QuickAddProduct' });

const stock = z.object({
  variants: z.array(
    z.object({ id: z.string(), isOnStock: z.boolean(), availableQuantity: z.int() }),
  ),
}) satisfies z.ZodType<StockResponse>;

const internalPrice = z.object({
  variants: z.array(
    z.object({
      sku: z.string(),
      price: cents,
      wasPrice: cents.exactOptional(),
      preDiscountPrice: cents.exactOptional(),
      discountEffects: z.array(z.object({ name: z.string(), value: cents })),
    }),
  ),
}) satisfies z.ZodType<InternalPriceResponse>;

const day = z.iso.date();

const delivery = z.object({
  now: z.int().describe('Clock of the server, in milliseconds since 1970.'),
  options: z.array(
    z.object({
      service: z.enum(DELIVERY_SERVICES),
      cost: cents,
      freeFrom: cents.nullable(),
      transit: z.tuple([z.int(), z.int()]).describe('Fewest and most delivery days.'),
      cutOffs: z.array(z.object({ until: z.int(), from: day, to: day })),
    }),
  ),
  surcharge: cents,
}) satisfies z.ZodType<DeliveryResponse>;

const customisation = z.object({
  customisationGroup: z.string(),
  title: z.string(),
  description: z.string(),
  customisationFields: z.array(
    z.object({
      apiName: z.string(),
      displayName: z.string(),
      fieldType: z.literal('text'),
      optional: z.boolean(),
      maxLength: z.int(),
      placeholder: z.string().exactOptional(),
      description: z.string().exactOptional(),
      validationRegex: z.string().exactOptional(),
      validationMessage: z.string().exactOptional(),
    }),
  ),
}) satisfies z.ZodType<CustomisationGroup>;

const none = { path: { productId: 'NONE' }, status: 404 } as const;
const tee = { path: { productId: 'ABC12345' }, status: 200 } as const;

export const catalogueOperations: readonly Operation[] = [
  {
    method: 'GET',
    path: '/_api/quickadd/{productId}',
    tag: 'catalogue',
    summary: 'A product with its variants, prices, attributes and pictures.',
    pathParameters: productId,
    query: z.object(localeQuery),
    replies: { ...json(quickAddProduct), ...problems(400, 404, 503) },
    ...{ valid: tee, invalid: none },
  },
  {
    method: 'GET',
    path: '/_api/stock/{productId}',
    tag: 'catalogue',
    summary: 'Present stock by variant, from no cache.',
    pathParameters: productId,
    query: z.object(localeQuery),
    replies: { ...json(stock), ...problems(400, 404, 503) },
    ...{ valid: tee, invalid: none },
  },
  {
    method: 'GET',
    path: '/_api/internalPrice/{productId}',
    tag: 'catalogue',
    summary: 'How the prices of a product were calculated, for the networks of the office.',
    description: 'Other callers get 404, as for an unknown product.',
    pathParameters: productId,
    query: z.object(localeQuery),
    replies: { ...json(internalPrice), ...problems(400, 404, 503) },
    valid: tee,
    invalid: none,
  },
  {
    method: 'GET',
    path: '/_api/delivery',
    tag: 'catalogue',
    summary: 'Services that deliver a product, with present delivery days.',
    query: z.object({
      ...localeQuery,
      sku: z.string().describe('1 to 100 letters, digits, dots and dashes.'),
      postcode: z.string().optional(),
    }),
    replies: { ...json(delivery), ...problems(400, 404, 503) },
    valid: { query: { sku: 'ABC12345-1-1', postcode: 'BA1 1AA' }, status: 200 },
    invalid: { query: { sku: 'ABC12345-1-1', postcode: '1' }, status: 400 },
  },
  {
    method: 'GET',
    path: '/_api/advice/size',
    tag: 'catalogue',
    summary: 'Page of the size recommendation, for an iframe.',
    query: z.object({
      ...localeQuery,
      sizes: z.string().describe('Sizes of the product, joined by `~`.'),
      guide: z.string().optional().describe('Path of the size guide.'),
      usual: z.string().optional(),
      fit: z.enum(PREFERRED_FITS).optional(),
      measured: z.string().optional(),
    }),
    replies: {
      200: { description: 'The page.', schema: z.string(), contentType: 'text/html' },
      ...problems(400),
    },
    valid: { query: { sizes: 'S~M' }, status: 200 },
    invalid: { query: { sizes: '' }, status: 400 },
  },
  {
    method: 'GET',
    path: '/product-customisation/{group}',
    tag: 'catalogue',
    summary: 'Fields of a personalised product.',
    pathParameters: z.object({ group: z.string() }),
    query: z.object(localeQuery),
    replies: { ...json(customisation), ...problems(400, 404, 503) },
    valid: { path: { group: 'engraving' }, status: 200 },
    invalid: { path: { group: 'none' }, status: 404 },
  },
];
