/** Journeys in a shop with no product, and with one: every page is complete and accessible. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { formatFeedXml } from '../fixtures/complete-feed.ts';
import { type Server, startServer } from '../stress/server/server.ts';
import { runImport } from './support/run-import.ts';
import { newEmail, signUp } from './support/sign-up.ts';
import {
  expectAccessible,
  expectNoHorizontalScroll,
  openHydrated,
  test,
} from './support/watched-page.ts';

const WIDTHS = [320, 1440] as const;

let folder: string;
let server: Server;

// The tests set the widths.
test.skip(({ isMobile }) => !isMobile, 'once, on the phone');
test.use({ expectedErrors: /status of 404/ });

test.beforeAll(async () => {
  await mkdir('test-results', { recursive: true });
  folder = await mkdtemp(join('test-results', 'few-'));
  server = await startServer({ dataDir: folder });
});

test.afterAll(async () => {
  await server.child.kill();
  await rm(folder, { recursive: true, force: true });
});

/** Expects no horizontal scrolling, no empty sections or lists, and no axe violations. */
async function expectComplete(page: Page): Promise<void> {
  await expectNoHorizontalScroll(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const emptyElements = await page
    .locator('main section, main nav, main aside, main ul, main ol')
    .evaluateAll((all) =>
      all
        .filter((item) => item.checkVisibility() && item.textContent.trim() === '')
        .map((item) => item.outerHTML.slice(0, 120)),
    );
  expect(emptyElements, page.url()).toEqual([]);
  await expectAccessible(page);
}

async function expectPages(
  page: Page,
  pages: readonly (readonly [path: string, text: RegExp])[],
): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    for (const [path, text] of pages) {
      await openHydrated(page, `${server.base}${path}`);
      await expect(page.getByRole('main')).toContainText(text);
      await expectComplete(page);
    }
  }
}

test('a shop without products has a message on every page', async ({ page }) => {
  await expectPages(page, [
    ['/', /no products here yet/],
    ['/search?q=', /There are no products here yet/],
    ['/search?q=stool', /No products found/],
    ['/basket', /Your basket is empty/],
    ['/nowhere', /cannot find this page/],
    ['/product/nothing', /cannot find this page/],
    ['/categories/womens', /cannot find this page/],
  ]);
});

test('a wishlist of a shop without products has a message', async ({ page }) => {
  await page.goto(`${server.base}/sign-up`);
  await signUp(page, newEmail(), server.base);
  await expect(page.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
  await expectPages(page, [['/wishlist', /Your wishlist is empty/]]);
});

test('a shop with one product shows, finds and sells it', async ({ page }) => {
  const file = join(folder, 'products.xml');
  const product = {
    id: 'only',
    title: 'The Only Stool',
    description: 'One of one.',
    product_type: 'Home > Stools',
    price: '40.00 GBP',
  };
  await writeFile(file, formatFeedXml([product]));
  expect((await runImport(file, folder)).printed).toContain('1 product');
  await expect
    .poll(async () => await (await fetch(`${server.base}/search?q=stool`)).text())
    .toContain('The Only Stool');
  await expectPages(page, [
    ['/', /The Only Stool/],
    ['/search?q=', /The Only Stool/],
    ['/search?q=lamp', /The Only Stool/],
    ['/basket', /The Only Stool/],
    ['/nowhere', /cannot find this page/],
  ]);
  await openHydrated(page, server.base);
  for (const category of ['Home', 'Stools']) {
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${category}`) })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(category);
    await expect(page.getByRole('status').first()).toHaveText('1 product');
    await expectComplete(page);
  }
  await page.getByRole('link', { name: 'The Only Stool', exact: true }).click();
  await expectComplete(page);
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await page.getByRole('link', { name: /^View basket/ }).click();
  await expect(page.getByText('1 item')).toBeVisible();
  await expectComplete(page);
});
