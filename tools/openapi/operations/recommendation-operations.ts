/** Operations of recommendations. */
import { z } from 'zod';
import type { RelatedItem } from '#features/recommendations/recommendations.server.ts';
import { json, localeQuery, type Operation, problems } from '../operation.ts';
import { cards } from './card-schema.ts';

const keys = z.string().describe('Up to 20 values, joined by commas.');

const item = z
  .object({
    product_id: z.string(),
    title: z.string(),
    brand: z.string(),
    local_currency: z.string(),
    price: z.number().describe('Major units.'),
    image: z.string(),
    url: z.string(),
    item_id: z.string().exactOptional(),
    original_price: z.number().exactOptional(),
    discount_percentage: z.number().exactOptional(),
    discount_value: z.number().exactOptional(),
    on_sale: z.boolean().exactOptional(),
    slug: z.string().exactOptional(),
    category: z.string().exactOptional(),
    sku: z.string().exactOptional(),
    stock_level: z.number().exactOptional(),
    colour: z.string().exactOptional(),
    style: z.string().exactOptional(),
    tags: z.array(z.string()).exactOptional(),
    department: z.string().exactOptional(),
    gender: z.string().exactOptional(),
    description: z.string().exactOptional(),
    imagesResponsive: z.array(z.object({ desktop: z.string() })).exactOptional(),
    reason: z.string().exactOptional().describe('A sentence in the language of the request.'),
  })
  .meta({ id: 'RecommendedItem' }) satisfies z.ZodType<RelatedItem>;

const similar = z.object({
  visualSimilar: z.array(z.object({ item_group_id: z.string(), colour: z.string().optional() })),
});

const visualQuery = z.object({
  ...localeQuery,
  key: z.string().describe('Key of a product.'),
  colour: z.string().optional().describe('Key of a colour.'),
});

const ofProduct = { query: { key: 'ABC12345', colour: 'moss' }, status: 200 } as const;

export const recommendationOperations: readonly Operation[] = [
  {
    method: 'GET',
    path: '/_api/search/productRecommendations',
    tag: 'recommendations',
    summary: 'Products that go with others, at most ten.',
    description: 'At least one of the lists is needed.',
    query: z.object({
      ...localeQuery,
      skus: keys.optional(),
      productKeys: keys.optional(),
      categoriesTaxonomies: keys.optional(),
    }),
    replies: {
      ...json(z.object({ productRecommendations: z.object({ related: z.array(item) }) })),
      ...problems(400, 503),
    },
    valid: { query: { productKeys: 'ABC12345' }, status: 200 },
    invalid: { status: 400 },
  },
  {
    method: 'GET',
    path: '/_api/search/visuallySimilar',
    tag: 'recommendations',
    summary: 'Products that look like one in a colour, at most 40.',
    query: visualQuery,
    replies: { ...json(similar), ...problems(400, 503) },
    valid: ofProduct,
    invalid: { query: { colour: 'moss' }, status: 400 },
  },
  {
    method: 'GET',
    path: '/_api/search/similarCards',
    tag: 'recommendations',
    summary: 'Cards of products that look like one and are in stock, at most six.',
    query: visualQuery,
    replies: { ...json(cards), ...problems(400, 503) },
    valid: ofProduct,
    invalid: { query: { key: '' }, status: 400 },
  },
  {
    method: 'GET',
    path: '/_api/search/boughtTogether',
    tag: 'recommendations',
    summary: 'Cards of products that others chose together with those of a basket.',
    query: z.object({ ...localeQuery, productKeys: keys }),
    replies: { ...json(cards), ...problems(400, 503) },
    valid: { query: { productKeys: 'ABC12345' }, status: 200 },
    invalid: { query: { productKeys: ',' }, status: 400 },
  },
];
