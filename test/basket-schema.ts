/** Schemas of baskets in responses, as far as tests read them; other fields pass through. */
import { z } from 'zod';

const line = z.looseObject({
  id: z.string(),
  sku: z.string(),
  name: z.string(),
  quantity: z.number(),
  maxQuantity: z.number(),
  isOnStock: z.boolean(),
  price: z.number().nullable(),
  reservedUntil: z.string().nullable(),
  customFields: z.record(z.string(), z.string()),
});

export const basketSchema = z.looseObject({
  id: z.string(),
  version: z.number(),
  lines: z.array(line),
});

/** Loader data of the basket page. */
export const basketPageSchema = z.looseObject({ basket: basketSchema });
