/** Evaluates a filter into the set of matching records. */
import type { FacetColumn } from '../index/facet-column.ts';
import { addAll, type Bits, intersect, removeAll, setBit } from '../structures/bits.ts';
import type { SlotSets } from '../structures/slot-sets.ts';
import { accepts, type Condition, conditionKey, type Filter } from './filter.ts';

/** Parts of an index that evaluation needs. */
export type FilterSource = {
  readonly alive: Bits;
  readonly column: (attribute: string) => FacetColumn | undefined;
  readonly slotOf: (objectID: string) => number | undefined;
  /** Cache of the sets of single conditions until the next write: every sub-query repeats them. */
  readonly sets: SlotSets;
};

/** Returns a set that may be cached: read-only. */
export function evaluate(filter: Filter, source: FilterSource): Bits {
  switch (filter.kind) {
    case 'all':
      return combine(filter.filters, source, intersect) ?? source.alive;
    case 'any':
      return (
        findMatchingValues(filter.filters, source) ??
        combine(filter.filters, source, addAll) ??
        source.sets.fresh()
      );
    case 'not':
      return removeAll(copy(source.alive, source), evaluate(filter.filter, source));
    default:
      return source.sets.cache(conditionKey(filter), () => findMatching(filter, source));
  }
}

/** undefined for an empty list. */
function combine(
  filters: readonly Filter[],
  source: FilterSource,
  join: (target: Bits, other: Bits) => Bits,
): Bits | undefined {
  const [first, ...rest] = filters;
  if (!first) return undefined;
  const start = evaluate(first, source);
  if (rest.length === 0) return start;
  return rest.reduce(
    (target, filter) => join(target, evaluate(filter, source)),
    copy(start, source),
  );
}

function copy(bits: Bits, source: FilterSource): Bits {
  const target = source.sets.spare();
  target.set(bits);
  return target;
}

/** Number of values from which one pass over the column is cheaper than a cached set for each. */
const MANY_VALUES = 8;

/** True where the alternatives are many values of one attribute. */
export function areValuesOfOneAttribute(conditions: readonly Filter[]): boolean {
  const [first] = conditions;
  if (first?.kind !== 'value' || conditions.length < MANY_VALUES) return false;
  return conditions.every(
    (condition) => condition.kind === 'value' && condition.attribute === first.attribute,
  );
}

function findMatchingValues(conditions: readonly Filter[], source: FilterSource): Bits | undefined {
  const [first] = conditions;
  const column =
    first?.kind === 'value' && areValuesOfOneAttribute(conditions)
      ? source.column(first.attribute)
      : undefined;
  if (first?.kind !== 'value' || !column) return undefined;
  const values = conditions.flatMap((condition) =>
    condition.kind === 'value' ? [condition.value] : [],
  );
  return source.sets.cache(JSON.stringify(['any', first.attribute, ...values]), () => {
    const ordinals = new Set(values.flatMap((value) => ordinalsOf(column, first.attribute, value)));
    return column.select((ordinal) => ordinals.has(ordinal), source.sets.fresh());
  });
}

/** An attribute that is not filterable matches nothing, as in the hosted service. */
function findMatching(condition: Condition, source: FilterSource): Bits {
  if (condition.attribute === 'objectID') return findObject(condition, source);
  const column = source.column(condition.attribute);
  if (!column) return source.sets.fresh();
  if (condition.kind === 'value') {
    const ordinals = ordinalsOf(column, condition.attribute, condition.value);
    return ordinals.length === 0
      ? source.sets.fresh()
      : column.select((ordinal) => ordinals.includes(ordinal), source.sets.fresh());
  }
  const bits = column.select(
    (ordinal) => accepts(condition, column.numbers[ordinal] as number),
    source.sets.fresh(),
  );
  return condition.kind === 'number' && condition.comparison === '!='
    ? removeAll(source.alive.slice(), bits)
    : bits;
}

/** Facet values ignore case and tags do not, as in the hosted service. */
function ordinalsOf(column: FacetColumn, attribute: string, value: string): readonly number[] {
  if (attribute !== '_tags') return column.ordinalsOf(value);
  const ordinal = column.ordinalOf(value);
  return ordinal === undefined ? [] : [ordinal];
}

function findObject(condition: Condition, source: FilterSource): Bits {
  const bits = source.sets.fresh();
  const slot = condition.kind === 'value' ? source.slotOf(condition.value) : undefined;
  if (slot !== undefined) setBit(bits, slot);
  return bits;
}
