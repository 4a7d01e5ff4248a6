/** Tests of requests for reminders: options of the form, refusals, and the email. */
import { describe, expect, test } from 'vitest';
import { createMemoryMailer } from '#features/mailer/memory-mailer.fixtures.ts';
import { someProduct } from '#features/selection/selection.fixtures.ts';
import { provideMessages } from '#i18n/find-messages.ts';
import { createMessageWriter } from '#i18n/message.ts';
import { isProblem } from '#kit/problem.ts';
import type { Customer } from '#request/shop.ts';
import { createTestShop } from '#test/create-test-shop.ts';
import { compileMessage } from '#tools/build/compile-message.ts';
import { composeReminderEmail, sendReminderEmail } from './emails/replenishment-email.server.ts';
import { messages } from './emails/replenishment-emails.messages.ts';
import { createMemoryReplenishment } from './memory-replenishment.fixtures.ts';
import { createReminderItem } from './replenishment.contract.ts';
import { listReminderLinks, listReminderOptions, requestReminder } from './replenishment.server.ts';
import { computeDueDate, findLastingDays } from './replenishment.ts';

const english = new Map<string, string>(Object.entries(messages));
const write = createMessageWriter('en-GB');
provideMessages(() => (id, values) => write(compileMessage(english.get(id) ?? id), values));

const ada: Customer = {
  ...{ id: 'ada', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' },
  membershipUntil: null,
};
const product = someProduct({ lastsDays: { S: 60 } });
const now = new Date('2026-11-26T12:00:00Z');

function openShop() {
  const replenishment = createMemoryReplenishment();
  const shop = createTestShop({
    ...{ now, customer: ada, origin: 'https://shop.example' },
    ports: { replenishment, catalogue: { findProduct: async () => ({ product }) } },
  });
  return { shop, replenishment };
}

describe('REC-3: how long a product lasts', () => {
  test('is stated by size; an unknown size, and names of object properties, have none', () => {
    const days = ['S', 'M', 'toString'].map((size) => findLastingDays(product, { size }));
    expect(days).toEqual([60, null, null]);
    expect(findLastingDays(someProduct(), { size: 'S' })).toBeNull();
  });

  test.each([
    [60, '2027-01-18T12:00:00.000Z'],
    [14, '2026-12-03T12:00:00.000Z'],
    [6, '2026-11-29T12:00:00.000Z'],
  ])('of %d days gives an email a week before its end, or after half of it', (days, date) => {
    expect(computeDueDate(days, now).toISOString()).toBe(date);
  });
});

describe('REC-3: the form', () => {
  test('offers the sizes with a known number of days', () => {
    const options = listReminderOptions(openShop().shop, product);
    expect(options.map(({ name, days }) => [name, days])).toEqual([
      ['Moss · S', 60],
      ['Ink · S', 60],
    ]);
  });

  test('stores the variant, its days and the day of the email', async () => {
    const { shop, replenishment } = openShop();
    await requestReminder(shop, ada, product, { sku: 'TEE00001-moss-S' });
    expect(await replenishment.listReminders('ada', 'aldermoor')).toMatchObject([
      {
        item: { sku: 'TEE00001-moss-S', productKey: 'TEE00001', option: 'Moss · S', days: 60 },
        dueAt: '2027-01-18T12:00:00.000Z',
      },
    ]);
  });

  test.each(['TEE00001-moss-M', 'OTHER', '', undefined])('refuses %j by its field', async (sku) => {
    const { shop, replenishment } = openShop();
    const problem = await requestReminder(shop, ada, product, { sku }).catch((error) => error);
    expect(isProblem(problem) && [problem.status, problem.details.field]).toEqual([400, 'sku']);
    expect(await replenishment.listReminders('ada', null)).toEqual([]);
  });

  test('is linked from an order for each product that is used up', async () => {
    const { shop } = openShop();
    const item = { productKey: 'TEE00001', name: 'Plain tee' };
    const lines = [
      { item, sku: 'TEE00001-moss-S' },
      { item, sku: 'TEE00001-moss-M' },
    ];
    expect(await listReminderLinks(shop, lines)).toEqual([
      { name: 'Plain tee', href: '/product/plain-tee/reminder?sku=TEE00001-moss-S' },
    ]);
  });

  test('is not linked if the catalogue fails', async () => {
    const findProduct = () => Promise.reject(new Error('down'));
    const shop = createTestShop({ ports: { catalogue: { findProduct } } });
    const item = { productKey: 'TEE00001', name: 'Plain tee' };
    const lines = [{ item, sku: 'TEE00001-moss-S' }];
    expect(await listReminderLinks(shop, lines)).toEqual([]);
  });
});

describe('REC-3: the email of a reminder', () => {
  const item = { ...createReminderItem('cream'), name: '<b>Cream</b>' };
  const stop = 'https://shop.example/stop-reminders?token=secret';

  test('states how long the product lasts, links to it, and has a link that stops all reminders', () => {
    const { subject, text, html, unsubscribe } = composeReminderEmail(
      openShop().shop,
      [item],
      'secret',
    );
    expect(subject).toBe('<b>Cream</b> may soon run out');
    expect(text).toContain('<b>Cream</b> (50 ml) lasts about 60 days');
    expect(text).toContain('https://shop.example/product/day-cream?colour=moss');
    expect(text).toContain(`Stop all your other reminders:\n${stop}`);
    expect(unsubscribe).toBe(
      'https://shop.example/_api/unsubscribe/reminders?token=secret&locale=en-GB',
    );
    expect(html).not.toContain('<b>');
  });

  test('lists at most 20 products, and the number of the others', () => {
    const items = Array.from({ length: 22 }, (_, n) => ({ ...item, name: `Cream ${n + 1}` }));
    const { subject, text } = composeReminderEmail(openShop().shop, items, 'secret');
    expect(subject).toBe('22 products may soon run out');
    expect(text).toContain('Cream 20 (50 ml)');
    expect(text).not.toContain('Cream 21');
    expect(text).toContain('2 more products may run out soon, too.');
  });

  test('is sent once, and not once the product is sold out', async () => {
    const { shop, replenishment } = openShop();
    const mailer = createMemoryMailer();
    const site = { fascia: 'aldermoor', locale: 'en-GB' };
    const due = { item: createReminderItem('cream'), dueAt: now };
    await replenishment.requestReminder('ada', due, site);
    const run = async () => {
      await replenishment.sendDueEmails(now);
      const payload = replenishment.jobs.at(-1) ?? { ...site, token: '' };
      const job = { id: payload.token, payload, createdAt: now };
      await sendReminderEmail(job, shop, { mailer, replenishment }, now);
      return (await mailer.listStored()).map(({ to }) => to);
    };
    await replenishment.sendDueEmails(now);
    replenishment.setStock('cream-1', false);
    expect(await run()).toEqual([]);
    replenishment.setStock('cream-1', true);
    expect(await run()).toEqual(['ada@example.com']);
    expect(await run()).toHaveLength(1);
  });
});
