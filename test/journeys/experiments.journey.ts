/** Journeys of visitors in an experiment, one of whose variants shows another content page. */
import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { assignVariant } from '#features/experiments/assign-variant.ts';
import fixture from '../fixtures/experiments.json' with { type: 'json' };
import { runTool } from './support/run-tool.ts';
import { shops } from './support/shops.ts';
import { newEmail, signUp } from './support/sign-up.ts';
import { isPhone, openHydrated, test } from './support/watched-page.ts';

const [shop] = shops;
const url = `${shop.base}/pages/informational/returns`;
const jumper = '/product/rue-calder-striped-merino-jumper';

/** User agents that are not recognised as robots, unlike that of a headless browser. */
const PHONE_USER_AGENT =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const DESKTOP_USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test.use({
  userAgent: async ({ isMobile }, use) => use(isMobile ? PHONE_USER_AGENT : DESKTOP_USER_AGENT),
});

function experimentOf(page: Page) {
  const experiment = fixture.experiments[isPhone(page) ? 0 : 1];
  if (!experiment) throw new Error('The fixture has an experiment for each device.');
  return experiment;
}

/** Finds an id that is assigned to the variant. */
function createVisitorId(page: Page, variant: string): string {
  const ids = Array.from({ length: 100 }, () =>
    createHash('sha256').update(String(Math.random())).digest('base64url').slice(0, 16),
  );
  const id = ids.find((id) => assignVariant(experimentOf(page), id) === variant);
  if (id === undefined) throw new Error(`No id is assigned to ${variant}.`);
  return id;
}

async function setVisitorCookie(page: Page, variant: string): Promise<void> {
  const value = createVisitorId(page, variant);
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
  const [, report = ''] = printed.split(`aldermoor  ${experimentOf(page).name}  `);
  const [, visitors, exposures] =
    / delivery-first: (\d+) visitors, (\d+) exposures/.exec(report) ?? [];
  const [, added] = / added, delivery-first: (\d+),/.exec(report) ?? [];
  return [visitors, exposures, added].map((text) => Number(text ?? 0));
}

/** Opens the page, and waits until it has been counted. */
async function openAndCount(page: Page): Promise<void> {
  const countedResponse = page.waitForResponse((response) =>
    response.url().endsWith('/_api/shopper'),
  );
  await openHydrated(page, url);
  await countedResponse;
}

for (const [variant, heading] of headings)
  test(`a visitor of ${variant} sees its page at once, also after a reload`, async ({ page }) => {
    await setVisitorCookie(page, variant);
    await openAndCount(page);
    await expect(headingOf(page)).toHaveText(heading);
    await page.reload();
    await expect(headingOf(page)).toHaveText(heading);
    const stored = await page.context().cookies(shop.base);
    const cookie = stored.find(({ name }) => name === 'visitor');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    expect(cookie?.value).toContain('~content:');
  });

test('a visitor keeps the variant after a reload, in the next visit and signed in, and is counted once', async ({
  page,
}) => {
  await setVisitorCookie(page, 'delivery-first');
  const [visitors = 0, exposures = 0, adds = 0] = await readCounts(page);
  await openAndCount(page);
  await expect(headingOf(page)).toHaveText(/deliver/i);
  await page.goto(`${shop.base}/sign-up`);
  await signUp(page, newEmail());
  await expect(page.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
  await openAndCount(page);
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
      await setVisitorCookie(page, variant);
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
    await setVisitorCookie(page, 'delivery-first');
    await page.goto(url);
    await expect(headingOf(page)).toHaveText(/return/i);
    const response = await page.request.get(url, {
      headers: { 'user-agent': 'Googlebot/2.1' },
    });
    expect(response.headers()['set-cookie']).toBeUndefined();
  });
});
