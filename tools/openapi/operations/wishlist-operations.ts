/** Operations of the wishlist. */
import { z } from 'zod';
import type { WishlistItem } from '#features/wishlist/wishlist.ts';
import type { WishlistLine } from '#features/wishlist/wishlist-line.ts';
import {
  cents,
  json,
  localeQuery,
  type Operation,
  problem,
  problems,
  type Reply,
} from '../operation.ts';
import { picture } from './pictures.ts';

const item = z
  .object({
    productKey: z.string(),
    colourSelected: z.string().describe('Key of a colour.'),
    lineItemSku: z.string(),
    sizeSelected: z.boolean().describe('False where the SKU stands for the colour only.'),
  })
  .meta({ id: 'WishlistItem' }) satisfies z.ZodType<WishlistItem>;

const line = z
  .object({
    wishlistKey: z.string(),
    since: z.string(),
    slug: z.string(),
    name: z.string(),
    brand: z.string(),
    colour: z.string(),
    colourLabel: z.string(),
    picture: picture.nullable(),
    price: cents,
    wasPrice: cents.nullable(),
    lowestPrice: cents.exactOptional(),
    droppedFrom: cents.nullable(),
    isBack: z.boolean(),
    hasPriceAlert: z.boolean(),
    sizes: z.array(z.object({ size: z.string(), sku: z.string(), isOnStock: z.boolean() })),
    page: z.object({ href: z.string(), action: z.enum(['personalise', 'view']) }).nullable(),
    sku: z.string().nullable(),
  })
  .meta({ id: 'WishlistLine' }) satisfies z.ZodType<WishlistLine>;

const success = z.object({ success: z.literal(true) });
const failure = z
  .object({
    success: z.literal(false),
    error: z.string(),
    code: z.string(),
    field: z.string().optional(),
    retryAfter: z.int().optional(),
  })
  .meta({ id: 'WishlistRefusal' });

/** An unknown `locale` is a `Problem`. */
function errorReplies(...statuses: readonly number[]): Readonly<Record<number, Reply>> {
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: 'Nothing has changed.',
        schema: status === 400 ? z.union([failure, problem]) : failure,
      },
    ]),
  );
}

const moss: WishlistItem = {
  ...{ productKey: 'ABC12345', colourSelected: 'moss' },
  ...{ lineItemSku: 'ABC12345-1-1', sizeSelected: false },
};
const ofItem = { productKey: moss.productKey, colourSelected: moss.colourSelected };

/** A call that takes one item. */
function describeChange(name: string, summary: string, refused: readonly number[]): Operation {
  return {
    method: 'POST',
    path: `/_api/wishlist/${name}`,
    ...{ tag: 'wishlist', summary, query: z.object(localeQuery) },
    body: { json: item },
    replies: { ...json(success, 'Done.'), ...errorReplies(...refused), ...problems(503) },
    valid: { json: moss, status: 200 },
    invalid: { json: { ...moss, productKey: 'no key' }, status: 400 },
  };
}

export const wishlistOperations: readonly Operation[] = [
  { ...describeChange('add', 'Save an item.', [400, 401, 404, 409]), security: 'session' },
  { ...describeChange('remove', 'Remove an item.', [400, 401]), security: 'session' },
  describeChange('pending', 'Keep the item of a guest until they have signed in.', [400]),
  {
    method: 'GET',
    path: '/_api/wishlist/plpData',
    tag: 'wishlist',
    summary: 'Product and colour of every item.',
    security: 'session',
    query: z.object(localeQuery),
    replies: {
      ...json(z.array(z.object({ productKey: z.string(), colourSelected: z.string() }))),
      ...problems(400, 401, 503),
    },
    valid: { status: 200 },
    invalid: { query: { locale: 'xx-XX' }, status: 400 },
  },
  {
    method: 'GET',
    path: '/_api/wishlist/savedItem',
    tag: 'wishlist',
    summary: 'The item of a product and colour; null if there is none.',
    security: 'session',
    query: z.object({ ...localeQuery, productKey: z.string(), colourSelected: z.string() }),
    replies: {
      ...json(z.object({ wishlistItem: item.nullable() })),
      ...problems(400, 401, 503),
    },
    valid: { query: ofItem, status: 200 },
    invalid: { query: { ...ofItem, colourSelected: '' }, status: 400 },
  },
  {
    method: 'GET',
    path: '/_api/search/wishlistProductSearch',
    tag: 'wishlist',
    summary: 'Products of the wishlist, as a carousel shows them.',
    security: 'session',
    query: z.object(localeQuery),
    replies: {
      ...json(z.object({ wishlistProductSearch: z.array(line) })),
      ...problems(400, 401, 503),
    },
    valid: { status: 200 },
    invalid: { query: { locale: 'xx-XX' }, status: 400 },
  },
];
