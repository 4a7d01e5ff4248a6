/** Adds to a basket: parameters of the add statement, and the errors of its verdicts. */
import type { Database } from '#database/database.ts';
import { DatabaseFailure } from '#database/failure.ts';
import { fingerprint } from '#database/keys/fingerprint.ts';
import { hashToken } from '#database/keys/hash-token.ts';
import { createUuid } from '#database/keys/uuid.ts';
import type { AddRequest, AddResult, BasketScope } from '#features/basket/basket.port.ts';
import { MAX_ADD_ITEMS, MAX_LINE_QUANTITY, MAX_LINES } from '#features/basket/basket.ts';
import { Problem } from '#kit/problem.ts';
import { addStatement, type Verdict } from './add-statement.ts';
import { findBasket } from './find.ts';
import { limitValues } from './reserve-limits.ts';

/**
 * Parallel requests for a basket queue at its lock, and each round lets one through, so this is the
 * maximum number of parallel requests.
 */
const MAX_ROUNDS = 100;

function checkItems({ items, reserveMinutes }: AddRequest): void {
  if (items.length === 0 || items.length > MAX_ADD_ITEMS) {
    throw new Problem(422, 'basket.itemCount', `An add names 1 to ${MAX_ADD_ITEMS} items`, {
      field: 'items',
    });
  }
  if (!(reserveMinutes >= 0))
    throw new Problem(422, 'basket.reserveMinutes', 'Minutes of hold are not negative', {
      field: 'reserveMinutes',
    });
  for (const [index, { quantity }] of items.entries()) {
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > MAX_LINE_QUANTITY) {
      const message = `A quantity is a whole number from 1 to ${MAX_LINE_QUANTITY}`;
      throw new Problem(422, 'basket.quantity', message, { field: `items[${index}].quantity` });
    }
  }
}

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
  const basics = [
    JSON.stringify(rows),
    scope.fascia,
    scope.currency,
    tokenHash,
    createUuid(),
    reserveMinutes,
  ];
  return [...basics, keyScope, idempotencyKey ?? null, fingerprint(items), ...limitValues(limits)];
}

function hashFields(fields: Readonly<Record<string, string>> = {}): string {
  return Object.keys(fields).length === 0 ? '' : Buffer.from(fingerprint(fields)).toString('hex');
}

function toProblem({ refusals }: Verdict, { items }: AddRequest): Problem {
  const unknown = refusals?.find(({ known }) => !known);
  const first = unknown ?? refusals?.[0];
  const position = first?.position ?? 0;
  const sku = items[position]?.sku;
  const field = `items[${position}].sku`;
  if (!first || unknown)
    return new Problem(404, 'basket.unknownSku', `Nothing with the sku ${sku} is sold here`, {
      field,
    });
  const details = { field, available: first.available };
  if (first.available + first.in_basket === 0)
    return new Problem(409, 'basket.outOfStock', `${sku} is out of stock`, details);
  return new Problem(
    409,
    'basket.notEnough',
    `${first.available} more of ${sku} can be had`,
    details,
  );
}

async function ask(database: Database, scope: BasketScope, request: AddRequest): Promise<Verdict> {
  const values = readValues(scope, request);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const [answer] = await database.rows(addStatement, values);
    if (answer && answer.verdict !== 'again') return answer;
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
  checkItems(request);
  const answer = await ask(database, scope, request).catch((error: unknown) => {
    if (error instanceof DatabaseFailure && error.constraint === 'basket_line_quantity') {
      throw new Problem(409, 'basket.notEnough', `A line holds at most ${MAX_LINE_QUANTITY}`, {
        field: 'items',
        available: 0,
      });
    }
    throw error;
  });
  if (answer.verdict === 'keyReused') {
    throw new Problem(422, 'basket.keyReused', 'The idempotency key was used for other items', {
      field: 'Idempotency-Key',
    });
  }
  if (answer.verdict === 'second') {
    const field = `items[${answer.second_at ?? 0}].sku`;
    throw new Problem(409, 'membership.onlyOne', 'A basket holds one membership', { field });
  }
  if (answer.verdict === 'full') {
    throw new Problem(409, 'basket.full', `A basket has at most ${MAX_LINES} lines`, {
      field: 'items',
      available: 0,
    });
  }
  if (answer.verdict === 'refused') throw toProblem(answer, request);
  const basket = await findBasket(database, scope);
  if (!basket)
    throw new Problem(503, 'basket.gone', 'The basket went away while it was read', {
      retryAfter: 1,
    });
  return { basket, addedLineIds: answer.line_ids ?? [], isReservationLimited: answer.is_limited };
}
