/** Journey of a payment on a page of Stripe, at a stub: declined, paid, and its notice. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import {
  openStripeStub,
  STUB_SECRET_KEY,
  STUB_WEBHOOK_SECRET,
  signStubEvent,
} from '#providers/payments/stripe/stub/open-stripe-stub.fixtures.server.ts';
import { writeCompleteFeed } from '../fixtures/complete-feed.ts';
import { type Server, startServer } from '../stress/server/server.ts';
import { expectThanks, fillAddress, ORDER } from './support/checkout.ts';
import { runImport } from './support/run-import.ts';
import { newAddress } from './support/sign-up.ts';
import { expectHydrated, test } from './support/watched-page.ts';

let folder: string;
let server: Server;
let stub: Awaited<ReturnType<typeof openStripeStub>>;

// The same at every width.
test.skip(({ isMobile }) => !isMobile, 'once, on the phone');

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parade-stripe-'));
  stub = await openStripeStub();
  stub.settings.pageUrl = stub.url;
  const config = { url: stub.url, pageOrigins: [stub.url] };
  const providers = { checkout: { name: 'own' }, payments: { name: 'stripe', config } };
  server = await startServer({
    dataDir: join(folder, 'var'),
    settings: {
      ...{ PROVIDERS: JSON.stringify(providers), STRIPE_SECRET_KEY: STUB_SECRET_KEY },
      STRIPE_WEBHOOK_SECRET: STUB_WEBHOOK_SECRET,
    },
  });
  await runImport(await writeCompleteFeed(folder), join(folder, 'var'));
});

test.afterAll(async () => {
  await server.child.kill();
  await stub.close();
  await rm(folder, { recursive: true, force: true });
});

const sessionOf = (address: string) => /\/c\/pay\/(cs_test_\w+)$/.exec(address)?.[1] ?? '';

test('a declined card leads back with a message, the next page pays, and its notice is taken', async ({
  page,
}) => {
  await page.goto(`${server.base}/search?q=quarryman`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('link', { name: 'Quarryman Work Shirt', exact: true }).click();
  await expectHydrated(page);
  await page.getByRole('radio', { name: 'M', exact: true }).check();
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await page.getByRole('link', { name: /^View basket/ }).click();
  await page.getByRole('main').getByRole('button', { name: 'Checkout' }).click();
  await fillAddress(page, newAddress());

  await page.getByRole('button', { name: ORDER }).click();
  await page.getByRole('button', { name: 'Pay with declined' }).click();
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  const first = sessionOf(page.url());
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByText(/^Your bank declined the payment/)).toBeVisible();

  await page.getByRole('button', { name: ORDER }).click();
  await page.getByRole('button', { name: 'Pay with success' }).click();
  await expectThanks(page);
  expect(stub.account.sessions.get(first)).toMatchObject({ status: 'expired' });

  const paid = stub.account.events.find(({ type }) => type === 'checkout.session.completed');
  if (!paid) throw new Error('Nothing was paid.');
  const send = async (secret: string) => {
    const { body, headers } = signStubEvent(paid, { secrets: [secret] });
    const address = `${server.base}/_api/payments/notice`;
    const response = await fetch(address, { method: 'POST', body, headers });
    return { status: response.status, body: await response.json() };
  };
  expect(await send('whsec_forged')).toMatchObject({ status: 400 });
  expect(await send(STUB_WEBHOOK_SECRET)).toEqual({ status: 200, body: { received: 1 } });
});
