/** Contract tests of stock and price changes by sku. */
import { expect, test } from 'vitest';
import { sampleProduct, sampleVariant } from '#features/catalogue/catalogue-records.fixtures.ts';
import { collectChanges, findVariants, type Setup } from './catalogue-import-context.fixtures.ts';

export function describeStock(setup: Setup): void {
  test('a stock change sets only its own fields; importing the whole file again restores them', async () => {
    const { catalogueImport } = setup();
    const product = sampleProduct('counted', {
      variants: [sampleVariant('C1', { size: 'S' }), sampleVariant('C2', { size: 'M' })],
    });
    await catalogueImport.saveProducts([product]);
    const stockChanges = [
      { sku: 'C1', stock: 3 },
      { sku: 'C2', price: { currency: 'GBP', centAmount: 2000, wasCentAmount: 2500 } },
      { sku: 'nobody', stock: 1 },
    ] as const;
    const reportedChanges = await collectChanges(setup(), async () => {
      const outcome = await catalogueImport.saveStock(stockChanges);
      expect(outcome).toEqual({
        counts: { created: 0, updated: 2, unchanged: 0 },
        unknown: ['nobody'],
        clampedToReserved: [],
      });
    });
    expect(reportedChanges).toEqual(['product counted']);
    expect(
      (await findVariants(setup(), 'counted')).map(({ availableQuantity, price }) => [
        availableQuantity,
        price,
      ]),
    ).toEqual([
      [3, 2500],
      [20, 2000],
    ]);
    expect((await catalogueImport.saveStock(stockChanges)).counts).toEqual({
      created: 0,
      updated: 0,
      unchanged: 2,
    });
    expect(await catalogueImport.saveProducts([product])).toMatchObject({ updated: 1 });
    expect(await catalogueImport.readProducts('countec', 1)).toEqual([product]);
  });
}
