/** Message about units that are not refunded, or less a deduction. */
import type { ReceivedLine, ReturnRefusal } from './order-return.ts';

export type RefusedUnitsMessage = {
  readonly message: `returns.refused.${ReturnRefusal}` | 'returns.deducted';
  /** Deduction in words; empty without one. */
  readonly percent: string;
};

/** null for units that are refunded in full. */
export function toRefusedUnitsMessage(
  { refusal, deductedPercent }: Pick<ReceivedLine, 'refusal' | 'deductedPercent'>,
  locale: string,
): RefusedUnitsMessage | null {
  if (refusal === null) return null;
  if (deductedPercent === undefined) return { message: `returns.refused.${refusal}`, percent: '' };
  const format = new Intl.NumberFormat(locale, { style: 'percent' });
  return { message: 'returns.deducted', percent: format.format(deductedPercent / 100) };
}
