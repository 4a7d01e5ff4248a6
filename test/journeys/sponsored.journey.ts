/** Journeys with a booked ad: its label, who pays for it, and the counting of its views. */
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server as HttpServer } from 'node:http';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { formatFeedXml } from '../fixtures/complete-feed.ts';
import { portOf } from '../servers/port-of.ts';
import { type Server, startServer } from '../stress/server/server.ts';
import { runImport } from './support/run-import.ts';
import {
  expectAccessible,
  expectNoHorizontalScroll,
  openHydrated,
  test,
} from './support/watched-page.ts';

const STOOLS = ['ash', 'beech', 'cedar', 'elm', 'oak', 'pine'] as const;
const campaign = {
  ...{ id: 'lamp', productKey: 'lamp', advertiser: 'Lumen Lights Ltd' },
  categories: ['home'],
};

let folder: string;
let server: Server;
let service: HttpServer;

/** Recommends every stool for each product, with pictures, which products of the feed lack. */
function openService(): HttpServer {
  const common = { brand: 'Oak', local_currency: 'GBP', price: 40, image: '/picture.jpg' };
  const related = STOOLS.map((id) => ({
    ...{ ...common, product_id: id, title: id, url: `/product/${id}-stool` },
  }));
  return createServer((_, response) =>
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ productRecommendations: { related } })),
  ).listen(0, '127.0.0.1');
}

test.beforeAll(async () => {
  await mkdir('test-results', { recursive: true });
  folder = await mkdtemp(join('test-results', 'sponsored-'));
  service = openService();
  await once(service, 'listening');
  const sponsored = { name: 'embedded', config: { campaigns: [campaign] } };
  const url = `http://127.0.0.1:${portOf(service)}`;
  const recommendations = { name: 'hosted', config: { url } };
  server = await startServer({
    dataDir: folder,
    settings: { PROVIDERS: JSON.stringify({ sponsored, recommendations }), LOG_LEVEL: 'silent' },
  });
  const file = join(folder, 'products.xml');
  const common = { description: 'Made of wood.', price: '40.00 GBP' };
  const stools = STOOLS.map((id) => ({
    ...{ ...common, id, title: `${id} stool`, brand: `Brand of ${id}` },
    product_type: 'Home > Stools',
  }));
  const lamp = { ...common, id: 'lamp', title: 'Desk lamp', brand: 'Lumen' };
  await writeFile(file, formatFeedXml([...stools, { ...lamp, product_type: 'Garden > Lamps' }]));
  await runImport(file, folder);
});

test.afterAll(async () => {
  await server.child.kill();
  service.closeAllConnections();
  service.close();
  await rm(folder, { recursive: true, force: true });
});

const cardsOn = (page: Page) =>
  page
    .getByRole('region', { name: 'Similar products' })
    .first()
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') });

test('REC-3: one ad among seven products is labelled, names the advertiser, and is counted', async ({
  page,
}) => {
  await openHydrated(page, `${server.base}/product/ash-stool`);
  const cards = cardsOn(page);
  await expect(cards).toHaveCount(STOOLS.length + 1);
  await expect(cards.filter({ hasText: 'Sponsored' })).toHaveCount(1);
  const ad = cards.nth(2);
  await expect(ad.getByRole('heading')).toHaveText('Desk lamp');
  const countRequest = page.waitForRequest('**/_api/sponsored?ad=lamp');
  await page.mouse.move(5, 5);
  await ad.scrollIntoViewIfNeeded();
  expect((await countRequest).postData()).toBe('event=view');
  await ad.getByText('Sponsored').focus();
  await page.keyboard.press('Enter');
  await expect(ad.getByText('Lumen Lights Ltd pays us')).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
});

test('REC-3: a page outside of the booked categories has no ad', async ({ page }) => {
  await page.goto(`${server.base}/product/desk-lamp`, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Sponsored')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('REC-3: the ad has its label, which opens the name of the advertiser', async ({ page }) => {
    await page.goto(`${server.base}/product/ash-stool`, { waitUntil: 'domcontentloaded' });
    const ad = cardsOn(page).nth(2);
    await ad.getByText('Sponsored').click();
    await expect(ad.getByText('Lumen Lights Ltd pays us')).toBeVisible();
  });
});
