/** Contract of price alerts on the app's database; imports, failing jobs, concurrent processes. */
import { describe, expect, test } from 'vitest';
import { createUuid } from '#database/keys/uuid.ts';
import { defineStatement } from '#database/statement.ts';
import { sampleProduct, sampleVariant } from '#features/catalogue/catalogue-records.fixtures.ts';
import { describePriceAlerts } from '#features/price-alerts/price-alerts.contract.ts';
import type { PriceAlertJob } from '#features/price-alerts/price-alerts.port.ts';
import {
  createSavedItem,
  gbp,
  itemOf,
} from '#features/price-alerts/price-alerts-setup.contract.ts';
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
const deleteVariant = defineStatement<never>(
  'test.deleteVariant',
  'delete from variant where sku = $1',
);
const listJobs = defineStatement<{ readonly data: PriceAlertJob }>(
  'test.listJobs',
  "select data from pgboss.job where name = 'priceAlertEmail' order by created_on, id",
);
const refuseJobs = 'alter table pgboss.job add constraint no_jobs check (false) not valid';
const acceptJobs = 'alter table pgboss.job drop constraint no_jobs';
const site = { fascia: 'aldermoor', locale: 'en-GB' };
const request = { item: itemOf('coat'), sku: 'coat-1', price: gbp(4_500) };

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
    return {
      ...{ database, jobs, close, [Symbol.asyncDispose]: close },
      alerts: createPriceAlerts(database, jobs),
      wishlists: createWishlists(database),
      async setVariant(sku: string, price: number, isOnStock: boolean) {
        await database.rows(setPrice, [sku, price]);
        await database.rows(setUnits, [sku, isOnStock ? 3 : 0]);
      },
      removeVariant: async (sku: string) => void (await database.rows(deleteVariant, [sku])),
      async addCustomer() {
        const id = createUuid();
        const email = `${id}@example.com`;
        await database.rows(insertCustomer, [id, email]);
        return { id, email };
      },
      listJobs: async () => (await database.rows(listJobs)).map(({ data }) => data),
    };
  }

  /** Adds a customer with an alert for the coat. */
  async function startWithAlert(isSizeSaved = true) {
    const setup = await start();
    const { alerts, wishlists } = setup;
    await setup.setVariant('coat-1', 4_500, true);
    const addCustomerWithAlert = async () => {
      const { id } = await setup.addCustomer();
      await wishlists.add(id, { ...createSavedItem('coat'), sizeSelected: isSizeSaved }, null);
      await alerts.requestAlert(id, request, site);
      return id;
    };
    const customerId = await addCustomerWithAlert();
    return {
      ...{ ...setup, addCustomerWithAlert, customerId },
      send: () => alerts.sendPriceDropEmails(new Date()),
      /** Email of the last job. */
      openEmail: async () => alerts.openEmail((await setup.listJobs()).at(-1)?.token ?? ''),
    };
  }

  describePriceAlerts(name, start);

  describe(`price alerts and the catalogue of ${name}`, { timeout: 60_000 }, () => {
    test('if no size is saved, any size must be in stock, else the saved one', async () => {
      for (const [isSizeSaved, sent] of [
        [true, 0],
        [false, 1],
      ] as const) {
        await using setup = await startWithAlert(isSizeSaved);
        await setup.setVariant('coat-1', 4_000, false);
        await setup.setVariant('coat-2', 4_000, true);
        expect(await setup.send()).toBe(sent);
      }
    });

    test('units within the wishlist threshold are not in stock', async () => {
      await using setup = await startWithAlert();
      await setup.setVariant('coat-1', 4_000, true);
      await setup.database.execute('update stock set wishlist_buffer = 3');
      expect(await setup.send()).toBe(0);
      await setup.database.execute('update stock set wishlist_buffer = 2');
      expect(await setup.send()).toBe(1);
    });

    test('alerts wait for products not sold, not in the fascia, or cheaper only in another size', async () => {
      await using setup = await startWithAlert();
      const { database, send } = setup;
      await setup.setVariant('coat-2', 1_000, true);
      expect(await send()).toBe(0);
      await setup.setVariant('coat-1', 4_000, true);
      await database.execute("update product set status = 'archived'");
      expect(await send()).toBe(0);
      await database.execute("update product set status = 'live'");
      await database.execute("update price_alert set fascia = 'elsewhere'");
      expect(await send()).toBe(0);
      await database.execute("update price_alert set fascia = 'aldermoor'");
      expect(await send()).toBe(1);
    });

    test('an SKU that an import gives to another product, or colour, is not announced', async () => {
      await using setup = await startWithAlert();
      const { database, send } = setup;
      await setup.setVariant('coat-1', 4_000, true);
      const move = (key: string) =>
        database.execute(
          `update variant set size = 'moved', product_id = p.id from product p
           where p.product_key = '${key}' and sku = 'coat-1'`,
        );
      await move('scarf');
      expect(await send()).toBe(0);
      await move('coat');
      await database.execute("update price_alert set colour = 'sand'");
      await database.execute("update wishlist_item set colour = 'sand'");
      expect(await send()).toBe(0);
      await database.execute("update price_alert set colour = 'moss'");
      await database.execute("update wishlist_item set colour = 'moss'");
      expect(await send()).toBe(1);
    });
  });

  describe(`jobs of price alerts on ${name}`, { timeout: 60_000 }, () => {
    test('an alert is sent with its email or not at all', async () => {
      await using setup = await startWithAlert();
      const { database, send } = setup;
      await setup.setVariant('coat-1', 4_000, true);
      await database.execute(refuseJobs);
      await expect(send()).rejects.toThrow();
      await database.execute(acceptJobs);
      expect(await setup.alerts.listAlerts(setup.customerId, null)).toHaveLength(1);
      expect(await send()).toBe(1);
      expect(await setup.listJobs()).toHaveLength(1);
    });

    test('a run emails a limited number of customers, and the next one those after them', async () => {
      await using setup = await startWithAlert();
      for (let n = 0; n < 4; n += 1) await setup.addCustomerWithAlert();
      await setup.setVariant('coat-1', 4_000, true);
      const limits = { customers: 1, transactions: 2 };
      const { sendPriceDropEmails } = createPriceAlerts(setup.database, setup.jobs, limits);
      const counts = [];
      for (let run = 0; run < 4; run += 1) counts.push(await sendPriceDropEmails(new Date()));
      expect(counts).toEqual([2, 2, 1, 0]);
    });

    test('customers whose emails fail do not delay those of the others', async () => {
      await using setup = await startWithAlert();
      await setup.addCustomerWithAlert();
      await setup.setVariant('coat-1', 4_000, true);
      const limits = { customers: 1, transactions: 1 };
      const { sendPriceDropEmails } = createPriceAlerts(setup.database, setup.jobs, limits);
      await setup.database.execute(refuseJobs);
      await expect(sendPriceDropEmails(new Date())).rejects.toThrow();
      await setup.database.execute(acceptJobs);
      expect(await sendPriceDropEmails(new Date())).toBe(1);
      const [first] = await setup.alerts.listAlerts(setup.customerId, null);
      const waiting = "select from price_alert where status = 'waiting'";
      expect(first).toBeDefined();
      expect((await setup.database.execute(waiting)).rows).toHaveLength(1);
    });

    test('while one process sends, another does nothing', async () => {
      await using setup = await startWithAlert();
      await setup.setVariant('coat-1', 4_000, true);
      const release = await setup.database.lock('price-alerts');
      expect(await setup.send()).toBe(0);
      await release?.();
      expect(await setup.send()).toBe(1);
    });

    test('an item removed from the wishlist has no alert, even with its email queued', async () => {
      await using setup = await startWithAlert();
      await setup.setVariant('coat-1', 4_000, true);
      expect(await setup.send()).toBe(1);
      await setup.wishlists.remove(setup.customerId, itemOf('coat'));
      expect((await setup.database.execute('select from price_alert')).rows).toEqual([]);
      expect(await setup.openEmail()).toBeNull();
    });

    test('a queued email is sent to the current address, and not once the account is deleted', async () => {
      await using setup = await startWithAlert();
      const { database } = setup;
      await setup.setVariant('coat-1', 4_000, true);
      expect(await setup.send()).toBe(1);
      await database.execute("update customer set email = 'new@example.com'");
      expect(await setup.openEmail()).toMatchObject({ to: 'new@example.com' });
      await database.execute('delete from customer');
      expect(await setup.openEmail()).toBeNull();
    });
  });
});
