/** Dispatches of an order: units that left together, with their tracking. */
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

export const sumDispatched = (dispatches: readonly Dispatched[]) =>
  dispatches.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);

type DispatchedOrder = {
  readonly lines: readonly Pick<OrderLine, 'sku' | 'quantity'>[];
  readonly dispatches: readonly Dispatched[];
  readonly returns: readonly OrderReturn[];
};

/** Units of each line that have not been dispatched. */
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
 * Units of each line that are to be sent: none that the shopper has withdrawn from or returns
 * already. Returned units are those that have left first.
 */
export function countToSend(order: DispatchedOrder): readonly number[] {
  return countUnsent(order).map((unsent, position) => {
    const sent = (order.lines[position]?.quantity ?? 0) - unsent;
    const unwanted = countWithdrawnOrReturned(order.returns, position) - sent;
    return unsent - Math.min(unsent, Math.max(0, unwanted));
  });
}

/**
 * Lines of the units that leave, from the first line of a SKU on; null for all that is to be sent.
 * Units that are named have left, also where the shopper has withdrawn from them meanwhile.
 * @throws Problem 400 with the field of a SKU that the order does not have so often any more.
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
    let open = quantity;
    for (const [position, line] of lines.entries()) {
      if (line.sku !== sku) continue;
      const quantityFromLine = Math.min(open, unsent[position] ?? 0);
      unsent[position] = (unsent[position] ?? 0) - quantityFromLine;
      selected[position] = (selected[position] ?? 0) + quantityFromLine;
      open -= quantityFromLine;
    }
    if (open > 0)
      throw new Problem(400, 'dispatch.lines', `lines.${index}: ${open} units too many of ${sku}`, {
        field: `lines.${index}`,
      });
  }
  return toUnits(selected);
}

const toUnits = (counts: readonly number[]): readonly DispatchedUnits[] =>
  counts.flatMap((quantity, position) => (quantity > 0 ? [{ position, quantity }] : []));
