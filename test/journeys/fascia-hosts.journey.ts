/** Tests that every fascia responds on its host in its locales. */
import { expect } from '@playwright/test';
import { expectAccessible, test } from './support/watched-page.ts';

// The same at every width.
test.skip(({ isMobile }) => !isMobile, 'once, on the phone');

const sites = [
  { fascia: 'aldermoor', host: 'localhost', path: '/', language: 'en-GB', direction: 'ltr' },
  { fascia: 'aldermoor', host: 'localhost', path: '/fr', language: 'fr-FR', direction: 'ltr' },
  { fascia: 'nightjar', host: 'nightjar.localhost', path: '/ar', language: 'ar', direction: 'rtl' },
  {
    fascia: 'fernhollow',
    host: 'fernhollow.localhost',
    path: '/',
    language: 'en-GB',
    direction: 'ltr',
  },
];

for (const { fascia, host, path, language, direction } of sites)
  test(`${fascia} answers at ${host}${path} in ${language}`, async ({ page, baseURL }) => {
    const url = new URL(path, baseURL);
    url.hostname = host;
    const response = await page.goto(url.href);
    expect(response?.status()).toBe(200);
    const document = page.locator('html');
    await expect(document).toHaveAttribute('data-fascia', fascia);
    await expect(document).toHaveAttribute('lang', language);
    await expect(document).toHaveAttribute('dir', direction);
    await expect(page.getByRole('main')).toBeVisible();
    await expectAccessible(page);
  });

test('a page that is not translated into German is marked as English, and its cards are not', async ({
  page,
}) => {
  await page.goto('/de/pages/blocks');
  const main = page.getByRole('main');
  await expect(main.locator('[lang=en-GB][dir=ltr]')).toHaveCount(1);
  await expect(main.locator('[lang=en-GB] li[lang=de-DE] article').first()).toBeVisible();
  await page.goto('/de/pages/informational/returns');
  await expect(main.locator('[lang]')).toHaveCount(0);
});

test('a page in Arabic preloads its Arabic font, others do not', async ({ request, baseURL }) => {
  const areArabicPreloads = async (path: string) => {
    const url = new URL(path, baseURL);
    const html = await request.get(url.href, { headers: { host: `nightjar.${url.host}` } });
    return [
      ...(await html.text()).matchAll(/<link rel="preload" as="font"[^>]*href="([^"]+)/g),
    ].map(([, file = '']) => file.includes('arabic'));
  };
  expect(await areArabicPreloads('/ar')).toEqual([false, true]);
  expect(await areArabicPreloads('/')).toEqual([false, false]);
});
