/**
 * Tests of the popularity lift: adds weigh more than views, scores decay,
 * one shopper counts once a day.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defineStatement } from '#database/statement.ts';
import { sampleCategory, sampleProduct } from '#features/catalogue/catalogue-records.fixtures.ts';
import { waitUntilCommitted } from '#features/changes/changes.fixtures.ts';
import { createCatalogueImport } from '#providers/catalogue-import/embedded/catalogue-import.provider.ts';
import { createChanges } from '#providers/changes/embedded/changes.provider.ts';
import type { TestDatabase } from '#test/databases/databases.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { openOrderSetup } from '#test/setups/order-setup.ts';
import { createSearchSource } from './search-source.provider.ts';

const KEYS = ['added', 'viewed', 'stale', 'pushed', 'quiet'];
const scope = { fascia: 'aldermoor', locale: 'en-GB', currency: 'GBP' } as const;
const event = defineStatement<never>(
  'test.event',
  `insert into search_event (event_type, event_name, user_token, object_ids, positions, body, received_at)
   select $1, 'test', nullif($2, ''), array[$3], '{}', '{}', now() - $4::int * interval '1 day' from generate_series(1, $5::int)`,
);

onEveryDatabase(({ name, open }) =>
  describe(`demand on ${name}`, () => {
    let opened: TestDatabase;
    beforeAll(async () => {
      opened = await open();
      const catalogue = createCatalogueImport(opened.database);
      await catalogue.saveCategories([sampleCategory('root')]);
      await catalogue.saveProducts(
        KEYS.map((key) => sampleProduct(key, { categories: ['root'], popularity: 0.5 })),
      );
    });
    afterAll(() => opened.close());

    const happened = (type: string, token: string, key: string, daysAgo: number, times: number) =>
      opened.database.rows(event, [type, token, key, daysAgo, times]);
    const popularity = async () => {
      const records = await createSearchSource(opened.database).readProducts(scope, KEYS);
      return new Map(records.map((record) => [record.objectID, record.popularity]));
    };

    test('is what the import returned until there are events', async () => {
      expect(await createSearchSource(opened.database).refreshDemand()).toBe(0);
      expect([...(await popularity()).values()]).toEqual(KEYS.map(() => 0.5));
    });

    test('rises more by adds than by views, decays, and cannot be raised by one shopper', async () => {
      const changes = createChanges(opened.database);
      await waitUntilCommitted(changes, (key) =>
        createCatalogueImport(opened.database).saveProducts([sampleProduct(key)]),
      );
      const head = await changes.head();
      for (const shopper of ['1', '2', '3', '4', '5']) {
        await happened('conversion', shopper, 'added', 0, 1);
        await happened('view', shopper, 'viewed', 0, 1);
        await happened('conversion', shopper, 'stale', 45, 1);
      }
      await happened('conversion', '', 'pushed', 0, 500);
      await happened('conversion', 'x', 'nothing-of-ours', 0, 1);
      expect(await createSearchSource(opened.database).refreshDemand()).toBe(4);
      const ranks = await popularity();
      const order = KEYS.toSorted((a, b) => (ranks.get(b) ?? 0) - (ranks.get(a) ?? 0));
      expect(order).toEqual(['added', 'pushed', 'stale', 'viewed', 'quiet']);
      const reportedChanges = async () =>
        (await changes.read(head, 10)).changes.map(({ key }) => key).toSorted();
      await expect.poll(reportedChanges).toEqual(['added', 'pushed', 'stale', 'viewed']);
      expect(await createSearchSource(opened.database).refreshDemand()).toBe(0);
    });

    test('purchases are those of paid orders, whatever browsers report', async () => {
      await using setup = await openOrderSetup({ name, open });
      const [coat, cap] = [await setup.stockProduct('coat', 9), await setup.stockProduct('cap', 9)];
      for (const key of ['hat', 'scarf']) await setup.stockProduct(key, 9);
      const source = createSearchSource(setup.database);
      const ranks = async () => {
        await source.refreshDemand();
        const records = await source.readProducts(scope, ['coat', 'cap', 'hat', 'scarf']);
        const popularity = new Map(
          records.map((record) => [record.objectID, record.popularity ?? 0]),
        );
        const base = popularity.get('scarf') ?? 0;
        const lifted = [...popularity].filter(([, lift]) => lift > base);
        return lifted.toSorted(([, a], [, b]) => b - a).map(([key]) => key);
      };
      for (let n = 0; n < 50; n += 1)
        await setup.database.rows(event, ['conversion', `forged-${n}`, 'hat', 0, 1]);
      await setup.buy(cap, 1, { isTest: true });
      expect(await ranks()).toEqual(['hat']);
      const { id } = await setup.buy(coat);
      expect(await ranks()).toEqual(['coat']);
      await setup.orders.cancelPaid(id);
      expect(await ranks()).toEqual([]);
    });
  }),
);
