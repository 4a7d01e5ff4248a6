/** Relevance metrics: nDCG@10 with gain 2^grade - 1, and queries without a result. */
import type { Judgement } from './judged-sample.ts';

export const SHOWN = 10;

/** Runs a query; returns document ids, best first. */
export type Answer = (query: string) => Promise<readonly string[]>;

export type JudgedAnswer = {
  readonly query: string;
  readonly ndcg: number;
  readonly shown: number;
  /** Number of results that have no grade. */
  readonly unjudged: number;
  readonly ms: number;
};

export async function judgeAnswers(
  answer: Answer,
  judgements: readonly Judgement[],
): Promise<readonly JudgedAnswer[]> {
  const judged: JudgedAnswer[] = [];
  for (const [query, expectedGrades] of byQuery(judgements)) {
    const before = performance.now();
    const found = await answer(query);
    const ms = performance.now() - before;
    const best = discounted([...expectedGrades.values()].sort((a, b) => b - a).slice(0, SHOWN));
    const gain = discounted(found.map((document) => expectedGrades.get(document) ?? 0));
    const unjudged = found.filter((document) => !expectedGrades.has(document)).length;
    judged.push({ query, ndcg: best === 0 ? 0 : gain / best, shown: found.length, unjudged, ms });
  }
  return judged;
}

export type Figures = {
  readonly queries: number;
  readonly ndcg: number;
  readonly without: number;
  readonly unjudged: number;
  readonly p95: number;
};

export function summarise(judged: readonly JudgedAnswer[]): Figures {
  const sum = (value: (answer: JudgedAnswer) => number) =>
    judged.reduce((total, answer) => total + value(answer), 0);
  const queries = judged.length;
  return {
    queries,
    ndcg: sum(({ ndcg }) => ndcg) / queries,
    without: sum(({ shown }) => Number(shown === 0)) / queries,
    unjudged:
      sum(({ unjudged }) => unjudged) /
      Math.max(
        1,
        sum(({ shown }) => shown),
      ),
    p95: judged.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(queries * 0.95)] ?? 0,
  };
}

function discounted(grades: readonly number[]): number {
  return grades.reduce(
    (sum, grade, position) => sum + (2 ** grade - 1) / Math.log2(position + 2),
    0,
  );
}

function byQuery(
  judgements: readonly Judgement[],
): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const grades = new Map<string, Map<string, number>>();
  for (const { query, document, grade } of judgements)
    grades.set(query, (grades.get(query) ?? new Map()).set(document, grade));
  return grades;
}
