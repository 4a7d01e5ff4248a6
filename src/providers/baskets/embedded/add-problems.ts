/** Errors of adds to a basket: invalid requests, and verdicts that refuse one. */
import type { AddRequest } from '#features/basket/basket.port.ts';
import { MAX_ADD_ITEMS, MAX_LINE_QUANTITY, MAX_LINES } from '#features/basket/basket.ts';
import { Problem } from '#kit/problem.ts';
import type { AddOutcome } from './add-statement.ts';

/** @throws Problem 422 that names the item. */
export function checkAddRequest({ items, reserveMinutes }: AddRequest): void {
  checkQuantities(items, { min: 1, max: MAX_ADD_ITEMS });
  if (!(reserveMinutes >= 0))
    throw new Problem(422, 'basket.reserveMinutes', 'The minutes of a reservation are 0 or more', {
      field: 'reserveMinutes',
    });
}

/** @throws Problem 422 for another number of items, or an invalid quantity. */
export function checkQuantities(
  items: readonly { readonly quantity: number }[],
  { min, max }: { readonly min: number; readonly max: number },
): void {
  if (items.length < min || items.length > max)
    throw new Problem(422, 'basket.itemCount', `A request names ${min} to ${max} items`, {
      field: 'items',
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
      return toUnavailableProblem(response, request);
    default:
      return null;
  }
}

export function createLineLimitProblem(): Problem {
  return new Problem(409, 'basket.notEnough', `A line holds at most ${MAX_LINE_QUANTITY}`, {
    field: 'items',
    available: 0,
  });
}

function toUnavailableProblem(
  { unavailable_items: unavailable }: AddOutcome,
  { items }: AddRequest,
): Problem {
  const unknown = unavailable?.find(({ known }) => !known);
  const first = unknown ?? unavailable?.[0];
  const position = first?.position ?? 0;
  const available = first && !unknown ? first.available : null;
  return toItemProblem(items[position]?.sku ?? '', position, available, first?.in_basket);
}

/** `available` is null for an item that is not sold; it excludes the units in the basket. */
export function toItemProblem(
  sku: string,
  position: number,
  available: number | null,
  inBasket = 0,
): Problem {
  const field = `items[${position}].sku`;
  if (available === null)
    return new Problem(404, 'basket.unknownSku', `Nothing with the sku ${sku} is sold here`, {
      field,
    });
  const details = { field, available };
  if (available + inBasket === 0)
    return new Problem(409, 'basket.outOfStock', `${sku} is out of stock`, details);
  return new Problem(409, 'basket.notEnough', `${available} more of ${sku} are available`, details);
}
