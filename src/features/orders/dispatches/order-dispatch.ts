/** Dispatches of an order: units that were sent together, with their tracking. */
import { Problem } from '#kit/problem.ts';
import type { OrderLine } from '../order.ts';
import { countWithdrawnOrReturned, type OrderReturn } from '../returns/order-return.ts';

/** `position` is that of the order's line, counted from 0. */
export type DispatchedUnits = { readonly position: number; readonly quantity: number };

export type OrderDispatch = {
  /** Key from the order system: a repeated one is ignored. */
  readonly reference: string;
  readonly lines: readonly DispatchedUnits[];
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  /** Page of the carrier, an https URL. */
  readonly trackingUrl: string | null;
  /** ISO 8601. */
  readonly sentAt: string;
};

export type SkuUnits = { readonly sku: string; readonly quantity: number };

type Dispatched = { readonly lines: readonly DispatchedUnits[] };

export const sumDispatchedUnits = (dispatches: readonly Dispatched[]) =>
  dispatches.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);

type DispatchedOrder = {
  readonly lines: readonly Pick<OrderLine, 'sku' | 'quantity'>[];
  readonly dispatches: readonly Dispatched[];
  readonly returns: readonly OrderReturn[];
};

/** Units of each line that are not dispatched yet. */
function countUnsent({ lines, dispatches }: DispatchedOrder): readonly number[] {
  const sentLines = dispatches.flatMap((dispatch) => dispatch.lines);
  return lines.map(({ quantity }, position) =>
    sentLines.reduce(
      (sum, line) => (line.position === position ? sum - line.quantity : sum),
      quantity,
    ),
  );
}

/**
 * Units of each line that are still to be dispatched, without those that the shopper has withdrawn
 * from or returns. Returned units are taken from the dispatched ones first.
 */
export function countToSend(order: DispatchedOrder): readonly number[] {
  return countUnsent(order).map((unsent, position) => {
    const sent = (order.lines[position]?.quantity ?? 0) - unsent;
    const withdrawn = countWithdrawnOrReturned(order.returns, position) - sent;
    return unsent - Math.min(unsent, Math.max(0, withdrawn));
  });
}

/**
 * Lines of the dispatched units, from the first line of a SKU on; `units` null: all that is still
 * to be dispatched. Named units are dispatched even if the shopper has withdrawn from them
 * meanwhile.
 * @throws Problem 400 with the field of a SKU of which fewer units are left.
 */
export function planDispatch(
  order: DispatchedOrder,
  units: readonly SkuUnits[] | null,
): readonly DispatchedUnits[] {
  if (units === null) return toUnits(countToSend(order));
  const { lines } = order;
  const unsent = [...countUnsent(order)];
  const selected = lines.map(() => 0);
  for (const [index, { sku, quantity }] of units.entries()) {
    let rest = quantity;
    for (const [position, line] of lines.entries()) {
      if (line.sku !== sku) continue;
      const quantityFromLine = Math.min(rest, unsent[position] ?? 0);
      unsent[position] = (unsent[position] ?? 0) - quantityFromLine;
      selected[position] = (selected[position] ?? 0) + quantityFromLine;
      rest -= quantityFromLine;
    }
    if (rest > 0)
      throw new Problem(400, 'dispatch.lines', `lines.${index}: ${rest} units too many of ${sku}`, {
        field: `lines.${index}`,
      });
  }
  return toUnits(selected);
}

const toUnits = (counts: readonly number[]): readonly DispatchedUnits[] =>
  counts.flatMap((quantity, position) => (quantity > 0 ? [{ position, quantity }] : []));
