/** A catalogue unlike the sample: without pictures, with one, with 120 colours, endless words and prices of eight digits. */
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { drawPlainPicture, writeFeedXml } from '../own-feed.ts';
import { type Server, startServer } from '../storms/server.ts';
import { expectAccessible, expectAwake, test } from './watched-page.ts';

const WORD = 'Unbreakable'.repeat(6);
const SIZES = [320, 390, 1440] as const;

const rows = [
  { id: 'bare', title: 'Bare Stool', description: WORD, product_type: 'Home > Stools', price: '40.00 GBP' },
  {
    ...{ id: 'endless', title: WORD, description: `${WORD} ${WORD}`, brand: WORD, color: WORD, size: WORD, material: WORD },
    ...{ product_type: `Home > ${WORD}`, price: '123456.78 GBP', image_link: 'pictures/one.jpg' },
  },
  ...Array.from({ length: 120 }, (_, index) => ({
    ...{ id: `many-${index}`, item_group_id: 'many', title: 'Stool of Many Colours', description: 'Painted.', color: `Shade ${index}` },
    ...{ product_type: 'Home > Stools', price: '55.00 GBP', size: 'One Size', image_link: 'pictures/one.jpg' },
  })),
  { id: 'free', title: 'Stool of No Price', description: 'Not sold.', product_type: 'Home > Stools', price: '0.00 GBP' },
];

let folder: string;
let server: Server;

// It sets the widths itself.
test.skip(({ isMobile }) => !isMobile, 'once, on the phone');

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parade-foreign-'));
  server = await startServer({ dataDir: join(folder, 'var') });
  await mkdir(join(folder, 'pictures'));
  await writeFile(join(folder, 'pictures', 'one.jpg'), await drawPlainPicture(1));
  await writeFile(join(folder, 'products.xml'), writeFeedXml(rows));
  const child = spawn(process.execPath, ['tools/import.ts', join(folder, 'products.xml')], {
    env: { ...process.env, DATA_DIR: join(folder, 'var'), DATABASE_URL: '' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  await new Promise((resolve) => child.once('close', resolve));
  expect(said).toContain('3 products');
  await expect.poll(async () => await (await fetch(`${server.base}/search?q=stool`)).text()).toContain('Bare Stool');
});

test.afterAll(async () => {
  await server.child.kill();
  await rm(folder, { recursive: true, force: true });
});

async function expectWhole(page: Page): Promise<void> {
  const [inner, outer] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
  expect(inner, page.url()).toBe(outer);
  await expectAccessible(page);
}

for (const width of SIZES)
  test(`home, listing, product and basket stand whole at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(server.base, { waitUntil: 'domcontentloaded' });
    await expectAwake(page);
    await expectWhole(page);
    await page.goto(`${server.base}/search?q=`, { waitUntil: 'domcontentloaded' });
    await expectAwake(page);
    await expect(page.getByRole('link', { name: 'Stool of No Price' })).toHaveCount(0);
    const frame = page.locator('article', { hasText: 'Bare Stool' }).locator('a').first();
    const { width: across = 0, height = 0 } = (await frame.boundingBox()) ?? {};
    expect(height / across).toBeCloseTo(1.5, 1);
    await expectWhole(page);
    for (const name of ['Bare Stool', WORD, 'Stool of Many Colours']) {
      await page.goto(`${server.base}/search?q=`, { waitUntil: 'domcontentloaded' });
      await page.getByRole('heading', { level: 2, name }).getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expectAwake(page);
      await expectWhole(page);
      await page.getByRole('button', { name: 'Add to basket' }).first().click();
      await expect(page.getByRole('link', { name: /^View basket/ })).toBeVisible();
    }
    await page.goto(`${server.base}/basket`, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 2, name: 'Bare Stool' })).toBeVisible();
    await expectAwake(page);
    await expectWhole(page);
  });
