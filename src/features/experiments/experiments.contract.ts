/** Contract tests that every provider of experiment counts passes. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ExperimentCount, Experiments } from './experiments.port.ts';

export type ExperimentsSetup = {
  readonly experiments: Experiments;
  readonly close: () => Promise<void>;
};

const counted = (rest: Partial<ExperimentCount> = {}): ExperimentCount => ({
  ...{ fascia: 'aldermoor', experiment: 'cards', variant: 'control', day: '2026-11-26' },
  ...{ visitors: 1, exposures: 2, added: 0, purchased: 0 },
  ...rest,
});

export function describeExperimentCounts(
  name: string,
  open: () => Promise<ExperimentsSetup>,
): void {
  describe(`experiment counts in ${name}`, () => {
    let setup: ExperimentsSetup;
    beforeAll(async () => {
      setup = await open();
    });
    afterAll(() => setup.close());
    // Leaves no counts to the next test.
    afterEach(() => setup.experiments.cleanUp(new Date('2100-01-01')));

    test('OPS-2: totals add up over days, by fascia, experiment and variant', async () => {
      const { experiments } = setup;
      expect(await experiments.listTotals()).toEqual([]);
      await experiments.addCounts([
        counted({ variant: 'large', added: 1 }),
        counted({ day: '2026-11-27', purchased: 1 }),
        counted(),
      ]);
      await experiments.addCounts([counted({ fascia: 'nightjar' }), counted({ exposures: 5 })]);
      expect(await experiments.listTotals()).toEqual([
        {
          ...{ fascia: 'aldermoor', experiment: 'cards', variant: 'control' },
          ...{ firstDay: '2026-11-26', lastDay: '2026-11-27' },
          ...{ visitors: 3, exposures: 9, added: 0, purchased: 1 },
        },
        {
          ...{ fascia: 'aldermoor', experiment: 'cards', variant: 'large' },
          ...{ firstDay: '2026-11-26', lastDay: '2026-11-26' },
          ...{ visitors: 1, exposures: 2, added: 1, purchased: 0 },
        },
        expect.objectContaining({ fascia: 'nightjar', visitors: 1 }),
      ]);
    });

    test('no counts are lost when several are added at once', async () => {
      const { experiments } = setup;
      const batch = [counted(), counted({ variant: 'large' })];
      await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          experiments.addCounts(index % 2 ? batch : batch.toReversed()),
        ),
      );
      expect(await experiments.listTotals()).toMatchObject([
        { variant: 'control', visitors: 20, exposures: 40 },
        { variant: 'large', visitors: 20, exposures: 40 },
      ]);
    });

    test('days older than 400 are deleted, and no other', async () => {
      const { experiments } = setup;
      await experiments.addCounts([counted({ day: '2026-01-01' }), counted({ day: '2026-01-03' })]);
      await experiments.cleanUp(new Date('2027-02-06T12:00:00Z'));
      expect(await experiments.listTotals()).toMatchObject([{ firstDay: '2026-01-03' }]);
    });
  });
}
