/** Tests that the relevance of judged queries stays above floors. */
import { describe, expect, test } from 'vitest';
import { judgeAnswers, summarise } from './judge-answers.ts';
import { askEmbedded } from './judged-index.ts';
import { buildJudgedSample, type JudgedSet } from './judged-sample.ts';
import { buildJudgedWorkshop } from './workshop.ts';

/**
 * Lowest nDCG@10, and highest share of queries without a result. Set slightly below the figures
 * that `npm run bench -- relevance` prints.
 */
const FLOORS: Readonly<Record<string, { readonly ndcg: number; readonly without: number }>> = {
  'sample, forty queries': { ndcg: 0.945, without: 0 },
  'sample, en-GB': { ndcg: 0.975, without: 0 },
  'sample, fr-FR': { ndcg: 0.985, without: 0 },
  'sample, de-DE': { ndcg: 0.96, without: 0 },
  'sample, ar': { ndcg: 0.97, without: 0 },
  'workshop (2,000 tools)': { ndcg: 0.89, without: 0.02 },
};

const sets: readonly JudgedSet[] = [...buildJudgedSample(), buildJudgedWorkshop()];

describe('judged queries', () => {
  test('every set has its floor', () => {
    expect(sets.map(({ name }) => name)).toEqual(Object.keys(FLOORS));
  });

  test.each(sets)('$name is answered well', async ({ name, locale, records, judgements }) => {
    const { ndcg, without } = summarise(
      await judgeAnswers(askEmbedded(records, locale), judgements),
    );
    expect(ndcg).toBeGreaterThanOrEqual(FLOORS[name]?.ndcg ?? 1);
    expect(without).toBeLessThanOrEqual(FLOORS[name]?.without ?? 0);
  });
});
