/** Contract tests that every provider of social proof that counts passes. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { HourlyCount, SocialProof } from './social-proof.port.ts';
import { hourOf, PROOF_RULES, type ProofKind } from './social-proof.ts';

/** Knows the products `coat` and `mug`. */
export type SocialProofSetup = {
  readonly socialProof: SocialProof;
  /** Stored rows of counts. */
  readonly countRows: () => Promise<number>;
  readonly close: () => Promise<void>;
};

const rules = PROOF_RULES.map((rule) => [rule.kind, rule] as const);
const now = new Date('2026-11-25T12:40:00Z');
const hoursAgo = (hours: number) => hourOf(new Date(now.getTime() - hours * 3_600_000));
const query = { fascia: 'aldermoor', locale: 'en-GB', productKey: 'coat', now };

const counted = (kind: ProofKind, count: number, rest: Partial<HourlyCount> = {}): HourlyCount => ({
  ...{ fascia: 'aldermoor', productKey: 'coat', kind, hour: hoursAgo(1), count },
  ...rest,
});

export function describeSocialProof(name: string, open: () => Promise<SocialProofSetup>): void {
  describe(`social proof from ${name}`, () => {
    let setup: SocialProofSetup;
    beforeAll(async () => {
      setup = await open();
    });
    afterAll(() => setup.close());
    // Leaves no counts to the next test.
    afterEach(() => setup.socialProof.cleanUp(new Date('2100-01-01')));
    const add = (...counts: readonly HourlyCount[]) => setup.socialProof.addCounts(counts);
    const list = (rest: Partial<typeof query> = {}) =>
      setup.socialProof.list({ ...query, ...rest });

    test.each(rules)(
      'PROOF-1: a claim begins at its floor, with its true count and window: %s',
      async (_, rule) => {
        const { kind, code, hours, floor } = rule;
        expect(await list()).toEqual([]);
        await add(counted(kind, floor - 1));
        expect(await list()).toEqual([]);
        await add(counted(kind, 1, { hour: hoursAgo(2) }));
        expect(await list()).toEqual([{ kind, code, hours, count: floor }]);
      },
    );

    test.each(rules)(
      'PROOF-1: what is older than its window is not counted: %s',
      async (_, { kind, hours, floor }) => {
        await add(counted(kind, floor, { hour: hoursAgo(hours) }));
        expect(await list()).toEqual([]);
        await add(counted(kind, floor, { hour: hoursAgo(hours - 1) }));
        expect(await list()).toMatchObject([{ count: floor }]);
      },
    );

    test('products, fascias and kinds are counted apart, and an unknown product not at all', async () => {
      await add(
        counted('add', 9, { productKey: 'mug' }),
        counted('add', 9, { fascia: 'nightjar' }),
        counted('wishlist', 3),
        counted('add', 4),
        counted('view', 900, { productKey: 'nothing' }),
      );
      expect(await list()).toEqual([]);
      expect(await list({ productKey: 'nothing' })).toEqual([]);
      expect(await list({ productKey: 'mug' })).toMatchObject([{ kind: 'add', count: 9 }]);
      expect(await list({ fascia: 'nightjar' })).toMatchObject([{ kind: 'add', count: 9 }]);
    });

    test('what is added at once adds up, within a batch and between batches', async () => {
      const batch = [counted('view', 1), counted('view', 2), counted('add', 1)];
      await Promise.all(
        Array.from({ length: 20 }, (_, index) => add(...(index % 2 ? batch : batch.toReversed()))),
      );
      expect(await list()).toMatchObject([
        { kind: 'add', count: 20 },
        { kind: 'view', count: 60 },
      ]);
    });

    test('the clean-up job deletes what no rule reads, and nothing else', async () => {
      const longest = Math.max(...PROOF_RULES.map(({ hours }) => hours));
      await add(
        counted('sale', 9, { hour: hoursAgo(longest + 1) }),
        counted('sale', 9, { hour: hoursAgo(longest - 1) }),
      );
      await setup.socialProof.cleanUp(now);
      expect(await setup.countRows()).toBe(1);
      expect(await list()).toMatchObject([{ kind: 'sale', count: 9 }]);
    });
  });
}
