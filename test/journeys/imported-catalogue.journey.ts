/** Journey of a new retailer: an empty shop, an imported feed, search, filter and basket. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { writeCompleteFeed } from '../fixtures/complete-feed.ts';
import { type Server, startServer } from '../stress/server/server.ts';
import { runImport } from './support/run-import.ts';
import { expectHydrated, test } from './support/watched-page.ts';

let folder: string;
let server: Server;

// The same at every width.
test.skip(({ isMobile }) => !isMobile, 'once, on the phone');

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parade-own-'));
  server = await startServer({ dataDir: join(folder, 'var') });
});

test.afterAll(async () => {
  await server.child.kill();
  await rm(folder, { recursive: true, force: true });
});

test('a feed imported into the running shop is searched, filtered and bought', async ({ page }) => {
  const file = await writeCompleteFeed(folder);
  const first = await runImport(file, join(folder, 'var'));
  expect(first.printed).toContain('7 products');
  expect(first.code).toBe(0);

  // Search returns imported products within a second of the write.
  await expect
    .poll(async () => await (await fetch(`${server.base}/search?q=shirt`)).text())
    .toContain('Quarryman Work Shirt');
  await page.goto(server.base, { waitUntil: 'domcontentloaded' });
  await page.getByRole('searchbox').first().fill('deck shoe');
  await page.getByRole('searchbox').first().press('Enter');
  await expect(page.getByRole('link', { name: 'Deck Shoe', exact: true })).toBeVisible();

  await page.goto(`${server.base}/search?q=tarn`, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('status').first()).toHaveText('7 products');
  await page.goto(`${server.base}/search?q=tarn&colour=green`, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('status').first()).toHaveText('2 products');

  await page.getByRole('link', { name: 'Quarryman Work Shirt', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quarryman Work Shirt' })).toBeVisible();
  await expectHydrated(page);
  await page.getByRole('radio', { name: 'M', exact: true }).check();
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await page.getByRole('link', { name: /^View basket/ }).click();
  await expect(page.getByText('1 item')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Quarryman Work Shirt' }).first()).toBeVisible();

  const again = await runImport(file, join(folder, 'var'));
  expect(again.printed).toContain('0 new, 0 changed, 7 as before');
});
