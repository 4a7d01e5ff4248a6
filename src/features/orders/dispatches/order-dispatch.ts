/** Dispatches of an order: units that left together, with their tracking. */
import { Problem } from '#kit/problem.ts';
import type { OrderLine } from '../order.ts';

/** `position` is that of the order's line, counted from 0. */
export type DispatchedUnits = { readonly position: number; readonly quantity: number };

export type OrderDispatch = {
  /** Key of the order system: the same one counts once. */
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
};

/**
 * Lines of the units that leave, from the first line of a SKU on; null for all that is left.
 * @throws Problem 400 with the field of a SKU that the order does not have so often any more.
 */
export function planDispatch(
  { lines, dispatches }: DispatchedOrder,
  units: readonly SkuUnits[] | null,
): readonly DispatchedUnits[] {
  const sent = dispatches.flatMap((one) => one.lines);
  const left = lines.map(({ quantity }, position) =>
    sent.reduce((sum, one) => (one.position === position ? sum - one.quantity : sum), quantity),
  );
  const taken = lines.map(() => 0);
  const wanted =
    units ?? lines.map(({ sku }, position) => ({ sku, quantity: left[position] ?? 0 }));
  for (const [index, { sku, quantity }] of wanted.entries()) {
    let open = quantity;
    for (const [position, line] of lines.entries()) {
      if (line.sku !== sku) continue;
      const part = Math.min(open, left[position] ?? 0);
      left[position] = (left[position] ?? 0) - part;
      taken[position] = (taken[position] ?? 0) + part;
      open -= part;
    }
    if (open > 0)
      throw new Problem(400, 'dispatch.lines', `lines.${index}: ${open} units too many of ${sku}`, {
        field: `lines.${index}`,
      });
  }
  return taken.flatMap((quantity, position) => (quantity > 0 ? [{ position, quantity }] : []));
}
