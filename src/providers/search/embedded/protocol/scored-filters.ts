/** Conditions with what each counts for the order: every group must hold, and holds where one of its conditions does. */
import type { Boost } from '../engine/boosts.ts';
import { EVERYTHING, type Filter } from '../engine/filter.ts';

/** `score` is null where none was given. */
export type Scored = { readonly filter: Filter; readonly score: number | null };

export type FilterGroups = readonly (readonly Scored[])[];

/** Each is one pass over a column, the first time. */
const MAX_BOOSTS = 20;
/** What a condition without a score counts, as in the hosted service. */
const STANDARD_SCORE = 1;

/** `brand:Oasis<score=3>` is the condition and 3. */
export function splitScore(text: string): {
  readonly condition: string;
  readonly score: number | null;
} {
  const [, condition = text, score] = /^(.*?)\s*<score=(\d{1,5})>\s*$/s.exec(text) ?? [];
  return { condition, score: score === undefined ? null : Number(score) };
}

export function toFilter(groups: FilterGroups): Filter {
  if (groups.length === 0) return EVERYTHING;
  return {
    kind: 'all',
    of: groups.map((group) => (group.length === 1 && group[0] ? group[0].filter : anyOf(group))),
  };
}

function anyOf(group: readonly Scored[]): Filter {
  return { kind: 'any', of: group.map(({ filter }) => filter) };
}

/** Of a group the best counts, or each where scores are added up. */
export function toBoosts(groups: FilterGroups, isSummed: boolean): readonly Boost[] {
  const boosts = groups.map(
    (group): Boost =>
      group.map(({ filter, score }) => ({ filter, score: score ?? STANDARD_SCORE })),
  );
  return (isSummed ? boosts.flatMap((boost) => boost.map((one): Boost => [one])) : boosts).slice(
    0,
    MAX_BOOSTS,
  );
}

/** Of filters that a record must satisfy anyway: only those groups of which its records may count differently. */
export function toFilterBoosts(groups: FilterGroups, isSummed: boolean): readonly Boost[] {
  const scored = groups.filter(
    (group) => group.some(({ score }) => score !== null) || (isSummed && group.length > 1),
  );
  return toBoosts(scored, isSummed);
}
