/** Tests that imported stock never falls below what is reserved in baskets. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CatalogueImport } from '#catalogue-import/catalogue-import.port.ts';
import type { Baskets } from '#features/basket/basket.port.ts';
import { sampleProduct, sampleVariant } from '#features/catalogue/catalogue-records.fixtures.ts';
import { createBaskets } from '#providers/baskets/embedded/baskets.provider.ts';
import type { TestDatabase } from '#test/databases/databases.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { countStockMismatches } from '#test/stress/stock-audit.ts';
import { createCatalogueImport } from './catalogue-import.provider.ts';

onEveryDatabase(({ name, open }) =>
  describe(`stock that baskets reserve, on ${name}`, () => {
    let opened: TestDatabase;
    let catalogueImport: CatalogueImport;
    let baskets: Baskets;
    beforeAll(async () => {
      opened = await open();
      catalogueImport = createCatalogueImport(opened.database);
      baskets = createBaskets(opened.database);
    });
    afterAll(() => opened.close());

    const shopper = (token: string) =>
      ({ fascia: 'aldermoor', locale: 'en-GB', currency: 'GBP', token }) as const;
    const take = (token: string, sku: string, quantity: number) =>
      baskets.add(shopper(token), { items: [{ sku, quantity }], reserveMinutes: 30 });
    const stockOf = async (key: string) =>
      (await catalogueImport.readProducts('', 10)).find((product) => product.productKey === key)
        ?.variants[0]?.stock;

    test('an imported count below it is raised to it and reported; no one else can buy', async () => {
      await catalogueImport.saveProducts([
        sampleProduct('held', { variants: [sampleVariant('held-0', { stock: 10 })] }),
      ]);
      await take('held', 'held-0', 4);
      expect(await catalogueImport.saveStock([{ sku: 'held-0', stock: 1 }])).toMatchObject({
        counts: { updated: 1 },
        clampedToReserved: [{ sku: 'held-0', reserved: 4 }],
      });
      expect(await stockOf('held')).toBe(4);
      expect((await baskets.find(shopper('held')))?.lines).toMatchObject([
        { quantity: 4, isOnStock: true },
      ]);
      await expect(take('late', 'held-0', 1)).rejects.toThrow();
      expect(await countStockMismatches(opened.database)).toBe(0);
    });

    test('an imported count above it is stored unchanged, and the rest can be bought', async () => {
      await catalogueImport.saveProducts([
        sampleProduct('ample', { variants: [sampleVariant('ample-0', { stock: 10 })] }),
      ]);
      await take('ample', 'ample-0', 4);
      expect(await catalogueImport.saveStock([{ sku: 'ample-0', stock: 5 }])).toMatchObject({
        counts: { updated: 1 },
        clampedToReserved: [],
      });
      await expect(take('two', 'ample-0', 2)).rejects.toThrow();
      expect((await take('one', 'ample-0', 1)).basket.lines).toMatchObject([{ quantity: 1 }]);
      expect(await countStockMismatches(opened.database)).toBe(0);
    });

    test('a price of 0 is refused by the database itself, whoever writes it', async () => {
      await catalogueImport.saveProducts([
        sampleProduct('priced', { variants: [sampleVariant('priced-0')] }),
      ]);
      const free = catalogueImport.saveStock([
        { sku: 'priced-0', price: { centAmount: 0, currency: 'GBP' } },
      ]);
      await expect(free).rejects.toMatchObject({ constraint: 'price_above_zero' });
    });

    test('a whole file with lower counts leaves the reservation alone too', async () => {
      const counted = (stock: number) =>
        sampleProduct('whole', { variants: [sampleVariant('whole-0', { stock })] });
      await catalogueImport.saveProducts([counted(10)]);
      await take('whole', 'whole-0', 3);
      await catalogueImport.saveProducts([counted(0)]);
      expect(await stockOf('whole')).toBe(3);
      expect((await baskets.find(shopper('whole')))?.lines).toMatchObject([
        { quantity: 3, isOnStock: true },
      ]);
    });
  }),
);
