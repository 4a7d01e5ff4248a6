/** Filter conditions with scores: every group must match, by at least one of its conditions. */
import { EVERYTHING, type Filter } from '../../engine/query/filter.ts';
import type { Boost } from '../../engine/ranking/boosts.ts';

/** `score` is null where the filter has none. */
export type Scored = { readonly filter: Filter; readonly score: number | null };

export type FilterGroups = readonly (readonly Scored[])[];

/** Each costs one pass over a column when it is not cached. */
const MAX_BOOSTS = 20;
/** Score of a condition without one, as in the hosted service. */
const STANDARD_SCORE = 1;

/** Splits `brand:Oasis<score=3>` into the condition and 3. */
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
    filters: groups.map((group) =>
      group.length === 1 && group[0] ? group[0].filter : anyOf(group),
    ),
  };
}

function anyOf(group: readonly Scored[]): Filter {
  return { kind: 'any', filters: group.map(({ filter }) => filter) };
}

/** The highest score of a group counts, or their sum where `isSummed`. */
export function toBoosts(groups: FilterGroups, isSummed: boolean): readonly Boost[] {
  const boosts = groups.map(
    (group): Boost =>
      group.map(({ filter, score }) => ({ filter, score: score ?? STANDARD_SCORE })),
  );
  return (isSummed ? boosts.flatMap((boost) => boost.map((item): Boost => [item])) : boosts).slice(
    0,
    MAX_BOOSTS,
  );
}

/** Boosts from filters that hits satisfy anyway: only groups whose hits can differ in score. */
export function toFilterBoosts(groups: FilterGroups, isSummed: boolean): readonly Boost[] {
  const scored = groups.filter(
    (group) => group.some(({ score }) => score !== null) || (isSummed && group.length > 1),
  );
  return toBoosts(scored, isSummed);
}
