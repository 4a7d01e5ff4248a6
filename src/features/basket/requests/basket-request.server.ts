/** Parses posted basket fields; every error names its field. */

import { z } from 'zod';
import { parseInput } from '#kit/parse-input.ts';
import { createFieldProblem, type Problem } from '#kit/problem.ts';
import { type AddItem, MAX_ADD_ITEMS, MAX_LINE_QUANTITY } from '../basket.ts';

const text = z.string().trim().min(1).max(200);

const itemSchema = z
  .object({
    sku: text.optional(),
    marketplaceSku: text.optional(),
    quantity: z.number().int().min(1).max(MAX_LINE_QUANTITY).default(1),
    customFields: z.record(z.string().max(100), z.string().max(500)).optional(),
    shownPrice: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
    objectIds: z.array(text).max(20).optional(),
    queryId: z.string().max(64).optional(),
  })
  .refine(({ sku, marketplaceSku }) => sku !== undefined || marketplaceSku !== undefined, {
    path: ['sku'],
    message: 'a sku or a marketplaceSku is needed',
  });

const itemsSchema = z.object({ items: z.array(itemSchema).min(1).max(MAX_ADD_ITEMS) });

const changeSchema = z.object({
  lineId: z.uuid(),
  quantity: z.coerce.number().int().min(0).max(MAX_LINE_QUANTITY),
  version: z.coerce.number().int().min(0),
});

/** Schemas for the OpenAPI description in `docs/schemas/openapi.json`. */
export const BASKET_SCHEMAS = { item: itemSchema, change: changeSchema } as const;

export type ChangeRequest = z.infer<typeof changeSchema>;

/** BAG-1: `data` is a JSON list of items, or an object with `items`. */
export function parseAddItems(data: unknown): AddItem[] {
  const json = typeof data === 'string' ? parseJson(data) : data;
  const list = typeof json === 'object' && json !== null && 'items' in json ? json.items : json;
  const { items } = parseInput(itemsSchema, { items: list }, createPathProblem);
  return items.map(
    ({ sku, marketplaceSku, quantity, customFields, shownPrice, objectIds, queryId }) => ({
      sku: sku ?? marketplaceSku ?? '',
      quantity,
      ...(customFields && { customFields }),
      ...(shownPrice !== undefined && { shownPrice }),
      ...(objectIds && { objectIds }),
      ...(queryId !== undefined && { queryId }),
    }),
  );
}

export function parseChange(fields: Record<string, unknown>): ChangeRequest {
  return parseInput(changeSchema, fields, createPathProblem);
}

const IDEMPOTENCY_KEY = /^[\w-]{8,100}$/;

/**
 * Letters, digits, dashes and underscores; undefined when the caller sent none.
 * @throws Problem 400.
 */
export function parseIdempotencyKey(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'string' && IDEMPOTENCY_KEY.test(value)) return value;
  throw createFieldProblem('Idempotency-Key', '8 to 100 letters, digits, dashes');
}

/** At least as long as a random UUID: the seed gives access to the basket created with it. */
const SEED = /^[\w-]{36,100}$/;

/**
 * Undefined when the caller sent none.
 * @throws Problem 400.
 */
export function parseBasketSeed(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'string' && SEED.test(value)) return value;
  throw createFieldProblem('Basket-Seed', '36 to 100 random letters, digits, dashes');
}

function parseJson(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    throw createFieldProblem('data', 'this is not JSON');
  }
}

/** Writes indexes in brackets, as in `items[0].quantity`. */
function createPathProblem(path: string, reason: string): Problem {
  const field = path.replace(/\.(\d+)(?=\.|$)/g, '[$1]');
  return createFieldProblem(field, reason);
}
