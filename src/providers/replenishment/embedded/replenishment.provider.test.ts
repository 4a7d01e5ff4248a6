/** The contract of reminders on the app's database, and what follows the catalogue and account. */
import { describe, expect, test } from 'vitest';
import { createUuid } from '#database/keys/uuid.ts';
import { defineStatement } from '#database/statement.ts';
import { sampleProduct, sampleVariant } from '#features/catalogue/catalogue-records.fixtures.ts';
import {
  createReminderItem,
  describeReplenishment,
} from '#features/replenishment/replenishment.contract.ts';
import type { ReminderJob } from '#features/replenishment/replenishment.port.ts';
import { silentLog } from '#kit/log.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { createCatalogueImport } from '../../catalogue-import/embedded/catalogue-import.provider.ts';
import { createJobs } from '../../jobs/embedded/jobs.provider.ts';
import { createReplenishment } from './replenishment.provider.ts';

const insertCustomer = defineStatement<never>(
  'test.insertReminderCustomer',
  "insert into customer (id, email, email_norm, first_name, last_name, password_hash) values ($1, $2, $2, 'Ada', 'Byron', '')",
);
const setUnits = defineStatement<never>(
  'test.setReminderUnits',
  'update stock set on_hand = $2 from variant v where v.id = variant_id and v.sku = $1',
);
const listJobs = defineStatement<{ readonly data: ReminderJob }>(
  'test.listReminderJobs',
  "select data from pgboss.job where name = 'replenishmentEmail' order by created_on, id",
);
const refuseJobs = 'alter table pgboss.job add constraint no_jobs check (false) not valid';
const acceptJobs = 'alter table pgboss.job drop constraint no_jobs';
const due = { item: createReminderItem('cream'), dueAt: new Date(0) };
const site = { fascia: 'aldermoor', locale: 'en-GB' };

onEveryDatabase(({ name, open }) => {
  async function start() {
    const { database, close } = await open();
    const products = ['cream', 'wash'].map((key) =>
      sampleProduct(key, { variants: [{ ...sampleVariant(`${key}-1`), size: '50 ml', stock: 3 }] }),
    );
    await createCatalogueImport(database).saveProducts(products);
    const jobs = await createJobs(database, { log: silentLog });
    return {
      ...{ database, close, [Symbol.asyncDispose]: close },
      replenishment: createReplenishment(database, jobs),
      async addCustomer() {
        const id = createUuid();
        const email = `${id}@example.com`;
        await database.rows(insertCustomer, [id, email]);
        return { id, email };
      },
      setStock: async (sku: string, isOnStock: boolean) =>
        void (await database.rows(setUnits, [sku, isOnStock ? 3 : 0])),
      listJobs: async () => (await database.rows(listJobs)).map(({ data }) => data),
    };
  }

  describeReplenishment(name, start);

  describe(`reminders and the catalogue of ${name}`, { timeout: 60_000 }, () => {
    async function startDue() {
      const setup = await start();
      const { id } = await setup.addCustomer();
      await setup.replenishment.requestReminder(id, due, site);
      const send = () => setup.replenishment.sendDueEmails(new Date());
      const openEmail = async () =>
        setup.replenishment.openEmail((await setup.listJobs()).at(-1)?.token ?? '');
      return { ...setup, send, openEmail };
    }

    test('REC-3: reminders wait for products that are not sold any more, or not in the fascia', async () => {
      await using setup = await startDue();
      const { database, send } = setup;
      await database.execute("update product set status = 'archived'");
      expect(await send()).toBe(0);
      await database.execute("update product set status = 'live'");
      await database.execute("update reminder set fascia = 'elsewhere'");
      expect(await send()).toBe(0);
      await database.execute("update reminder set fascia = 'aldermoor'");
      expect(await send()).toBe(1);
    });

    test('REC-3: a reminder is sent with its email or not at all', async () => {
      await using setup = await startDue();
      await setup.database.execute(refuseJobs);
      await expect(setup.send()).rejects.toThrow();
      await setup.database.execute(acceptJobs);
      expect(await setup.send()).toBe(1);
      expect(await setup.listJobs()).toHaveLength(1);
    });

    test('REC-3: an email is sent to the current address, and not once the account is deleted', async () => {
      await using setup = await startDue();
      expect(await setup.send()).toBe(1);
      await setup.database.execute("update customer set email = 'new@example.com'");
      expect(await setup.openEmail()).toMatchObject({ to: 'new@example.com' });
      await setup.database.execute('delete from customer');
      expect(await setup.openEmail()).toBeNull();
    });
  });
});
