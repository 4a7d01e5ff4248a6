/** Adds to a basket: runs the add statement until no parallel request interferes. */
import type { Database } from '#database/database.ts';
import { SqlError } from '#database/failure.ts';
import { hashJson } from '#database/keys/hash-json.ts';
import { hashToken } from '#database/keys/hash-token.ts';
import { createUuid } from '#database/keys/uuid.ts';
import type { AddRequest, AddResult, BasketScope } from '#features/basket/basket.port.ts';
import { Problem } from '#kit/problem.ts';
import { checkAddRequest, createLineLimitProblem, toProblem } from './add-problems.ts';
import { type AddOutcome, addStatement } from './add-statement.ts';
import { findBasket } from './find.ts';
import { toLimitParameters } from './reserve-limits.ts';

/**
 * Concurrent requests for a basket queue at its lock, and one of them succeeds in each round, so
 * this is the maximum number of concurrent requests.
 */
const MAX_ROUNDS = 100;

function readValues(
  scope: BasketScope,
  { items, reserveMinutes, limits, idempotencyKey }: AddRequest,
) {
  const tokenHash = hashToken(scope.token);
  const rows = items.map((item, position) => ({
    position,
    sku: item.sku,
    quantity: item.quantity,
    line_id: createUuid(),
    custom_hash: hashFields(item.customFields),
    custom_fields: item.customFields ?? {},
    shown_price: item.shownPrice ?? null,
    object_ids: item.objectIds ?? [],
    query_id: item.queryId ?? null,
  }));
  const keyScope = `basket/${scope.fascia}/${Buffer.from(tokenHash).toString('hex')}`;
  const baseValues = [
    JSON.stringify(rows),
    scope.fascia,
    scope.currency,
    tokenHash,
    createUuid(),
    reserveMinutes,
  ];
  return [
    ...baseValues,
    keyScope,
    idempotencyKey ?? null,
    hashJson(items),
    ...toLimitParameters(limits),
  ];
}

export function hashFields(fields: Readonly<Record<string, string>> = {}): string {
  return Object.keys(fields).length === 0 ? '' : Buffer.from(hashJson(fields)).toString('hex');
}

async function runAdd(
  database: Database,
  scope: BasketScope,
  request: AddRequest,
): Promise<AddOutcome> {
  const values = readValues(scope, request);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const [response] = await database.rows(addStatement, values);
    if (response && response.verdict !== 'again') return response;
  }
  throw new Problem(503, 'basket.busy', 'Too many requests for one basket at once', {
    retryAfter: 1,
  });
}

export async function add(
  database: Database,
  scope: BasketScope,
  request: AddRequest,
): Promise<AddResult> {
  checkAddRequest(request);
  const response = await runAdd(database, scope, request).catch((error: unknown) => {
    if (error instanceof SqlError && error.constraint === 'basket_line_quantity') {
      throw createLineLimitProblem();
    }
    throw error;
  });
  const problem = toProblem(response, request);
  if (problem) throw problem;
  const basket = await findBasket(database, scope);
  if (!basket)
    throw new Problem(503, 'basket.busy', 'The basket was deleted while it was read', {
      retryAfter: 1,
    });
  return {
    basket,
    addedLineIds: response.line_ids ?? [],
    isReservationLimited: response.is_limited,
  };
}
