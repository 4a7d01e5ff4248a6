/** From a filter to the set of records that satisfy it. */
import { type Bits, createBits, intersect, setBit, subtract, unite } from './bits.ts';
import type { FacetColumn } from './facet-column.ts';
import { accepts, type Condition, conditionKey, type Filter } from './filter.ts';

/** What evaluation asks of an index. */
export type FilterSource = {
  readonly alive: Bits;
  /** Room for this many; every set has the same length. */
  readonly slots: number;
  readonly column: (attribute: string) => FacetColumn | undefined;
  readonly slotOf: (objectID: string) => number | undefined;
  /** Sets of single conditions come back with every sub-query, so they are kept until the next write. */
  readonly remembered: (key: string, make: () => Bits) => Bits;
};

export function evaluate(filter: Filter, source: FilterSource): Bits {
  switch (filter.kind) {
    case 'all':
      return filter.of.reduce<Bits>((bits, one) => intersect(bits, evaluate(one, source)), source.alive);
    case 'any':
      return filter.of.map((one) => evaluate(one, source)).reduce(unite, createBits(source.slots));
    case 'not':
      return subtract(source.alive, evaluate(filter.of, source));
    default:
      return source.remembered(conditionKey(filter), () => satisfying(filter, source));
  }
}

/** An attribute that is not filtered by matches nothing, as in the hosted service. */
function satisfying(condition: Condition, source: FilterSource): Bits {
  if (condition.attribute === 'objectID') return ofObject(condition, source);
  const column = source.column(condition.attribute);
  if (!column) return createBits(source.slots);
  if (condition.kind === 'value') {
    const wanted = column.ordinalOf(condition.value);
    return wanted === undefined ? createBits(source.slots) : column.select((ordinal) => ordinal === wanted, source.slots);
  }
  const bits = column.select((ordinal) => accepts(condition, column.numbers[ordinal] as number), source.slots);
  return condition.kind === 'number' && condition.comparison === '!=' ? subtract(source.alive, bits) : bits;
}

function ofObject(condition: Condition, source: FilterSource): Bits {
  const bits = createBits(source.slots);
  const slot = condition.kind === 'value' ? source.slotOf(condition.value) : undefined;
  if (slot !== undefined) setBit(bits, slot);
  return bits;
}
