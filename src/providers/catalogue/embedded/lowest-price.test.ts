/** Lowest price of the 30 days before a reduction: on products, cards and lines of baskets. */
import { describe, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { sumLine } from '#features/basket/basket.ts';
import { toCardHit } from '#features/product-card/card-hit.ts';
import { toProductCard } from '#features/search/records/product-card.ts';
import { createBaskets } from '#providers/baskets/embedded/baskets.provider.ts';
import { createSearchSource } from '#providers/search-source/embedded/search-source.provider.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { openPriceHistory, type PriceEntry } from '#test/setups/price-setup.ts';

onEveryDatabase((engine) => {
  const start = () => openPriceHistory(engine);

  describe(`lowest price on ${engine.name}`, { timeout: 60_000 }, () => {
    const cases: readonly [string, readonly PriceEntry[], number | undefined][] = [
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

    test('no lowest price is given while the history is shorter than the 30 days', async () => {
      await using shop = await start();
      await shop.save(1_500, 2_000);
      const reducedYesterday: PriceEntry = [1, 1_500, 2_000];
      await shop.setHistory([[20, 2_000], reducedYesterday], true);
      expect(await shop.readLowest()).toBeUndefined();
      await shop.setHistory([[40, 2_000], reducedYesterday], true);
      expect(await shop.readLowest()).toBe(2_000);
      await shop.setHistory([[20, 2_000], reducedYesterday]);
      expect(await shop.readLowest(), 'sold for less than 30 days').toBe(2_000);
    });

    test('cards have the lowest price if the shop shows it; otherwise the history is not read', async () => {
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

    test('a basket line has the lowest price if the shop shows it', async () => {
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

    test('a price that is not reduced has no lowest price', async () => {
      await using shop = await start();
      await shop.setHistory([
        [90, 1_000],
        [1, 2_000],
      ]);
      expect(await shop.readLowest()).toBeUndefined();
    });
  });
});
