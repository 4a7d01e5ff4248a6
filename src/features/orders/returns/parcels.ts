/** Parcels of a return, which may arrive one after another. */
import { countUnreturned, type OrderReturn, type ReceivedLine } from './order-return.ts';

export const parcelOf = ({ parcel = 1 }: Pick<ReceivedLine, 'parcel'>): number => parcel;

type Lines = readonly Pick<ReceivedLine, 'position' | 'quantity'>[];

const sumUnits = (lines: Lines, position: number) =>
  lines.reduce((sum, line) => sum + (line.position === position ? line.quantity : 0), 0);

const hasArrived = ({ refusal }: ReceivedLine) => refusal !== 'missing';

type ReturnOrder = Parameters<typeof countUnreturned>[0];

/**
 * Units of a return that are still to arrive, by line: none that another return of the order has
 * announced meanwhile.
 */
export function listAwaited(
  order: ReturnOrder,
  { number, lines, received }: Pick<OrderReturn, 'number' | 'lines' | 'received'>,
): readonly ReceivedLine[] {
  const arrived = (received ?? []).filter(hasArrived);
  const others = {
    ...order,
    returns: order.returns.filter((orderReturn) => orderReturn.number !== number),
  };
  const open = countUnreturned(others);
  return lines.flatMap(({ position, quantity }) => {
    const arrivedUnits = sumUnits(arrived, position);
    const remaining = Math.min(quantity, open[position] ?? 0) - arrivedUnits;
    return remaining > 0 ? [{ position, quantity: remaining, refusal: null }] : [];
  });
}

/**
 * Refused units and those with a deduction, without missing ones that a later parcel has brought or
 * lists as missing again.
 */
export function listRefused(received: readonly ReceivedLine[]): readonly ReceivedLine[] {
  return received.flatMap((line) => {
    if (line.refusal === null) return [];
    if (hasArrived(line)) return [line];
    const later = received.filter((receivedLine) => parcelOf(receivedLine) > parcelOf(line));
    const quantity = line.quantity - sumUnits(later, line.position);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}
