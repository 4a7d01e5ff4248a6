/** Errors of adds to a basket: invalid requests, and verdicts that refuse one. */
import type { AddRequest } from '#features/basket/basket.port.ts';
import { MAX_ADD_ITEMS, MAX_LINE_QUANTITY, MAX_LINES } from '#features/basket/basket.ts';
import { Problem } from '#kit/problem.ts';
import type { AddOutcome } from './add-statement.ts';

/** @throws Problem 422 that names the item. */
export function checkItems({ items, reserveMinutes }: AddRequest): void {
  if (items.length === 0 || items.length > MAX_ADD_ITEMS) {
    throw new Problem(422, 'basket.itemCount', `An add names 1 to ${MAX_ADD_ITEMS} items`, {
      field: 'items',
    });
  }
  if (!(reserveMinutes >= 0))
    throw new Problem(422, 'basket.reserveMinutes', 'The minutes of a reservation are 0 or more', {
      field: 'reserveMinutes',
    });
  for (const [index, { quantity }] of items.entries()) {
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > MAX_LINE_QUANTITY) {
      const message = `A quantity is a whole number from 1 to ${MAX_LINE_QUANTITY}`;
      throw new Problem(422, 'basket.quantity', message, { field: `items[${index}].quantity` });
    }
  }
}

/** null for a verdict that accepts the request. */
export function toProblem(response: AddOutcome, request: AddRequest): Problem | null {
  switch (response.verdict) {
    case 'keyReused':
      return new Problem(422, 'basket.keyReused', 'The idempotency key was used for other items', {
        field: 'Idempotency-Key',
      });
    case 'second':
      return new Problem(409, 'membership.onlyOne', 'A basket holds one membership', {
        field: `items[${response.second_at ?? 0}].sku`,
      });
    case 'full':
      return new Problem(409, 'basket.full', `A basket has at most ${MAX_LINES} lines`, {
        field: 'items',
        available: 0,
      });
    case 'refused':
      return toRefusal(response, request);
    default:
      return null;
  }
}

export function lineLimitReached(): Problem {
  return new Problem(409, 'basket.notEnough', `A line holds at most ${MAX_LINE_QUANTITY}`, {
    field: 'items',
    available: 0,
  });
}

function toRefusal({ refusals }: AddOutcome, { items }: AddRequest): Problem {
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
    `${first.available} more of ${sku} are available`,
    details,
  );
}
