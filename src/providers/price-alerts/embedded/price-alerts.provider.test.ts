/** The contract of price alerts on the app's database, and what happens when a process ends. */
import { describe, expect, test } from 'vitest';
import { createUuid } from '#database/keys/uuid.ts';
import { defineStatement } from '#database/statement.ts';
import { sampleProduct, sampleVariant } from '#features/catalogue/catalogue-records.fixtures.ts';
import {
  createSavedItem,
  describePriceAlerts,
} from '#features/price-alerts/price-alerts.contract.ts';
import type { PriceAlertEmail } from '#features/price-alerts/price-alerts.port.ts';
import { silentLog } from '#kit/log.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { createCatalogueImport } from '../../catalogue-import/embedded/catalogue-import.provider.ts';
import { createJobs } from '../../jobs/embedded/jobs.provider.ts';
import { createWishlists } from '../../wishlists/embedded/wishlists.provider.ts';
import { createPriceAlerts } from './price-alerts.provider.ts';

const insertCustomer = defineStatement<never>(
  'test.insertCustomer',
  "insert into customer (id, email, email_norm, first_name, last_name, password_hash) values ($1, $2, $2, 'Ada', 'Byron', '')",
);
const setPrice = defineStatement<never>(
  'test.setPrice',
  "update price set cent_amount = $2 from variant v where v.id = variant_id and v.sku = $1 and currency = 'GBP'",
);
const setUnits = defineStatement<never>(
  'test.setUnits',
  'update stock set on_hand = $2 from variant v where v.id = variant_id and v.sku = $1',
);
const listJobs = defineStatement<{ readonly data: PriceAlertEmail }>(
  'test.listJobs',
  "select data from pgboss.job where name = 'priceAlertEmail' order by created_on, id",
);
const refuseJobs = 'alter table pgboss.job add constraint no_jobs check (false) not valid';
const acceptJobs = 'alter table pgboss.job drop constraint no_jobs';
const site = { fascia: 'aldermoor', locale: 'en-GB' };
const seen = { centAmount: 4_500, currencyCode: 'GBP' } as const;

onEveryDatabase(({ name, open }) => {
  async function start() {
    const { database, close } = await open();
    const products = ['coat', 'scarf'].map((key) =>
      sampleProduct(key, {
        variants: ['1', '2'].map((size) => ({
          ...sampleVariant(`${key}-${size}`),
          ...{ size, stock: size === '1' ? 3 : 0 },
        })),
      }),
    );
    await createCatalogueImport(database).saveProducts(products);
    const jobs = await createJobs(database, { log: silentLog });
    const setItem = async (sku: string, price: number, isOnStock: boolean) => {
      await database.rows(setPrice, [sku, price]);
      await database.rows(setUnits, [sku, isOnStock ? 3 : 0]);
    };
    return {
      ...{ database, close, setSku: setItem, [Symbol.asyncDispose]: close },
      alerts: createPriceAlerts(database, jobs),
      wishlists: createWishlists(database),
      setItem: ({ productKey }: { readonly productKey: string }, price: number, is: boolean) =>
        setItem(`${productKey}-1`, price, is),
      async addCustomer() {
        const id = createUuid();
        const email = `${id}@example.com`;
        await database.rows(insertCustomer, [id, email]);
        return { id, email };
      },
      listEmails: async () => (await database.rows(listJobs)).map(({ data }) => data),
    };
  }

  describePriceAlerts(name, start);

  describe(`emails of price alerts on ${name}`, { timeout: 60_000 }, () => {
    /** A customer with an alert for the coat. */
    async function startWaiting(isSizeSaved = true) {
      const setup = await start();
      await setup.setSku('coat-1', seen.centAmount, true);
      const { id } = await setup.addCustomer();
      const item = { ...createSavedItem('coat'), sizeSelected: isSizeSaved };
      await setup.wishlists.add(id, item, null);
      await setup.alerts.requestAlert(id, item, seen, site);
      return { ...setup, customerId: id, send: () => setup.alerts.sendPriceDropEmails(new Date()) };
    }

    test('an alert is sent with its email or not at all', async () => {
      await using setup = await startWaiting();
      const { database, send } = setup;
      await setup.setSku('coat-1', 4_000, true);
      await database.execute(refuseJobs);
      await expect(send()).rejects.toThrow();
      await database.execute(acceptJobs);
      expect(await setup.alerts.listAlerts(setup.customerId)).toHaveLength(1);
      expect(await send()).toBe(1);
      expect(await setup.listEmails()).toHaveLength(1);
    });

    test('where no size is saved, any size in stock will do; a saved one must be in stock', async () => {
      for (const [isSizeSaved, sent] of [
        [true, 0],
        [false, 1],
      ] as const) {
        await using setup = await startWaiting(isSizeSaved);
        await setup.setSku('coat-1', 4_000, false);
        await setup.setSku('coat-2', 4_000, true);
        expect(await setup.send()).toBe(sent);
      }
    });

    test('what is no longer sold, or not in the fascia, or cheaper in another size only, waits', async () => {
      await using setup = await startWaiting();
      const { database, send } = setup;
      await setup.setSku('coat-2', 1_000, true);
      expect(await send()).toBe(0);
      await setup.setSku('coat-1', 4_000, true);
      await database.execute("update product set status = 'archived'");
      expect(await send()).toBe(0);
      await database.execute("update product set status = 'live'");
      await database.execute("update price_alert set fascia = 'elsewhere'");
      expect(await send()).toBe(0);
      await database.execute("update price_alert set fascia = 'aldermoor'");
      expect(await send()).toBe(1);
    });

    test('an account that is deleted takes its alerts with it', async () => {
      await using setup = await startWaiting();
      await setup.setSku('coat-1', 4_000, true);
      await setup.database.execute('delete from customer');
      expect(await setup.send()).toBe(0);
    });
  });
});
