/** Tests of the email of price alerts: texts, links, and the job that sends it. */
import { expect, test } from 'vitest';
import { createMemoryMailer } from '#features/mailer/memory-mailer.fixtures.ts';
import { createMemoryWishlists } from '#features/wishlist/memory-wishlists.fixtures.ts';
import { provideMessages } from '#i18n/find-messages.ts';
import { createMessageWriter } from '#i18n/message.ts';
import { createTestShop } from '#test/create-test-shop.ts';
import { compileMessage } from '#tools/build/compile-message.ts';
import { composePriceAlertEmail, sendPriceAlertEmail } from './emails/price-alert-email.server.ts';
import { messages } from './emails/price-alert-emails.messages.ts';
import { createMemoryPriceAlerts } from './memory-price-alerts.fixtures.ts';
import type { PriceDrop } from './price-alerts.port.ts';
import { createSavedItem, gbp, itemOf } from './price-alerts-setup.contract.ts';

const english = new Map<string, string>(Object.entries(messages));
const write = createMessageWriter('en-GB');
provideMessages(() => (id, values) => write(compileMessage(english.get(id) ?? id), values));

const shop = createTestShop({ origin: 'https://shop.example' });
const item = {
  ...{ productKey: 'COAT', colourSelected: 'moss', slug: 'wool-coat', name: '<b>Coat</b>' },
  colourLabel: 'Moss',
};
const drop: PriceDrop = { item, before: gbp(4_500), now: gbp(3_999) };
const stop = 'https://shop.example/stop-price-alerts?token=secret';

test('the email has both prices, leads to the colour, and has a link that stops all alerts', () => {
  const { subject, text, html, unsubscribe } = composePriceAlertEmail(shop, [drop], 'secret');
  expect(subject).toBe('<b>Coat</b> now costs less');
  expect(text).toContain('<b>Coat</b> (Moss) on your wishlist now costs £39.99. It was £45.00');
  expect(text).toContain('https://shop.example/product/wool-coat?colour=moss');
  expect(text).toContain(`Stop all your other price alerts:\n${stop}`);
  const [, link = ''] = html.split(`<a href="${stop}"`);
  expect(link.replace(/^[^>]*>/, '')).toMatch(/^Stop all your other price alerts<\/a>/);
  expect(unsubscribe).toBe(
    'https://shop.example/_api/unsubscribe/price-alerts?token=secret&locale=en-GB',
  );
  expect(html).toContain('&lt;b&gt;Coat&lt;/b&gt;');
  expect(html).not.toContain('<b>');
});

test('an email of several items lists them, at most 20, and leads to the wishlist', () => {
  const drops = Array.from({ length: 22 }, (_, n) => ({
    ...{ ...drop, item: { ...item, name: `Coat ${n + 1}` } },
  }));
  const { subject, text } = composePriceAlertEmail(shop, drops, 'secret');
  expect(subject).toBe('22 items on your wishlist now cost less');
  expect(text).toContain('Coat 20 (Moss) on your wishlist now costs £39.99.');
  expect(text).not.toContain('Coat 21');
  expect(text).toContain('2 more items on your wishlist cost less, too.');
  expect(text).toContain('View your wishlist:\nhttps://shop.example/wishlist');
});

test('a job sends one email, to the current address, however late; none at the old price', async () => {
  const [wishlists, mailer] = [createMemoryWishlists(['ada']), createMemoryMailer()];
  const priceAlerts = createMemoryPriceAlerts(wishlists);
  await wishlists.add('ada', createSavedItem('coat'), null);
  const request = { item: itemOf('coat'), sku: 'coat-1', price: gbp(4_500) };
  await priceAlerts.requestAlert('ada', request, { fascia: 'aldermoor', locale: 'en-GB' });
  const run = async () => {
    const payload = priceAlerts.jobs.at(-1) ?? { fascia: '', locale: '', token: '' };
    const job = { id: payload.token, payload, createdAt: new Date('2026-11-20T10:00:00Z') };
    await sendPriceAlertEmail(job, shop, { mailer, priceAlerts }, new Date());
    return (await mailer.listStored()).map(({ to, text }) => [to, text.includes('£40.00')]);
  };
  priceAlerts.setVariant('coat-1', 4_000, true);
  await priceAlerts.sendPriceDropEmails(new Date());
  priceAlerts.setVariant('coat-1', 4_500, true);
  expect(await run()).toEqual([]);
  priceAlerts.setVariant('coat-1', 4_000, true);
  await priceAlerts.sendPriceDropEmails(new Date());
  expect(await run()).toEqual([['ada@example.com', true]]);
  expect(await run()).toHaveLength(1);
});
