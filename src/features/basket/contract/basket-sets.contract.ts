/** Contract tests of several products that are added in one step. */
import { expect, test } from 'vitest';
import { isProblem } from '#kit/problem.ts';
import type { BasketSteps } from './basket-steps.contract.ts';

const BUYERS = 20;
const ROUNDS = 5;

export function describeSets(steps: BasketSteps): void {
  test('REC-4: of twenty buyers of the last set one gets all of it, the others nothing', async () => {
    const { baskets } = steps.setup();
    for (let round = 0; round < ROUNDS; round += 1) {
      const key = `last-set-${round}`;
      // The set is limited by its second product; there is enough of the others.
      await steps.saveStocked(key, 40, 1, 40);
      const buyers = Array.from({ length: BUYERS }, () => steps.createShopper());
      // In different orders, so that two adds could wait for each other.
      const skus = [0, 1, 2].map((index) => `${key}-${index}`);
      const outcomes = await Promise.allSettled(
        buyers.map((buyer, index) =>
          steps.add(
            buyer,
            (index % 2 ? skus : skus.toReversed()).map((sku) => ({ sku, quantity: 1 })),
          ),
        ),
      );
      const errors = outcomes.flatMap((outcome) =>
        outcome.status === 'rejected' ? [outcome.reason] : [],
      );
      expect(errors).toHaveLength(BUYERS - 1);
      for (const error of errors) expect(isProblem(error) && error.code).toBe('basket.outOfStock');
      const found = await Promise.all(buyers.map((buyer) => baskets.find(buyer)));
      const filled = found.filter((basket) => basket !== null && basket.lines.length > 0);
      expect(filled.map((basket) => basket?.lines.map(({ sku }) => sku).toSorted())).toEqual([
        skus,
      ]);
      expect(await steps.setup().countStockMismatches()).toBe(0);
    }
  });
}
