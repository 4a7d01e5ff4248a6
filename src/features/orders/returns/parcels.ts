/** Parcels of a return, which may arrive one after another. */
import { countUnreturned, type OrderReturn, type ReceivedLine } from './order-return.ts';

export const getParcelNumber = ({ parcel = 1 }: Pick<ReceivedLine, 'parcel'>): number => parcel;

type Lines = readonly Pick<ReceivedLine, 'position' | 'quantity'>[];

const sumUnits = (lines: Lines, position: number) =>
  lines.reduce((sum, line) => sum + (line.position === position ? line.quantity : 0), 0);

const hasArrived = ({ refusal }: ReceivedLine) => refusal !== 'missing';

type ReturnOrder = Parameters<typeof countUnreturned>[0];

/**
 * Units of a return that have not arrived yet, by line; without units that another return of the
 * order has announced meanwhile.
 */
export function listExpectedUnits(
  order: ReturnOrder,
  { number, lines, received }: Pick<OrderReturn, 'number' | 'lines' | 'received'>,
): readonly ReceivedLine[] {
  const arrived = (received ?? []).filter(hasArrived);
  const withoutThisReturn = {
    ...order,
    returns: order.returns.filter((orderReturn) => orderReturn.number !== number),
  };
  const unreturned = countUnreturned(withoutThisReturn);
  return lines.flatMap(({ position, quantity }) => {
    const arrivedUnits = sumUnits(arrived, position);
    const remaining = Math.min(quantity, unreturned[position] ?? 0) - arrivedUnits;
    return remaining > 0 ? [{ position, quantity: remaining, refusal: null }] : [];
  });
}

/**
 * Refused units and those with a deduction, without missing ones that arrived in a later parcel or
 * are listed there as missing again.
 */
export function listRefused(received: readonly ReceivedLine[]): readonly ReceivedLine[] {
  return received.flatMap((line) => {
    if (line.refusal === null) return [];
    if (hasArrived(line)) return [line];
    const later = received.filter((other) => getParcelNumber(other) > getParcelNumber(line));
    const quantity = line.quantity - sumUnits(later, line.position);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}
