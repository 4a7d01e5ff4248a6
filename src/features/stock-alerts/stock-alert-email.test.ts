/** Tests of the emails of stock alerts: texts, links, and age at which they are not sent. */
import { expect, test } from 'vitest';
import { createMemoryMailer } from '#features/mailer/memory-mailer.fixtures.ts';
import { provideMessages } from '#i18n/find-messages.ts';
import { createMessageWriter } from '#i18n/message.ts';
import { createTestShop } from '#test/create-test-shop.ts';
import { compileMessage } from '#tools/build/compile-message.ts';
import { composeStockAlertEmail, sendStockAlertEmail } from './emails/stock-alert-email.server.ts';
import { messages } from './emails/stock-alert-emails.messages.ts';
import { createMemoryStockAlerts } from './memory-stock-alerts.fixtures.ts';
import { createSampleItem } from './stock-alerts.contract.ts';
import type { StockAlertEmail } from './stock-alerts.port.ts';

const english = new Map<string, string>(Object.entries(messages));
const writeMessage = createMessageWriter('en-GB');
provideMessages(() => (id, values) => writeMessage(compileMessage(english.get(id) ?? id), values));

const shop = createTestShop({ origin: 'https://shop.example' });
const site = { fascia: 'aldermoor', locale: 'en-GB' };
const payload: StockAlertEmail = {
  ...{ ...site, to: 'ada@example.com' },
  ...{ item: createSampleItem('coat-M'), token: null, kind: 'backInStock' },
};

test('the back-in-stock email names colour and size, and leads to the product in that colour', () => {
  const { subject, text } = composeStockAlertEmail(shop, payload);
  expect(subject).toBe('Wool coat is back in stock');
  expect(text).toContain('Wool coat (Moss · M) is back in stock.');
  expect(text).toContain('https://shop.example/product/wool-coat?colour=moss');
});

test('the confirmation email has its link, and the name of a product is escaped', () => {
  const item = { ...payload.item, name: '<b>Coat</b>' };
  const { text, html, unsubscribe } = composeStockAlertEmail(shop, {
    ...{ ...payload, item },
    ...{ kind: 'confirm', token: 'secret' },
  });
  expect(text).toContain('https://shop.example/confirm-stock-alert?token=secret');
  expect(unsubscribe).toBe(
    'https://shop.example/_api/unsubscribe/stock-alerts?token=secret&locale=en-GB',
  );
  expect(html).toContain('&lt;b&gt;Coat&lt;/b&gt;');
  expect(html).not.toContain('<b>');
});

test('the back-in-stock email has a link that stops all other alerts, also for mail programs', () => {
  const { text, html, unsubscribe } = composeStockAlertEmail(shop, { ...payload, token: 'secret' });
  const link = 'https://shop.example/stop-stock-alerts?token=secret';
  expect(text).toContain(`Stop all your other stock alerts:\n${link}`);
  expect(html).toContain(`href="${link}"`);
  expect(unsubscribe).toBe(
    'https://shop.example/_api/unsubscribe/all-stock-alerts?token=secret&locale=en-GB',
  );
});

test('a back-in-stock email is not sent once its recipient has stopped all alerts', async () => {
  const mailer = createMemoryMailer();
  const stockAlerts = createMemoryStockAlerts();
  const guest = { email: 'ada@example.com' };
  for (const sku of ['coat-S', 'coat-M']) {
    await stockAlerts.requestAlert(createSampleItem(sku), guest, site);
    await stockAlerts.confirmAlert(stockAlerts.emails.at(-1)?.token ?? '');
    stockAlerts.setUnits(sku, 1);
  }
  await stockAlerts.sendBackInStockEmails(new Date());
  const [first, second] = stockAlerts.emails.filter(({ kind }) => kind === 'backInStock');
  const send = async (email = payload) => {
    const job = { id: 'job', payload: email, createdAt: new Date() };
    await sendStockAlertEmail(job, shop, { mailer, stockAlerts }, new Date());
  };
  await send(first);
  await stockAlerts.stopAllByToken(first?.token ?? '');
  await send(second);
  expect(await mailer.listStored()).toMatchObject([{ to: 'ada@example.com' }]);
});

test('a back-in-stock email that is two days late is not sent', async () => {
  const mailer = createMemoryMailer();
  const stockAlerts = createMemoryStockAlerts();
  const createdAt = new Date('2026-11-20T10:00:00Z');
  const send = async (now: string) => {
    const job = { id: 'job', payload, createdAt };
    await sendStockAlertEmail(job, shop, { mailer, stockAlerts }, new Date(now));
  };
  await send('2026-11-22T10:00:00Z');
  expect(await mailer.listStored()).toEqual([]);
  await send('2026-11-21T10:00:00Z');
  expect(await mailer.listStored()).toMatchObject([{ to: 'ada@example.com' }]);
});
