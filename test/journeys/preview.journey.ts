/** OPS-1: journeys of an editor on another origin who previews pages. */
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { createPreviewToken } from '../../src/features/content/preview/preview-token.server.ts';
import { previewLinks } from '../../src/links.ts';
import {
  editor,
  openContentAdmin,
  previewKey,
  sendMessage,
  startEditor,
  takeReceived,
  unknownOrigin,
} from './support/editor-origin.ts';
import { runTool } from './support/run-tool.ts';
import { shops } from './support/shops.ts';
import { isPhone, test } from './support/watched-page.ts';

const base = shops[0]?.base ?? '';
const createToken = () =>
  createPreviewToken(previewKey, 'aldermoor', new Date(Date.now() + 3_600_000));
const header = {
  _meta: { schema: 'https://parade.example/blocks/header' },
  title: 'Not published',
};

/** Simulates a proxy, since requests from the local machine need no token. */
const THROUGH_PROXY = { 'x-forwarded-for': '203.0.113.9' };

// The browser lays a cross-origin iframe out before its styles have loaded, and counts that as a
// layout shift although nothing is painted yet.
test.use({ countsShifts: false, extraHTTPHeaders: THROUGH_PROXY });

let stop: (() => void) | undefined;
test.beforeAll(async ({ viewport }) => {
  if ((viewport?.width ?? 0) >= 768) stop = await startEditor();
});
test.afterAll(() => stop?.());

test.beforeEach(({ page }) => {
  test.skip(isPhone(page), 'editors work on a desktop');
});

test('an editor of an allowed origin embeds a page, gets a response, shows other sections, and is notified of selected products', async ({
  page,
}) => {
  await openContentAdmin(
    page,
    editor,
    `${base}${previewLinks.page({ path: 'home', token: createToken() })}`,
  );
  const received: unknown[] = [];
  const listReceived = async () => {
    received.push(...(await takeReceived(page)));
    return received;
  };
  const response = {
    origin: base,
    data: { parade: 1, type: 'init-response', path: 'home', sections: expect.any(Number) },
  };
  await expect.poll(listReceived).toContainEqual(response);
  received.length = 0;
  await sendMessage(page, { parade: 1, type: 'init' });
  await expect.poll(listReceived).toContainEqual(response);

  const preview = page.frameLocator('iframe');
  await preview.locator('[data-product]').first().getByRole('heading').getByRole('link').click();
  const productClick = {
    parade: 1,
    type: 'product-click',
    slug: expect.any(String),
    isSelected: true,
  };
  await expect.poll(listReceived).toContainEqual({ origin: base, data: productClick });

  await sendMessage(page, { parade: 1, type: 'set-data', sections: [header] });
  await expect(preview.getByRole('heading', { level: 1, name: header.title })).toBeVisible();
  expect(await (await page.request.get(`${base}/`)).text()).not.toContain(header.title);
});

test('an editor embeds a product page, and selects the product there', async ({ page }) => {
  const home = await (await page.request.get(`${base}/`)).text();
  const slug = /\/product\/([\w-]+)/.exec(home)?.[1] ?? '';
  await openContentAdmin(
    page,
    editor,
    `${base}${previewLinks.product(slug)}?token=${createToken()}`,
  );
  const initResponse = {
    origin: base,
    data: { parade: 1, type: 'init-response', path: `product/${slug}`, sections: 0 },
  };
  await expect.poll(() => takeReceived(page)).toContainEqual(initResponse);
  await page.frameLocator('iframe').getByRole('button', { name: 'Selected' }).click();
  const selected = {
    origin: base,
    data: { parade: 1, type: 'product-click', slug, isSelected: true },
  };
  await expect.poll(() => takeReceived(page)).toContainEqual(selected);
});

test('an unpublished page is shown by its signed link only, until the link expires', async ({
  page,
}) => {
  const path = 'pages/campaigns/not-yet';
  const folder = await mkdtemp(join(tmpdir(), 'parade-pages-'));
  const file = join(folder, 'aldermoor', 'en-GB', `${path}.json`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify({ title: 'Not yet', description: '', sections: [header] }));
  const args = ['import', folder, '--draft'];
  const { code, printed } = await runTool('tools/content/content.ts', args, 'test-results/shop');
  expect([code, printed]).toEqual([0, expect.stringContaining('kept as drafts')]);

  const linkOf = (until: number) =>
    previewLinks.page({
      path,
      token: createPreviewToken(previewKey, 'aldermoor', new Date(until)),
    });
  await page.goto(`${base}${linkOf(Date.now() + 3_600_000)}`);
  await expect(page.getByRole('heading', { level: 1, name: header.title })).toBeVisible();
  const linksWithoutToken = [linkOf(Date.now() - 1_000), `/preview/page?path=${path}`, `/${path}`];
  const refused = await Promise.all(
    linksWithoutToken.map((link) => page.request.get(`${base}${link}`)),
  );
  expect(refused.map((response) => response.status())).toEqual([403, 403, 404]);
  for (const response of refused) expect(await response.text()).not.toContain(header.title);
});

test.describe('from other origins', () => {
  test.use({ expectedErrors: /frame-ancestors|frame.*X-Frame-Options|Framing/i });

  test('no other origin embeds a previewed page, nobody embeds another page, and previewed pages are neither cached nor indexed', async ({
    page,
  }) => {
    const previewed = `${base}${previewLinks.page({ path: 'home', token: createToken() })}`;
    const { 'content-security-policy': policy, ...headers } = (
      await page.request.get(previewed)
    ).headers();
    expect(policy).toContain(`frame-ancestors 'self' ${editor}`);
    expect(headers).not.toHaveProperty('x-frame-options');
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect(await (await page.request.get(previewed)).text()).toContain(
      '<meta name="robots" content="noindex"/>',
    );
    for (const [origin, embeddedUrl] of [
      [unknownOrigin, previewed],
      [editor, `${base}/basket`],
    ] as const) {
      const refused = page.waitForEvent(
        'console',
        (message) => /frame/i.test(message.text()) && message.type() === 'error',
      );
      await openContentAdmin(page, origin, embeddedUrl);
      await refused;
      await expect(page.frameLocator('iframe').locator('#main')).toHaveCount(0);
      expect(await takeReceived(page)).toEqual([]);
    }
    const publicHeaders = (await page.request.get(`${base}/`)).headers();
    expect(publicHeaders['x-frame-options']).toBe('SAMEORIGIN');
    expect(publicHeaders['content-security-policy']).toMatch(/frame-ancestors 'self'$/);
  });

  test('without a valid token nothing can be embedded', async ({ page }) => {
    for (const path of [
      '/preview/page?path=home',
      '/preview/product/x',
      '/preview/page?path=home&token=1.x',
    ])
      expect((await page.request.get(`${base}${path}`)).status()).toBe(403);
  });
});
