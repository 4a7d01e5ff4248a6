/** Email of a price alert: its words, links and age. */
import { expect, test } from 'vitest';
import { createMemoryMailer } from '#features/mailer/memory-mailer.fixtures.ts';
import { provideMessages } from '#i18n/find-messages.ts';
import { createMessageWriter } from '#i18n/message.ts';
import { createTestShop } from '#test/create-test-shop.ts';
import { compileMessage } from '#tools/build/compile-message.ts';
import { sendPriceAlertEmail, writePriceAlertEmail } from './emails/price-alert-email.server.ts';
import { messages } from './emails/price-alert-emails.messages.ts';
import type { PriceAlertEmail } from './price-alerts.port.ts';

const english = new Map<string, string>(Object.entries(messages));
const write = createMessageWriter('en-GB');
provideMessages(() => (id, values) => write(compileMessage(english.get(id) ?? id), values));

const shop = createTestShop({ origin: 'https://shop.example' });
const item = {
  ...{ productKey: 'COAT', colourSelected: 'moss', slug: 'wool-coat', name: '<b>Coat</b>' },
  colourLabel: 'Moss',
};
const payload: PriceAlertEmail = {
  ...{ fascia: 'aldermoor', locale: 'en-GB', to: 'ada@example.com', item, token: 'secret' },
  before: { centAmount: 4_500, currencyCode: 'GBP' },
  now: { centAmount: 3_999, currencyCode: 'GBP' },
};

test('the email has both prices, leads to the colour, and has a link that stops all alerts', () => {
  const { subject, text, html } = writePriceAlertEmail(shop, payload);
  expect(subject).toBe('<b>Coat</b> now costs less');
  expect(text).toContain('<b>Coat</b> (Moss) on your wishlist now costs £39.99. It was £45.00');
  expect(text).toContain('https://shop.example/product/wool-coat?colour=moss');
  expect(text).toContain('https://shop.example/stop-price-alerts?token=secret');
  expect(html).toContain('&lt;b&gt;Coat&lt;/b&gt;');
  expect(html).not.toContain('<b>');
});

test('an email that is two days late is not sent', async () => {
  const mailer = createMemoryMailer();
  const createdAt = new Date('2026-11-20T10:00:00Z');
  const send = (now: string) =>
    sendPriceAlertEmail({ id: 'job', payload, createdAt }, shop, mailer, new Date(now));
  await send('2026-11-22T10:00:00Z');
  expect(await mailer.listStored()).toEqual([]);
  await send('2026-11-21T10:00:00Z');
  expect(await mailer.listStored()).toMatchObject([{ to: 'ada@example.com' }]);
});
