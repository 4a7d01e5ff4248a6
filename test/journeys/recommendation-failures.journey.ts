/** Journeys with a hosted recommendation service: several items, one item, failing, slow. */
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server as HttpServer } from 'node:http';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { formatFeedXml } from '../fixtures/complete-feed.ts';
import { portOf } from '../servers/port-of.ts';
import { type Server, startServer } from '../stress/server/server.ts';
import { runImport } from './support/run-import.ts';
import { expectAccessible, expectNoHorizontalScroll, test } from './support/watched-page.ts';

/** Products, each with another response of the recommendation service. */
const STOOLS = ['full', 'thin', 'broken', 'slow', 'text'] as const;
/** Time limit of the call, plus time for the rest of the page on a busy machine. */
const MAX_WAIT_MS = 6_000;

let folder: string;
let server: Server;
let service: HttpServer;

// The same at every width.
test.skip(({ isMobile }) => !isMobile, 'once, on the phone');

function toItem(key: string) {
  return {
    ...{ product_id: key, title: key, brand: 'Oak', local_currency: 'GBP', price: 40 },
    ...{ image: '/picture.jpg', url: `/product/${key}-stool` },
  };
}

/** Serves recommendations that depend on the product of the page. */
function openService(): HttpServer {
  return createServer((request, response) => {
    const key = new URL(request.url ?? '', 'http://local').searchParams.get('productKeys') ?? '';
    const send = (related: readonly object[]) =>
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ productRecommendations: { related } }));
    if (key === 'full') return send([toItem('thin'), { title: 'incomplete' }, toItem('broken')]);
    if (key === 'thin') return send([toItem('full')]);
    if (key === 'text') return response.end('<p>Not JSON</p>');
    if (key !== 'slow') return response.writeHead(500).end();
    // Later than any time limit.
    return setTimeout(() => send([toItem('full'), toItem('thin')]), 30_000).unref();
  }).listen(0, '127.0.0.1');
}

test.beforeAll(async () => {
  await mkdir('test-results', { recursive: true });
  folder = await mkdtemp(join('test-results', 'recommended-'));
  service = openService();
  await once(service, 'listening');
  const recommendations = {
    name: 'hosted',
    config: { url: `http://127.0.0.1:${portOf(service)}` },
  };
  server = await startServer({
    dataDir: folder,
    settings: { PROVIDERS: JSON.stringify({ recommendations }), LOG_LEVEL: 'silent' },
  });
  const file = join(folder, 'products.xml');
  const rows = STOOLS.map((id) => ({
    ...{ id, title: `${id} stool`, description: 'For sitting.', price: '40.00 GBP' },
    product_type: 'Home > Stools',
  }));
  await writeFile(file, formatFeedXml(rows));
  await runImport(file, folder);
});

test.afterAll(async () => {
  await server.child.kill();
  service.closeAllConnections();
  service.close();
  await rm(folder, { recursive: true, force: true });
});

test('REC-1: complete items of the service are shown, in its order', async ({ page }) => {
  await page.goto(`${server.base}/product/full-stool`);
  const links = page
    .getByRole('region', { name: 'Similar products' })
    .first()
    .getByRole('heading', { level: 3 });
  await expect(links).toHaveText(['thin stool', 'broken stool']);
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
});

for (const [state, key] of [
  ['recommends a single product', 'thin'],
  ['fails', 'broken'],
  ['does not respond with JSON', 'text'],
  ['does not respond in time', 'slow'],
] as const)
  test(`REC-1: a service that ${state} leaves a complete page without the section`, async ({
    page,
  }) => {
    const before = Date.now();
    const response = await page.goto(`${server.base}/product/${key}-stool`, {
      waitUntil: 'domcontentloaded',
    });
    expect(response?.status()).toBe(200);
    expect(Date.now() - before).toBeLessThan(MAX_WAIT_MS);
    await expect(page.getByRole('button', { name: 'Add to basket' })).toBeVisible();
    await expect(page.getByText('Similar products')).toHaveCount(0);
    await expectAccessible(page);
  });
