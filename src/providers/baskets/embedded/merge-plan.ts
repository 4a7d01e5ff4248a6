/** Plans a merge: units of each guest line that fit, within stock and basket limits. */
import {
  type AdjustedLine,
  type JoinedLine,
  MAX_LINE_QUANTITY,
  MAX_LINES,
} from '#features/basket/basket.ts';

export type MergeLine = {
  id: string;
  variant_id: string;
  sku: string;
  name: string;
  custom_hash: string;
  quantity: number;
  is_guest: boolean;
  /** True for a membership, of which a basket contains one. */
  is_single: boolean;
};

type Step = {
  readonly line: MergeLine;
  /** The customer's equal line, which is increased; without one the guest's line is moved. */
  readonly matchingLine: MergeLine | undefined;
  readonly quantity: number;
};

export type MergePlan = {
  readonly steps: readonly Step[];
  /** Units of the merged basket by variant. */
  readonly totals: ReadonlyMap<string, number>;
  readonly adjusted: readonly AdjustedLine[];
  readonly joined: readonly JoinedLine[];
};

/**
 * `lines` are in order of age. `stock` has the units by variant that the merged basket can contain.
 */
export function planMerge(
  lines: readonly MergeLine[],
  stock: ReadonlyMap<string, number>,
): MergePlan {
  const own = lines.filter(({ is_guest }) => !is_guest);
  const totals = new Map<string, number>();
  for (const { variant_id, quantity } of own)
    totals.set(variant_id, (totals.get(variant_id) ?? 0) + quantity);
  let hasSingle = own.some(({ is_single }) => is_single);
  let count = own.length;
  const steps: Step[] = [];
  const adjusted: AdjustedLine[] = [];
  const joined: JoinedLine[] = [];
  for (const line of lines.filter(({ is_guest }) => is_guest)) {
    const matchingLine = own.find(
      (item) => item.variant_id === line.variant_id && item.custom_hash === line.custom_hash,
    );
    const total = totals.get(line.variant_id) ?? 0;
    const inStock = Math.max((stock.get(line.variant_id) ?? 0) - total, 0);
    const inLine = matchingLine
      ? MAX_LINE_QUANTITY - matchingLine.quantity
      : count < MAX_LINES
        ? MAX_LINE_QUANTITY
        : 0;
    const single = hasSingle ? 0 : 1;
    const quantity = Math.min(
      line.quantity,
      inStock,
      inLine,
      line.is_single ? single : MAX_LINE_QUANTITY,
    );
    if (quantity < line.quantity)
      adjusted.push({ sku: line.sku, name: line.name, requested: line.quantity, added: quantity });
    else if (matchingLine)
      joined.push({ sku: line.sku, name: line.name, quantity: matchingLine.quantity + quantity });
    if (quantity === 0) continue;
    steps.push({ line, matchingLine, quantity });
    totals.set(line.variant_id, total + quantity);
    hasSingle ||= line.is_single;
    if (!matchingLine) count += 1;
  }
  return { steps, totals, adjusted, joined };
}
