/** The contract of stock alerts on the app's database, and what happens when a process ends. */
import { describe, expect, test } from 'vitest';
import { throttleEmail } from '#database/keys/email-throttle.ts';
import { createUuid } from '#database/keys/uuid.ts';
import { defineStatement } from '#database/statement.ts';
import { sampleProduct, sampleVariant } from '#features/catalogue/catalogue-records.fixtures.ts';
import {
  createSampleItem,
  describeStockAlerts,
} from '#features/stock-alerts/stock-alerts.contract.ts';
import type { StockAlertEmail } from '#features/stock-alerts/stock-alerts.port.ts';
import { silentLog } from '#kit/log.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { createCatalogueImport } from '../../catalogue-import/embedded/catalogue-import.provider.ts';
import { createJobs } from '../../jobs/embedded/jobs.provider.ts';
import { createStockAlerts } from './stock-alerts.provider.ts';

const SKUS = ['coat-S', 'coat-M'];

const insertCustomer = defineStatement<never>(
  'test.insertCustomer',
  "insert into customer (id, email, email_norm, first_name, last_name, password_hash) values ($1, $2, $2, 'Ada', 'Byron', '')",
);
const setUnits = defineStatement<never>(
  'test.setUnits',
  'update stock set on_hand = $2 from variant v where v.id = variant_id and v.sku = $1',
);
const listJobs = defineStatement<{ readonly data: StockAlertEmail }>(
  'test.listJobs',
  "select data from pgboss.job where name = 'stockAlertEmail' order by created_on, id",
);
const refuseJobs = 'alter table pgboss.job add constraint no_jobs check (false) not valid';
const acceptJobs = 'alter table pgboss.job drop constraint no_jobs';

onEveryDatabase(({ name, open }) => {
  async function start() {
    const { database, close } = await open();
    const catalogueImport = createCatalogueImport(database);
    const variants = SKUS.map((sku) => ({ ...sampleVariant(sku), size: sku, stock: 0 }));
    await catalogueImport.saveProducts([sampleProduct('coat', { variants })]);
    const jobs = await createJobs(database, { log: silentLog });
    return {
      ...{ database, close, skus: SKUS, [Symbol.asyncDispose]: close },
      alerts: createStockAlerts(database, jobs),
      setUnits: async (sku: string, units: number) =>
        void (await database.rows(setUnits, [sku, units])),
      async addCustomer() {
        const id = createUuid();
        const email = `${id}@example.com`;
        await database.rows(insertCustomer, [id, email]);
        return { id, email };
      },
      listEmails: async () => (await database.rows(listJobs)).map(({ data }) => data),
    };
  }

  describeStockAlerts(name, start);

  describe(`emails of stock alerts on ${name}`, { timeout: 60_000 }, () => {
    test('an alert is sent with its email or not at all', async () => {
      await using setup = await start();
      const { alerts, database } = setup;
      const { id: customerId } = await setup.addCustomer();
      const site = { fascia: 'aldermoor', locale: 'en-GB' };
      await alerts.requestAlert(createSampleItem('coat-M'), { customerId }, site);
      await setup.setUnits('coat-M', 1);
      await database.execute(refuseJobs);
      await expect(alerts.sendBackInStockEmails(new Date())).rejects.toThrow();
      await database.execute(acceptJobs);
      expect(await alerts.listAlerts(customerId)).toHaveLength(1);
      expect(await alerts.sendBackInStockEmails(new Date())).toBe(1);
      expect(await setup.listEmails()).toHaveLength(1);
    });

    test('confirmations count with all emails to an address: the fifth is refused, and changes nothing', async () => {
      await using setup = await start();
      const { alerts, database } = setup;
      const site = { fascia: 'aldermoor', locale: 'en-GB' };
      const request = (email: string) =>
        alerts.requestAlert(createSampleItem('coat-M'), { email }, site);
      for (let n = 0; n < 2; n += 1) await throttleEmail(database, 'ada@example.com');
      await Promise.all([request('ada@example.com'), request('ada@example.com')]);
      const emails = await setup.listEmails();
      const results = await Promise.allSettled([
        ...[request('ada@example.com'), request('ada@example.com')],
      ]);
      for (const result of results)
        expect(result).toMatchObject({
          reason: {
            status: 429,
            code: 'stockAlert.tooMany',
            details: { retryAfter: expect.any(Number) },
          },
        });
      expect(await setup.listEmails()).toEqual(emails);
      const links = await Promise.all(
        emails.map(({ token }) => alerts.findAlertByToken(token ?? '')),
      );
      expect(links.filter((alert) => alert !== null)).toHaveLength(1);
      expect(await request('bee@example.com')).toBe('confirm');
      expect(await throttleEmail(database, 'ada@example.com')).toBeGreaterThan(0);
    });

    test('a product that is no longer sold, or not in the fascia, is not announced', async () => {
      await using setup = await start();
      const { alerts, database } = setup;
      const { id: customerId } = await setup.addCustomer();
      const item = createSampleItem('coat-M');
      await alerts.requestAlert(item, { customerId }, { fascia: 'nightjar', locale: 'en-GB' });
      await setup.setUnits('coat-M', 5);
      expect(await alerts.sendBackInStockEmails(new Date())).toBe(0);
      await alerts.requestAlert(item, { customerId }, { fascia: 'aldermoor', locale: 'en-GB' });
      await database.execute("update product set status = 'archived'");
      expect(await alerts.sendBackInStockEmails(new Date())).toBe(0);
      await database.execute("update product set status = 'live'");
      expect(await alerts.sendBackInStockEmails(new Date())).toBe(1);
    });

    test('the alerts of a deleted account are deleted', async () => {
      await using setup = await start();
      const { id: customerId } = await setup.addCustomer();
      const site = { fascia: 'aldermoor', locale: 'en-GB' };
      await setup.alerts.requestAlert(createSampleItem('coat-M'), { customerId }, site);
      await setup.database.execute('delete from customer');
      await setup.setUnits('coat-M', 1);
      expect(await setup.alerts.sendBackInStockEmails(new Date())).toBe(0);
    });
  });
});
