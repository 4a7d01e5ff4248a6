/** Tests of filling an agent's cart: the number of reads and writes for a large one. */
import { expect, test, vi } from 'vitest';
import { createMemoryCatalogue } from '#catalogue-import/memory/memory-catalogue.fixtures.ts';
import { scopeOf } from '#features/catalogue/catalogue.server.ts';
import { sampleProduct, sampleVariant } from '#features/catalogue/catalogue-records.fixtures.ts';
import { createMemoryBaskets } from '#providers/baskets/embedded/memory-baskets.fixtures.ts';
import { createTestShop } from '#test/create-test-shop.ts';
import { replaceItems } from './fill-agent-cart.server.ts';

test('a cart of 60 lines, each short, is filled and replaced by one write each', async () => {
  const catalogue = createMemoryCatalogue();
  const baskets = createMemoryBaskets(catalogue);
  const skus = Array.from({ length: 60 }, (_, at) => `sku-${at}`);
  for (const sku of skus)
    await catalogue.catalogueImport.saveProducts([
      sampleProduct(sku, { variants: [sampleVariant(sku, { stock: 1 })] }),
    ]);
  const writes = (['add', 'setQuantity', 'replace'] as const).map((name) =>
    vi.spyOn(baskets, name),
  );
  const findPurchaseRequirements = vi.fn(async () => []);
  const shop = createTestShop({ ports: { baskets, catalogue: { findPurchaseRequirements } } });
  const scope = { ...scopeOf(shop), token: 'cart' };
  await baskets.create(scope);
  for (const quantity of [1, 2]) {
    const items = skus.map((sku) => ({ sku, quantity }));
    const filled = await replaceItems(shop, scope, items);
    expect(filled?.basket.lines).toHaveLength(60);
    expect(filled?.shortages).toHaveLength(quantity === 1 ? 0 : 60);
  }
  expect(writes.reduce((sum, { mock }) => sum + mock.calls.length, 0)).toBe(2);
  expect(findPurchaseRequirements).toHaveBeenCalledTimes(2);
});
