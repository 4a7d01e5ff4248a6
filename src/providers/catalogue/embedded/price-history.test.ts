/** Price history: kept by SKU and in order, deleted when it is not needed any more. */
import { describe, expect, test } from 'vitest';
import { defineStatement } from '#database/statement.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { openPriceHistory } from '#test/setups/price-setup.ts';

const listHistory = defineStatement<{ readonly price: number; readonly was: number | null }>(
  'test.priceHistory',
  `select h.cent_amount::int as price, h.was_cent_amount::int as was
   from price_history h where h.sku = 'tee-M' order by since`,
);
const countLaterThanTransaction = defineStatement<{ readonly count: number }>(
  'test.countLaterThanTransaction',
  'select count(*)::int as count from price_history where since > now()',
);
const setPrice = defineStatement<never>(
  'test.setPrice',
  'update price set cent_amount = $1, was_cent_amount = null',
);
const addFormer = defineStatement<never>(
  'test.addFormerPrices',
  `insert into price_history (sku, currency, since, cent_amount)
   select 'gone-' || n, 'GBP', now() - interval '400 days', 100 from generate_series(1, 10001) n`,
);
const countFormer = defineStatement<{ readonly count: number }>(
  'test.countFormerPrices',
  "select count(*)::int as count from price_history where sku like 'gone-%'",
);
const deleteVariant = defineStatement<never>(
  'test.deleteVariant',
  "delete from variant where sku = 'tee-M'",
);

onEveryDatabase((engine) => {
  const start = () => openPriceHistory(engine);

  describe(`price history on ${engine.name}`, { timeout: 60_000 }, () => {
    test('imports and price changes keep every price once', async () => {
      await using shop = await start();
      await shop.save(2_000);
      await shop.catalogueImport.saveStock([
        { sku: 'tee-M', stock: 7, price: { currency: 'GBP', centAmount: 1_800 } },
      ]);
      await shop.catalogueImport.saveStock([{ sku: 'tee-M', stock: 8 }]);
      await shop.save(1_500, 2_000);
      expect(await shop.database.rows(listHistory)).toEqual([
        { price: 2_000, was: null },
        { price: 1_800, was: null },
        { price: 1_500, was: 2_000 },
      ]);
      expect(await shop.readLowest()).toBe(1_800);
    });

    test('prices have the time of the change, not of its transaction', async () => {
      await using shop = await start();
      await shop.database.transaction(async (connection) => {
        await connection.rows(setPrice, [1_900]);
        const [later] = await connection.rows(countLaterThanTransaction);
        expect(later?.count).toBe(1);
      });
    });

    test('a variant that is removed and imported again has its price history again', async () => {
      await using shop = await start();
      await shop.setHistory([[40, 1_700]]);
      await shop.database.rows(deleteVariant);
      await shop.save(1_500, 2_000);
      expect(await shop.readLowest()).toBe(1_700);
    });

    test('prices of a variant that was removed a year ago are deleted', async () => {
      await using shop = await start();
      await shop.setHistory([[400, 1_700]]);
      await shop.catalogueImport.cleanUp(new Date());
      expect(await shop.database.rows(listHistory)).toHaveLength(1);
      await shop.database.rows(deleteVariant);
      await shop.catalogueImport.cleanUp(new Date(Date.now() + 2 * 86_400_000));
      expect(await shop.database.rows(listHistory)).toEqual([]);
    });

    test('a product that gets the SKU of another one does not have its prices', async () => {
      await using shop = await start();
      await shop.setHistory([[40, 1_700]]);
      await shop.database.rows(deleteVariant);
      await shop.save(1_500, 2_000, 'hat');
      expect(await shop.readLowest('hat')).toBeUndefined();
      expect(await shop.database.rows(listHistory)).toEqual([{ price: 1_500, was: 2_000 }]);
      await shop.save(1_400, 2_000, 'hat');
      expect(await shop.readLowest('hat')).toBeUndefined();
    });

    test('more former prices than a batch are deleted within minutes', async () => {
      await using shop = await start();
      await shop.database.rows(addFormer);
      const now = Date.now();
      for (const minutes of [0, 1, 2])
        await shop.catalogueImport.cleanUp(new Date(now + minutes * 60_000));
      expect(await shop.database.rows(countFormer)).toEqual([{ count: 0 }]);
    });

    test('prices that ended 30 days before the reduction are deleted, and no others', async () => {
      await using shop = await start();
      await shop.setHistory([
        [90, 1_200],
        [80, 1_300],
        [45, 2_000],
        [20, 1_500, 2_000],
      ]);
      await shop.save(1_400, 2_000);
      expect((await shop.database.rows(listHistory)).map(({ price }) => price)).toEqual([
        ...[1_300, 2_000, 1_500, 1_400],
      ]);
      expect(await shop.readLowest()).toBe(1_300);
    });
  });
});
