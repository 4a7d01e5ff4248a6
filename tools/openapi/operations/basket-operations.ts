/** Operations of the basket. */
import { z } from 'zod';
import type { Basket, BasketLine } from '#features/basket/basket.ts';
import { BASKET_SCHEMAS } from '#features/basket/requests/basket-request.server.ts';
import {
  cents,
  currencyCode,
  json,
  localeQuery,
  type Operation,
  problem,
  problems,
} from '../operation.ts';
import { picture } from './pictures.ts';

const line = z
  .object({
    id: z.string(),
    sku: z.string(),
    productId: z.string(),
    productKey: z.string(),
    slug: z.string(),
    name: z.string(),
    brand: z.string(),
    colour: z.string(),
    colourLabel: z.string(),
    size: z.string(),
    picture: picture.nullable(),
    quantity: z.int().min(1),
    maxQuantity: z.int().min(0),
    isOnStock: z.boolean(),
    isBulky: z.boolean(),
    categorySlugs: z.array(z.string()),
    price: cents.nullable().describe('Minor units; null where it is not sold in the currency.'),
    wasPrice: cents.exactOptional(),
    lowestPrice: cents.exactOptional(),
    addedPrice: cents.nullable().describe('Price at the last add.'),
    reservedUntil: z.iso.datetime({ offset: true }).nullable(),
    customFields: z.record(z.string(), z.string()),
    rewardPoints: z.int().exactOptional().describe('What one unit earns, in pence.'),
  })
  .meta({ id: 'BasketLine' }) satisfies z.ZodType<BasketLine>;

const basketFields = {
  id: z.string(),
  version: z.int().describe('Sent back with a change of a line.'),
  currency: currencyCode,
  isRepriced: z.boolean(),
  lines: z.array(line),
} as const;

export const basket = z.object(basketFields).meta({ id: 'Basket' }) satisfies z.ZodType<Basket>;

const added = z.object({
  ...basketFields,
  addedLineIds: z.array(z.string()),
  freeDeliveryFrom: cents.nullable(),
});

/** A refused change with the present basket. */
const outdated = problem.extend({ cart: basket.nullable() });

const SKU = 'ABC12345-1-1';

export const basketOperations: readonly Operation[] = [
  {
    method: 'POST',
    path: '/_api/basket/addToCart',
    tag: 'basket',
    summary: 'Add items to the basket, all or none.',
    description: 'The response sets the cookie of a guest’s basket.',
    query: z.object(localeQuery),
    headers: z.object({
      'idempotency-key': z
        .string()
        .optional()
        .describe('8 to 100 letters, digits, dashes: gives a repeated add one effect.'),
      'basket-seed': z
        .string()
        .optional()
        .describe('Random UUID, by which a retry of a guest finds the basket of the first add.'),
    }),
    body: {
      json: z.object({ data: z.array(BASKET_SCHEMAS.item).min(1).max(20) }),
      form: z.object({ data: z.string().describe('The list as JSON.') }),
    },
    replies: { ...json(added, 'The basket.'), ...problems(400, 401, 404, 409, 422, 429, 503) },
    valid: { json: { data: [{ sku: SKU, quantity: 1 }] }, status: 200 },
    invalid: { json: { data: [{ sku: SKU, quantity: 0 }] }, status: 400 },
  },
  {
    method: 'POST',
    path: '/_api/basket/lines',
    tag: 'basket',
    summary: 'Set the quantity of a line; 0 removes it.',
    query: z.object(localeQuery),
    body: { json: BASKET_SCHEMAS.change, form: BASKET_SCHEMAS.change },
    replies: {
      ...json(basket, 'The basket.'),
      ...problems(400, 404, 503),
      409: {
        description: 'The version is outdated, or fewer are available: with the present basket.',
        schema: outdated,
      },
    },
    valid: {
      json: { lineId: '01900000-0000-7000-8000-000000000000', quantity: 2, version: 1 },
      status: 200,
    },
    invalid: { json: { lineId: 'none', quantity: 2, version: 1 }, status: 400 },
  },
  {
    method: 'GET',
    path: '/_api/checkout/basket',
    tag: 'basket',
    summary: 'The basket, for an external checkout that has its signed link.',
    query: z.object({
      ...localeQuery,
      basket: z.string(),
      until: z.string().describe('Milliseconds since 1970.'),
      signature: z.string(),
    }),
    replies: { ...json(basket, 'The basket.'), ...problems(410, 503) },
    valid: {
      query: { basket: '01900000-0000-7000-8000-000000000000', until: '0', signature: 'none' },
      status: 200,
    },
    invalid: {
      query: { basket: 'x', until: '9999999999999', signature: 'forged' },
      status: 410,
    },
  },
];
