/** Journeys of visitors in an experiment, whose variant shows another page of the editors. */
import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { assignVariant } from '#features/experiments/assign-variant.ts';
import declared from '../fixtures/experiments.json' with { type: 'json' };
import { runTool } from './support/run-tool.ts';
import { shops } from './support/shops.ts';
import { newEmail, signUp } from './support/sign-up.ts';
import { isPhone, openHydrated, test } from './support/watched-page.ts';

const [shop] = shops;
const url = `${shop.base}/pages/informational/returns`;
const jumper = '/product/rue-calder-striped-merino-jumper';

/** A browser that is no robot by its name. */
const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const desktop =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test.use({ userAgent: async ({ isMobile }, use) => use(isMobile ? phone : desktop) });

function experimentOf(page: Page) {
  const found = declared.experiments[isPhone(page) ? 0 : 1];
  if (!found) throw new Error('The fixture has an experiment for each device.');
  return found;
}

/** Id of a visitor who is assigned to the variant. */
function visitorOf(page: Page, variant: string): string {
  const ids = Array.from({ length: 100 }, () =>
    createHash('sha256').update(String(Math.random())).digest('base64url').slice(0, 16),
  );
  const id = ids.find((id) => assignVariant(experimentOf(page), id) === variant);
  if (id === undefined) throw new Error(`No id is assigned to ${variant}.`);
  return id;
}

async function becomeVisitor(page: Page, variant: string): Promise<void> {
  const value = visitorOf(page, variant);
  await page.context().addCookies([{ name: 'visitor', value, url: shop.base }]);
}

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });

const headings = [
  ['control', /return/i],
  ['delivery-first', /deliver/i],
] as const;

/** Numbers of the variant: visitors, exposures, adds. */
async function readCounts(page: Page): Promise<readonly number[]> {
  const { printed } = await runTool('tools/shop/experiments.ts', [], 'test-results/shop');
  const [, own = ''] = printed.split(`aldermoor  ${experimentOf(page).name}  `);
  const [, visitors, exposures] =
    / delivery-first: (\d+) visitors, (\d+) exposures/.exec(own) ?? [];
  const [, added] = / added, delivery-first: (\d+),/.exec(own) ?? [];
  return [visitors, exposures, added].map((text) => Number(text ?? 0));
}

/** Opens the page, and waits until it has been counted. */
async function openCounted(page: Page): Promise<void> {
  const counted = page.waitForResponse((response) => response.url().endsWith('/_api/shopper'));
  await openHydrated(page, url);
  await counted;
}

for (const [variant, heading] of headings)
  test(`a visitor of ${variant} sees its page at once, also after a reload`, async ({ page }) => {
    await becomeVisitor(page, variant);
    await openCounted(page);
    await expect(headingOf(page)).toHaveText(heading);
    await page.reload();
    await expect(headingOf(page)).toHaveText(heading);
    const stored = await page.context().cookies(shop.base);
    const written = stored.find(({ name }) => name === 'visitor');
    expect(written).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    expect(written?.value).toContain('~content:');
  });

test('a visitor keeps the variant after a reload, in the next visit and signed in, and is counted once', async ({
  page,
}) => {
  await becomeVisitor(page, 'delivery-first');
  const [visitors = 0, exposures = 0, adds = 0] = await readCounts(page);
  await openCounted(page);
  await expect(headingOf(page)).toHaveText(/deliver/i);
  await page.goto(`${shop.base}/sign-up`);
  await signUp(page, newEmail());
  await expect(page.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
  await openCounted(page);
  await expect(headingOf(page)).toHaveText(/deliver/i);
  await openHydrated(page, `${shop.base}${jumper}?size=M`);
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(page.getByRole('link', { name: /^View basket/ })).toBeVisible();
  await expect.poll(() => readCounts(page)).toEqual([visitors + 1, exposures + 1, adds + 1]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [variant, heading] of headings)
    test(`a visitor of ${variant} sees its page`, async ({ page }) => {
      await becomeVisitor(page, variant);
      await page.goto(url);
      await expect(headingOf(page)).toHaveText(heading);
      const html = await page.content();
      await page.reload();
      expect(await page.content()).toBe(html);
    });
});

test.describe('a robot', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });

  test('gets the control, and no cookie', async ({ page }) => {
    await becomeVisitor(page, 'delivery-first');
    await page.goto(url);
    await expect(headingOf(page)).toHaveText(/return/i);
    const response = await page.request.get(url, {
      headers: { 'user-agent': 'Googlebot/2.1' },
    });
    expect(response.headers()['set-cookie']).toBeUndefined();
  });
});
