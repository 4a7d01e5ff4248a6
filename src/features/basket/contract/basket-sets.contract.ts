/** Contract tests of adding a set of products: all of them or none. */
import { expect, test } from 'vitest';
import { isProblem } from '#kit/problem.ts';
import type { BasketSteps } from './basket-steps.contract.ts';

const BUYER_COUNT = 20;
const ROUND_COUNT = 5;

export function describeSets(steps: BasketSteps): void {
  test('REC-4: of twenty buyers of the last set one gets all of it, the others none of it', async () => {
    const { baskets } = steps.setup();
    for (let round = 0; round < ROUND_COUNT; round += 1) {
      const key = `last-set-${round}`;
      // The set is limited by its second product; there is enough of the others.
      await steps.saveStocked(key, 40, 1, 40);
      const buyers = Array.from({ length: BUYER_COUNT }, () => steps.createShopper());
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
      expect(errors).toHaveLength(BUYER_COUNT - 1);
      for (const error of errors) expect(isProblem(error) && error.code).toBe('basket.outOfStock');
      const buyerBaskets = await Promise.all(buyers.map((buyer) => baskets.find(buyer)));
      const filled = buyerBaskets.filter((basket) => basket !== null && basket.lines.length > 0);
      expect(filled.map((basket) => basket?.lines.map(({ sku }) => sku).toSorted())).toEqual([
        skus,
      ]);
      expect(await steps.setup().countStockMismatches()).toBe(0);
    }
  });
}
