/** Request schemas of UCP operations. Unknown fields are ignored: extensions may add fields. */
import { z } from 'zod';
import { MAX_LINE_QUANTITY, MAX_LINES } from '#features/basket/basket.ts';
import { findFirstFault, type InputSchema } from '#kit/parse-input.ts';
import { UcpError } from './ucp-error.ts';

const MAX_IDS = 50;
const id = z.string().min(1).max(100);
const amount = z.number().int().min(0);

const context = z
  .object({ language: z.string().max(50).optional(), currency: z.string().max(10).optional() })
  .optional();
const filters = z
  .object({
    categories: z.array(z.string().max(100)).max(50).optional(),
    price: z.object({ min: amount.optional(), max: amount.optional() }).optional(),
  })
  .optional();

const searchSchema = z.object({
  query: z.string().max(500).optional(),
  context,
  filters,
  pagination: z
    .object({ cursor: z.string().max(100).optional(), limit: z.number().int().min(1).optional() })
    .optional(),
});
const lookupSchema = z.object({ ids: z.array(id).min(1), context, filters });
const productSchema = z.object({
  id,
  context,
  filters,
  selected: z
    .array(z.object({ name: z.string().max(100), label: z.string().max(200) }))
    .max(10)
    .default([]),
  preferences: z.array(z.string().max(100)).max(10).default([]),
});

/** Who the cart is for (`buyer`) is not read, and so stored nowhere. */
const cartSchema = z.object({
  line_items: z
    .array(
      z.object({
        item: z.object({ id }),
        quantity: z.number().int().min(1).max(MAX_LINE_QUANTITY),
      }),
    )
    .max(MAX_LINES),
  context,
});

/** Input schemas of the calls that have a body, for descriptions of tools. */
export const UCP_SCHEMAS = {
  search: searchSchema,
  lookup: lookupSchema,
  product: productSchema,
  cart: cartSchema,
} as const;

export type UcpSearchRequest = z.infer<typeof searchSchema>;
export type UcpLookupRequest = z.infer<typeof lookupSchema>;
export type UcpProductRequest = z.infer<typeof productSchema>;
export type UcpContext = NonNullable<z.infer<typeof context>>;
export type UcpFilters = NonNullable<z.infer<typeof filters>>;

/** @throws UcpError 400 that names the field, also for a search for nothing. */
export function parseSearchRequest(body: unknown): UcpSearchRequest {
  const request = parseRequest(searchSchema, body);
  const { query = '', filters: { categories = [], price } = {} } = request;
  if (query.trim() === '' && categories.length === 0 && price === undefined)
    throw new UcpError(400, 'invalid_request', 'query: a search has words or filters.');
  return request;
}

/** @throws UcpError 400 that names the field, or for too many ids. */
export function parseLookupRequest(body: unknown): UcpLookupRequest {
  const request = parseRequest(lookupSchema, body);
  if (request.ids.length > MAX_IDS)
    throw new UcpError(400, 'request_too_large', `ids: at most ${MAX_IDS}.`);
  return request;
}

/** @throws UcpError 400 that names the field. */
export function parseProductRequest(body: unknown): UcpProductRequest {
  return parseRequest(productSchema, body);
}

/** @throws UcpError 400 that names the field. */
export function parseCartRequest(body: unknown) {
  const { line_items: lines, context: hints } = parseRequest(cartSchema, body);
  return {
    items: lines.map(({ item, quantity }) => ({ sku: item.id, quantity })),
    context: hints,
  };
}

function parseRequest<T>(schema: InputSchema<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const { field, reason } = findFirstFault(parsed.error);
  throw new UcpError(400, 'invalid_request', `${field}: ${reason}`);
}
