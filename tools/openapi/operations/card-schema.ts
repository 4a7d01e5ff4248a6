/** Schema of a product card, as carousels get it. */
import { z } from 'zod';
import { cents } from '../operation.ts';

const prices = {
  price: cents,
  maxPrice: cents.optional(),
  wasPrice: cents.optional(),
  lowestPrices: z.tuple([cents, cents]).optional(),
  saving: z
    .object({ percent: z.number(), isEqual: z.boolean() })
    .nullable()
    .optional()
    .describe('Only where it does not follow from the prices.'),
} as const;

const badge = z.object({
  id: z.string(),
  text: z.string(),
  colours: z
    .tuple([z.string().nullable(), z.string().nullable(), z.string().nullable()])
    .optional()
    .describe('Background, text and border as `#rrggbb`.'),
  icon: z.string().optional(),
});

const colour = z.object({
  ...prices,
  colour: z.string(),
  label: z.string(),
  hex: z.string(),
  tint: z.string(),
  images: z.array(z.string()),
  isOnStock: z.boolean(),
  sku: z.string(),
  swatchImage: z.string().optional(),
  size: z.string().optional(),
});

const card = z
  .object({
    ...prices,
    productKey: z.string(),
    slug: z.string(),
    name: z.string(),
    brand: z.string(),
    isOnStock: z.boolean(),
    colourCount: z.int(),
    colours: z.array(colour),
    id: z.string().optional().describe('Public id, where it differs from the key.'),
    rating: z.tuple([z.number(), z.int()]).optional().describe('Average and number of reviews.'),
    badges: z.array(badge).optional(),
    recommendedUrl: z.string().optional(),
    isPremier: z.boolean().optional(),
  })
  .meta({ id: 'ProductCard' });

export const cards = z.object({ hits: z.array(card) });
