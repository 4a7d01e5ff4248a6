/** Rules of changing a line's quantity: valid requests, and units to reserve. */
import { isUuid } from '#database/keys/uuid.ts';
import type { Baskets } from '#features/basket/basket.port.ts';
import { MAX_LINE_QUANTITY } from '#features/basket/basket.ts';
import { Problem } from '#kit/problem.ts';

export type QuantityRequest = Parameters<Baskets['setQuantity']>[1];

export function createUnknownLineProblem(): Problem {
  return new Problem(404, 'basket.unknownLine', 'The basket has no such line', { field: 'lineId' });
}

/** @throws Problem 404 or 422. */
export function checkRequest({ lineId, quantity }: QuantityRequest): void {
  if (!isUuid(lineId)) throw createUnknownLineProblem();
  if (!Number.isInteger(quantity) || quantity < 0 || quantity > MAX_LINE_QUANTITY) {
    throw new Problem(
      422,
      'basket.quantity',
      `A quantity is a whole number from 0 to ${MAX_LINE_QUANTITY}`,
      { field: 'quantity' },
    );
  }
}

/** Units of a variant: reserved by the basket, reserved by its pending order, in its other lines. */
export type VariantUnits = { basket_reserved: number; order_reserved: number; others: number };

/**
 * Units to reserve after the change, and the difference from now.
 * @throws Problem 409 `basket.notEnough`.
 */
export function computeReservation(
  request: QuantityRequest,
  { basket_reserved, order_reserved, others }: VariantUnits,
  free: number,
) {
  const total = others + request.quantity;
  if (request.quantity > 0 && total - basket_reserved - order_reserved > free) {
    const available = Math.max(basket_reserved + order_reserved + free - others, 0);
    const details = { field: 'quantity', available };
    throw new Problem(409, 'basket.notEnough', `The line can hold ${details.available}`, details);
  }
  // Removing a line never reserves more for others; without `reserveMinutes` it may only shrink.
  const mayGrow = request.reserveMinutes > 0 && request.quantity > 0;
  const needed = Math.max(total - order_reserved, 0);
  const reservation = mayGrow ? needed : Math.min(needed, basket_reserved);
  return { reservation, difference: reservation - basket_reserved };
}
