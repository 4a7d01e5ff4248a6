/** Schema of the products that are shown together with a product. */
import { z } from 'zod';

const MAX_PRODUCTS = 20;

const text = z.string().max(1_000);
const localised = z.object({ 'en-GB': text }).catchall(text);
const productKey = z
  .string()
  .regex(/^[A-Za-z0-9-]{1,60}$/, 'is a product key: letters, digits and dashes, at most 60');
const percent = z.number().min(0).max(100);

const group = z.strictObject({
  header: localised.exactOptional(),
  products: z.array(productKey).min(1).max(MAX_PRODUCTS),
});

const influencer = group.extend({
  picture: z
    .looseObject({ id: z.string().min(1).max(300), alt: localised, tint: z.string().max(20) })
    .exactOptional(),
  hotspots: z
    .array(z.strictObject({ product: productKey, left: percent, top: percent }))
    .max(MAX_PRODUCTS)
    .exactOptional(),
});

export const relatedGroups = z.strictObject({
  suits: group.exactOptional(),
  home: group.exactOptional(),
  beauties: group.exactOptional(),
  outfits: group.exactOptional(),
  bundle: group.exactOptional(),
  influencer: influencer.exactOptional(),
});
