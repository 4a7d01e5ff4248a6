/** Emails of stock alerts: their words, links and age. */
import { expect, test } from 'vitest';
import { createMemoryMailer } from '#features/mailer/memory-mailer.fixtures.ts';
import { provideMessages } from '#i18n/find-messages.ts';
import { createMessageWriter } from '#i18n/message.ts';
import { createTestShop } from '#test/create-test-shop.ts';
import { compileMessage } from '#tools/build/compile-message.ts';
import { composeStockAlertEmail, sendStockAlertEmail } from './emails/stock-alert-email.server.ts';
import { messages } from './emails/stock-alert-emails.messages.ts';
import { createSampleItem } from './stock-alerts.contract.ts';
import type { StockAlertEmail } from './stock-alerts.port.ts';

const english = new Map<string, string>(Object.entries(messages));
const write = createMessageWriter('en-GB');
provideMessages(() => (id, values) => write(compileMessage(english.get(id) ?? id), values));

const shop = createTestShop({ origin: 'https://shop.example' });
const payload: StockAlertEmail = {
  ...{ fascia: 'aldermoor', locale: 'en-GB', to: 'ada@example.com' },
  ...{ item: createSampleItem('coat-M'), token: null, kind: 'backInStock' },
};

test('the back-in-stock email names colour and size, and leads to the product in that colour', () => {
  const { subject, text } = composeStockAlertEmail(shop, payload);
  expect(subject).toBe('Wool coat is back in stock');
  expect(text).toContain('Wool coat (Moss · M) is back in stock.');
  expect(text).toContain('https://shop.example/product/wool-coat?colour=moss');
});

test('the confirmation has its link, and the name of a product is no markup', () => {
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

test('a back-in-stock email that is two days late is not sent', async () => {
  const mailer = createMemoryMailer();
  const createdAt = new Date('2026-11-20T10:00:00Z');
  const send = (now: string) =>
    sendStockAlertEmail({ id: 'job', payload, createdAt }, shop, mailer, new Date(now));
  await send('2026-11-22T10:00:00Z');
  expect(await mailer.listStored()).toEqual([]);
  await send('2026-11-21T10:00:00Z');
  expect(await mailer.listStored()).toMatchObject([{ to: 'ada@example.com' }]);
});
