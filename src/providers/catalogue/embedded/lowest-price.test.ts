/** Price history, and the lowest price of the 30 days before a reduction. */
import { describe, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';
import { sumLine } from '#features/basket/basket.ts';
import { sampleProduct, sampleVariant } from '#features/catalogue/catalogue-records.fixtures.ts';
import { toCardHit } from '#features/product-card/card-hit.ts';
import { toProductCard } from '#features/search/records/product-card.ts';
import { createBaskets } from '#providers/baskets/embedded/baskets.provider.ts';
import { createCatalogueImport } from '#providers/catalogue-import/embedded/catalogue-import.provider.ts';
import { createSearchSource } from '#providers/search-source/embedded/search-source.provider.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { createCatalogue } from './catalogue.provider.ts';

const listHistory = defineStatement<{ readonly price: number; readonly was: number | null }>(
  'test.priceHistory',
  `select h.cent_amount::int as price, h.was_cent_amount::int as was
   from price_history h where h.sku = 'tee-M' order by since`,
);
const deleteHistory = defineStatement<never>('test.deleteHistory', 'delete from price_history');
/** `$1` days ago, `$2` price, `$3` former price, `$4` true where it was valid before. */
const addHistory = defineStatement<never>(
  'test.addHistory',
  `insert into price_history (sku, currency, since, cent_amount, was_cent_amount, is_first_known)
   values ('tee-M', 'GBP', now() - make_interval(days => $1::int), $2::bigint, $3::bigint, $4)`,
);
const countLaterThanTransaction = defineStatement<{ readonly count: number }>(
  'test.countLaterThanTransaction',
  'select count(*)::int as count from price_history where since > now()',
);
const setPrice = defineStatement<never>(
  'test.setPrice',
  'update price set cent_amount = $1, was_cent_amount = null',
);
const deleteVariant = defineStatement<never>(
  'test.deleteVariant',
  "delete from variant where sku = 'tee-M'",
);

type Entry = readonly [daysAgo: number, price: number, was?: number];

onEveryDatabase((engine) => {
  async function start(centAmount = 2_000) {
    const { database, close } = await engine.open();
    const catalogueImport = createCatalogueImport(database);
    const scope = {
      ...({ fascia: 'aldermoor', locale: 'en-GB', currency: 'GBP' } as const),
      readsLowestPrices: true,
    };
    const save = (price: number, wasCentAmount?: number) =>
      catalogueImport.saveProducts([
        sampleProduct('tee', {
          variants: [
            sampleVariant('tee-M', {
              prices: {
                GBP: { centAmount: price, ...(wasCentAmount !== undefined && { wasCentAmount }) },
              },
            }),
          ],
        }),
      ]);
    await save(centAmount);
    return {
      ...{ database, catalogueImport, save, [Symbol.asyncDispose]: close },
      async readLowest() {
        const found = await createCatalogue(database).findProduct(scope, { productKey: 'tee' });
        return found && 'product' in found ? found.product.variants[0]?.lowestPrice : 'no product';
      },
      /** `isFirstKnown`: the first price was valid before the history began. */
      async setHistory(entries: readonly Entry[], isFirstKnown = false) {
        await database.rows(deleteHistory);
        for (const [index, [days, price, was]] of entries.entries())
          await database.rows(addHistory, [
            ...[days, price, was ?? null, isFirstKnown && index === 0],
          ]);
      },
    };
  }

  describe(`lowest price on ${engine.name}`, { timeout: 60_000 }, () => {
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

    const cases: readonly [string, readonly Entry[], number | undefined][] = [
      [
        'the price before it',
        [
          [90, 2_000],
          [1, 1_500, 2_000],
        ],
        2_000,
      ],
      [
        'the lowest of the days before it',
        [
          [90, 2_000],
          [20, 1_700],
          [10, 1_900],
          [1, 1_500, 2_000],
        ],
        1_700,
      ],
      [
        'no price that ended earlier',
        [
          [90, 1_200],
          [40, 2_000],
          [1, 1_500, 2_000],
        ],
        2_000,
      ],
      [
        'a price that ended within the 30 days',
        [
          [90, 1_200],
          [25, 2_000],
          [1, 1_500, 2_000],
        ],
        1_200,
      ],
      [
        'the days before its first step',
        [
          [90, 2_000],
          [20, 1_800, 2_000],
          [1, 1_500, 2_000],
        ],
        2_000,
      ],
      [
        'the days before it began, however long ago',
        [
          [90, 2_000],
          [60, 1_500, 2_000],
        ],
        2_000,
      ],
      [
        'an earlier reduction, but not itself',
        [
          [90, 2_000],
          [20, 1_400, 2_000],
          [10, 2_000],
          [1, 1_500, 2_000],
        ],
        1_400,
      ],
      [
        'a step back up begins another reduction',
        [
          [90, 2_000],
          [20, 1_500, 2_000],
          [10, 1_900, 2_000],
          [1, 1_400, 2_000],
        ],
        1_500,
      ],
      ['nothing without an earlier price', [[1, 1_500, 2_000]], undefined],
    ];
    test('the lowest price of a reduction is that of the 30 days before it', async () => {
      await using shop = await start();
      await shop.save(1_500, 2_000);
      for (const [name, entries, lowest] of cases) {
        await shop.setHistory(entries);
        expect(await shop.readLowest(), name).toBe(lowest);
      }
    });

    test('nothing is stated while the 30 days reach behind the begin of the history', async () => {
      await using shop = await start();
      await shop.save(1_500, 2_000);
      const reducedYesterday: Entry = [1, 1_500, 2_000];
      await shop.setHistory([[20, 2_000], reducedYesterday], true);
      expect(await shop.readLowest()).toBeUndefined();
      await shop.setHistory([[40, 2_000], reducedYesterday], true);
      expect(await shop.readLowest()).toBe(2_000);
      await shop.setHistory([[20, 2_000], reducedYesterday]);
      expect(await shop.readLowest(), 'sold for less than 30 days').toBe(2_000);
    });

    test('prices have the time of the change, not of its transaction', async () => {
      await using shop = await start();
      await shop.database.transaction(async (connection) => {
        await connection.rows(setPrice, [1_900]);
        const [later] = await connection.rows(countLaterThanTransaction);
        expect(later?.count).toBe(1);
      });
    });

    test('a variant that an import removes keeps its prices, and has them once it is back', async () => {
      await using shop = await start();
      await shop.setHistory([[40, 1_700]]);
      await shop.database.rows(deleteVariant);
      await shop.save(1_500, 2_000);
      expect(await shop.readLowest()).toBe(1_700);
    });

    test('prices of a variant that has been gone for a year are deleted', async () => {
      await using shop = await start();
      await shop.setHistory([[400, 1_700]]);
      await shop.catalogueImport.cleanUp(new Date());
      expect(await shop.database.rows(listHistory)).toHaveLength(1);
      await shop.database.rows(deleteVariant);
      await shop.catalogueImport.cleanUp(new Date(Date.now() + 2 * 86_400_000));
      expect(await shop.database.rows(listHistory)).toEqual([]);
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

    test('cards have it where it is stated, and the history is not read elsewhere', async () => {
      await using shop = await start();
      await shop.save(1_500, 2_000);
      await shop.setHistory([
        [90, 1_800],
        [1, 1_500, 2_000],
      ]);
      const texts: string[] = [];
      const rows: Database['rows'] = (statement, values) => {
        texts.push(statement.text);
        return shop.database.rows(statement, values);
      };
      const source = createSearchSource({ ...shop.database, rows });
      const read = async (readsLowestPrices: boolean) => {
        const scope = {
          ...({ fascia: 'aldermoor', locale: 'en-GB', currency: 'GBP' } as const),
          readsLowestPrices,
        };
        const [record] = await source.readProducts(scope, ['tee']);
        return record && toProductCard(record);
      };
      const lowestPrices = [1_800, 1_800];
      const german = await read(true);
      expect(german).toMatchObject({ lowestPrices, colours: [{ lowestPrices }] });
      expect(
        german &&
          toCardHit(german, {
            badges: [],
            classification: { excluded: [], departments: [] },
            language: 'de',
          }),
      ).toMatchObject({ lowestPrices });
      texts.length = 0;
      expect((await read(false))?.lowestPrices).toBeUndefined();
      expect(texts.join()).not.toContain('prior_lowest_price');
    });

    test('a line of a basket has it, where it is stated', async () => {
      await using shop = await start();
      await shop.save(1_500, 2_000);
      await shop.setHistory([
        [90, 1_800],
        [1, 1_500, 2_000],
      ]);
      const baskets = createBaskets(shop.database);
      const scope = {
        ...({ fascia: 'aldermoor', locale: 'en-GB', currency: 'GBP' } as const),
        token: 'lowest-price-basket',
      };
      const items = [{ sku: 'tee-M', quantity: 2 }];
      await baskets.add(scope, { items, reserveMinutes: 30 });
      const linesOf = async (readsLowestPrices: boolean) =>
        (await baskets.find({ ...scope, readsLowestPrices }))?.lines;
      const [line] = (await linesOf(true)) ?? [];
      expect(line).toMatchObject({ price: 1_500, wasPrice: 2_000, lowestPrice: 1_800 });
      expect(line && sumLine(line)).toEqual({ price: 3_000, wasPrice: 4_000, lowestPrice: 3_600 });
      expect((await linesOf(false))?.[0]).not.toHaveProperty('lowestPrice');
    });

    test('a price that is not reduced has none', async () => {
      await using shop = await start();
      await shop.setHistory([
        [90, 1_000],
        [1, 2_000],
      ]);
      expect(await shop.readLowest()).toBeUndefined();
    });
  });
});
