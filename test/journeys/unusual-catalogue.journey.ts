/** Journeys with an unusual catalogue: without pictures, 120 colours, long words, huge prices. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import {
  sampleColour,
  sampleProduct,
  sampleVariant,
} from '#features/catalogue/catalogue-records.fixtures.ts';
import { drawPlainPicture, formatFeedXml } from '../fixtures/complete-feed.ts';
import { type Server, startServer } from '../stress/server/server.ts';
import { runImport } from './support/run-import.ts';
import {
  expectAccessible,
  expectHydrated,
  expectNoHorizontalScroll,
  test,
} from './support/watched-page.ts';

const LONG_WORD = 'Unbreakable'.repeat(6);
const WIDTHS = [320, 390, 1440] as const;

const rows = [
  {
    id: 'bare',
    title: 'Bare Stool',
    description: LONG_WORD,
    product_type: 'Home > Stools',
    price: '40.00 GBP',
  },
  {
    ...{
      id: 'endless',
      title: LONG_WORD,
      description: `${LONG_WORD} ${LONG_WORD}`,
      brand: LONG_WORD,
      color: LONG_WORD,
      size: LONG_WORD,
      material: LONG_WORD,
    },
    ...{
      product_type: `Home > ${LONG_WORD}`,
      price: '123456.78 GBP',
      image_link: 'pictures/one.jpg',
    },
  },
  ...Array.from({ length: 120 }, (_, index) => ({
    ...{
      id: `many-${index}`,
      item_group_id: 'many',
      title: 'Stool of Many Colours',
      description: 'Painted.',
      color: `Shade ${index}`,
    },
    ...{
      product_type: 'Home > Stools',
      price: '55.00 GBP',
      size: 'One Size',
      image_link: 'pictures/one.jpg',
    },
  })),
  {
    id: 'free',
    title: 'Stool of No Price',
    description: 'Not sold.',
    product_type: 'Home > Stools',
    price: '0.00 GBP',
  },
];

const PRICE = { centAmount: 12_345_678 };
const printed = { 'en-GB': LONG_WORD };
/** A record with a long word in each of its texts. */
const longTextProduct = sampleProduct('ABC12345', {
  ...{
    slug: 'wordy',
    name: { 'en-GB': 'Wordy Stool' },
    productType: 'home',
    department: LONG_WORD,
    availableFascias: ['aldermoor', 'nightjar'],
  },
  ...{
    brand: LONG_WORD,
    description: printed,
    detailsAndCare: printed,
    ingredients: printed,
    fabrication: printed,
    sustainabilityContent: printed,
  },
  colours: ['moss', 'sand'].map((key) =>
    sampleColour(key, { label: { 'en-GB': `${key}${LONG_WORD}` }, pictures: [] }),
  ),
  variants: ['moss', 'sand'].map((colour, position) =>
    sampleVariant(`ABC12345-${position + 1}-1`, {
      colour,
      size: LONG_WORD,
      prices: { GBP: PRICE, EUR: PRICE, AED: PRICE, USD: PRICE },
    }),
  ),
  facts: {
    collection: LONG_WORD,
    material: [LONG_WORD],
    occasion: [LONG_WORD],
    sellerName: LONG_WORD,
    isHostedMarketplace: true,
    gwpDescription: printed,
    returnsPolicy: printed,
  },
});

let folder: string;
let server: Server;

// The tests set the widths.
test.skip(({ isMobile }) => !isMobile, 'once, on the phone');

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parade-foreign-'));
  server = await startServer({ dataDir: join(folder, 'var') });
  await mkdir(join(folder, 'pictures'));
  await writeFile(join(folder, 'pictures', 'one.jpg'), await drawPlainPicture(1));
  await writeFile(join(folder, 'products.xml'), formatFeedXml(rows));
  const { printed } = await runImport(join(folder, 'products.xml'), join(folder, 'var'));
  expect(printed).toContain('3 products');
  const lines = [
    { type: 'catalogue', version: 1 },
    { type: 'product', ...longTextProduct },
  ].map((line) => JSON.stringify(line));
  await writeFile(join(folder, 'wordy.jsonl'), lines.join('\n'));
  expect((await runImport(join(folder, 'wordy.jsonl'), join(folder, 'var'))).printed).toContain(
    '1 product',
  );
  await expect
    .poll(async () => await (await fetch(`${server.base}/search?q=stool`)).text())
    .toMatch(/Bare Stool.*Wordy Stool|Wordy Stool.*Bare Stool/s);
});

test.afterAll(async () => {
  await server.child.kill();
  await rm(folder, { recursive: true, force: true });
});

async function expectCleanLayout(page: Page): Promise<void> {
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
}

for (const width of WIDTHS)
  test(`home, listing, product and basket are complete at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(server.base, { waitUntil: 'domcontentloaded' });
    await expectHydrated(page);
    await expectCleanLayout(page);
    await page.goto(`${server.base}/search?q=`, { waitUntil: 'domcontentloaded' });
    await expectHydrated(page);
    await expect(page.getByRole('link', { name: 'Stool of No Price' })).toHaveCount(0);
    const card = page.locator('article', { hasText: 'Bare Stool' }).locator('a').first();
    const { width: cardWidth = 0, height = 0 } = (await card.boundingBox()) ?? {};
    expect(height / cardWidth).toBeCloseTo(1.5, 1);
    await expectCleanLayout(page);
    for (const name of ['Bare Stool', LONG_WORD, 'Stool of Many Colours']) {
      await page.goto(`${server.base}/search?q=`, { waitUntil: 'domcontentloaded' });
      await page.getByRole('heading', { level: 2, name }).getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expectHydrated(page);
      await expectCleanLayout(page);
      await page.getByRole('button', { name: 'Add to basket' }).first().click();
      await expect(page.getByRole('link', { name: /^View basket/ })).toBeVisible();
    }
    await page.goto(`${server.base}/basket`, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 2, name: 'Bare Stool' })).toBeVisible();
    await expectHydrated(page);
    await expectCleanLayout(page);
  });

for (const [what, host, prefix] of [
  ['in English', 'localhost', ''],
  ['in German', 'localhost', '/de'],
  ['in Arabic, right to left', 'nightjar.localhost', '/ar'],
] as const)
  test(`an unbreakable word in every text of a product makes nothing wider than 320 px, ${what}`, async ({
    page,
  }) => {
    const base = server.base.replace('127.0.0.1', host) + prefix;
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${base}/search?q=stool`, { waitUntil: 'domcontentloaded' });
    await expectHydrated(page);
    await expectCleanLayout(page);
    await page.locator('article', { hasText: 'Wordy Stool' }).locator('a[aria-label*=":"]').click();
    const dialog = page.getByRole('dialog').filter({ visible: true });
    await expect(dialog.locator('input[name=size]').first()).toBeAttached();
    expect(
      await dialog.evaluate((element) => element.scrollWidth - element.clientWidth),
      'the dialog',
    ).toBe(0);
    await expectCleanLayout(page);
    await page.goto(`${base}/product/wordy`, { waitUntil: 'domcontentloaded' });
    await expectHydrated(page);
    await page.locator('main details:not([open]) > summary').evaluateAll((all: HTMLElement[]) => {
      for (const item of all) item.click();
    });
    await expectCleanLayout(page);
    await page.locator('input[name=size][type=radio]').first().check({ force: true });
    const added = page.waitForResponse(/addToCart/);
    await page.locator('#add-to-basket').click();
    await added;
    await page.goto(`${base}/basket`, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 2, name: 'Wordy Stool' })).toBeVisible();
    await expectCleanLayout(page);
  });

test('a list of 120 colours opens and selects at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${server.base}/search?q=many`, { waitUntil: 'domcontentloaded' });
  await page
    .getByRole('heading', { level: 2, name: 'Stool of Many Colours' })
    .getByRole('link')
    .click();
  await expectHydrated(page, 'main details');
  const list = page.locator('main details:has([data-colour])');
  await list.locator('summary').click();
  await expect(list.locator('[data-colour]')).toHaveCount(120);
  await expectCleanLayout(page);
  await list.getByRole('link', { name: 'Shade 77', exact: true }).click();
  await expect(page).toHaveURL(/colour=shade-77/);
  await expect(list.locator('summary')).toContainText('Shade 77');
});
