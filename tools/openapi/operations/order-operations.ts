/** Operations for the order system, the payment provider and the till of the merchant. */
import { z } from 'zod';
import type { StockReport } from '#catalogue-import/http/import-wire.ts';
import { grantSchema } from '#features/accounts/membership/grant-http.server.ts';
import { affiliateSchema } from '#features/affiliate/affiliate-http.server.ts';
import { orderProgressSchema } from '#features/orders/dispatches/order-progress-http.server.ts';
import { ORDER_STATUSES } from '#features/orders/order-status.ts';
import { currencyCode, json, type Operation, problem, problems } from '../operation.ts';

const count = z.int().min(0);

const stockReport = z.object({
  rows: count,
  imported: count,
  refused: count,
  warnings: count,
  ignored: count,
  updated: count,
  unchanged: count,
  issues: z.array(
    z.object({
      line: count,
      row: count.exactOptional(),
      key: z.string().exactOptional(),
      severity: z.enum(['refused', 'warning', 'ignored']),
      reason: z.string(),
      field: z.string().exactOptional(),
      value: z.string().exactOptional(),
      advice: z.string().exactOptional(),
    }),
  ),
}) satisfies z.ZodType<StockReport>;

const KEYED = { authorization: 'Bearer 0123456789abcdef0123456789abcdef' } as const;

export const orderOperations: readonly Operation[] = [
  {
    method: 'POST',
    path: '/_api/orders',
    tag: 'orders',
    summary: 'Reports that an order was dispatched or delivered.',
    security: 'ordersKey',
    body: { json: orderProgressSchema },
    replies: {
      ...json(z.object({ order: z.string(), status: z.enum(ORDER_STATUSES) })),
      ...problems(400, 401, 404, 409, 503),
    },
    valid: {
      headers: KEYED,
      json: { event: 'dispatched', order: '7KQ2-MW4X-93BD', reference: 'parcel-1' },
      status: 200,
    },
    invalid: {
      headers: KEYED,
      json: { event: 'lost', order: '7KQ2-MW4X-93BD' },
      status: 400,
    },
  },
  {
    method: 'POST',
    path: '/_api/memberships',
    tag: 'orders',
    summary: 'Grants a membership; a repeated reference grants it once.',
    security: 'ordersKey',
    body: { json: grantSchema },
    replies: {
      ...json(
        z.object({
          customerId: z.string(),
          until: z.iso.datetime({ offset: true }),
          isNew: z.boolean(),
        }),
      ),
      ...problems(400, 401, 404, 409, 503),
    },
    valid: {
      headers: KEYED,
      json: { email: 'ada@example.com', days: 365, reference: 'order-1' },
      status: 200,
    },
    invalid: {
      headers: KEYED,
      json: { email: 'ada@example.com', days: 0, reference: 'order-1' },
      status: 400,
    },
  },
  {
    method: 'POST',
    path: '/_api/affiliates',
    tag: 'orders',
    summary: 'Sets the affiliate id of a customer; null removes it.',
    security: 'ordersKey',
    body: { json: affiliateSchema },
    replies: {
      ...json(z.object({ customerId: z.string() })),
      ...problems(400, 401, 404, 503),
    },
    valid: {
      headers: KEYED,
      json: { email: 'ada@example.com', affiliateId: 'ada-7' },
      status: 200,
    },
    invalid: { json: { email: 'ada@example.com', affiliateId: 'ada-7' }, status: 401 },
  },
  {
    method: 'POST',
    path: '/_api/payments/notice',
    tag: 'orders',
    summary: 'Webhook of the payment provider, signed by it.',
    description: 'Body and signature are those of the provider.',
    body: { text: 'application/json' },
    replies: { ...json(z.object({ received: count })), ...problems(400, 503) },
    valid: { text: '[]', status: 200 },
    invalid: { text: '{"forged":true}', status: 400 },
  },
  {
    method: 'POST',
    path: '/api/import/stock',
    tag: 'orders',
    summary: 'Stock and prices, as CSV or JSON Lines.',
    security: 'importKey',
    query: z.object({
      currency: currencyCode.optional().describe('Of prices without one; by default GBP.'),
      'decimal-comma': z.literal('1').optional().describe('Reads 12,50 as twelve and a half.'),
    }),
    body: { text: 'text/csv' },
    replies: {
      ...json(stockReport),
      ...problems(401, 503),
      422: {
        description: 'No row could be imported, or the body is of another kind.',
        schema: z.union([stockReport, problem]),
      },
    },
    valid: { headers: KEYED, text: 'sku,stock\nABC12345-1-1,7\n', status: 200 },
    invalid: { headers: KEYED, text: 'colour\nmoss\n', status: 422 },
  },
];
