/** Contract tests of social proof providers that count events themselves (`countsHere`). */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { HourlyCount, SocialProof } from './social-proof.port.ts';
import { PROOF_RULES, type ProofKind, toStartOfHour } from './social-proof.ts';

/** The catalogue contains the products `coat` and `mug`, and no others. */
export type SocialProofSetup = {
  readonly socialProof: SocialProof;
  /** Resolves to the number of stored counts. */
  readonly countRows: () => Promise<number>;
  readonly close: () => Promise<void>;
};

const rules = PROOF_RULES.map((rule) => [rule.kind, rule] as const);
const now = new Date('2026-11-25T12:40:00Z');
const hoursAgo = (hours: number) => toStartOfHour(new Date(now.getTime() - hours * 3_600_000));
const query = { fascia: 'aldermoor', locale: 'en-GB', productKey: 'coat', now };

const createCount = (
  kind: ProofKind,
  count: number,
  overrides: Partial<HourlyCount> = {},
): HourlyCount => ({
  ...{ fascia: 'aldermoor', productKey: 'coat', kind, hour: hoursAgo(1), count },
  ...overrides,
});

export function describeSocialProof(name: string, open: () => Promise<SocialProofSetup>): void {
  describe(`social proof from ${name}`, () => {
    let setup: SocialProofSetup;
    beforeAll(async () => {
      setup = await open();
    });
    afterAll(() => setup.close());
    // Deletes all counts before the next test.
    afterEach(() => setup.socialProof.cleanUp(new Date('2100-01-01')));
    const add = (...counts: readonly HourlyCount[]) => setup.socialProof.addCounts(counts);
    const list = (overrides: Partial<typeof query> = {}) =>
      setup.socialProof.list({ ...query, ...overrides });

    test.each(rules)(
      'PROOF-1: a claim is shown from its minimum count, with its exact count and period: %s',
      async (_, rule) => {
        const { kind, code, hours, minCount } = rule;
        expect(await list()).toEqual([]);
        await add(createCount(kind, minCount - 1));
        expect(await list()).toEqual([]);
        await add(createCount(kind, 1, { hour: hoursAgo(2) }));
        expect(await list()).toEqual([{ kind, code, hours, count: minCount }]);
      },
    );

    test.each(rules)(
      'PROOF-1: events before the period of a claim are not counted: %s',
      async (_, { kind, hours, minCount }) => {
        await add(createCount(kind, minCount, { hour: hoursAgo(hours) }));
        expect(await list()).toEqual([]);
        await add(createCount(kind, minCount, { hour: hoursAgo(hours - 1) }));
        expect(await list()).toMatchObject([{ count: minCount }]);
      },
    );

    test('products, fascias and kinds are counted separately; unknown products are not counted', async () => {
      await add(
        createCount('add', 9, { productKey: 'mug' }),
        createCount('add', 9, { fascia: 'nightjar' }),
        createCount('wishlist', 3),
        createCount('add', 4),
        createCount('view', 900, { productKey: 'nothing' }),
      );
      expect(await list()).toEqual([]);
      expect(await list({ productKey: 'nothing' })).toEqual([]);
      expect(await list({ productKey: 'mug' })).toMatchObject([{ kind: 'add', count: 9 }]);
      expect(await list({ fascia: 'nightjar' })).toMatchObject([{ kind: 'add', count: 9 }]);
    });

    test('concurrent counts are summed, within a batch and across batches', async () => {
      const batch = [createCount('view', 1), createCount('view', 2), createCount('add', 1)];
      await Promise.all(
        Array.from({ length: 20 }, (_, index) => add(...(index % 2 ? batch : batch.toReversed()))),
      );
      expect(await list()).toMatchObject([
        { kind: 'add', count: 20 },
        { kind: 'view', count: 60 },
      ]);
    });

    test('the clean-up job deletes only counts that are older than the longest period', async () => {
      const longestPeriod = Math.max(...PROOF_RULES.map(({ hours }) => hours));
      await add(
        createCount('sale', 9, { hour: hoursAgo(longestPeriod + 1) }),
        createCount('sale', 9, { hour: hoursAgo(longestPeriod - 1) }),
      );
      await setup.socialProof.cleanUp(now);
      expect(await setup.countRows()).toBe(1);
      expect(await list()).toMatchObject([{ kind: 'sale', count: 9 }]);
    });
  });
}
