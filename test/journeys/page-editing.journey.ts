/** Journeys of editors in the preview: writing, checking, saving and publishing pages, badges. */
import { expect } from '@playwright/test';
import { shops } from './support/shops.ts';
import { expectHydrated, isPhone, openHydrated, test } from './support/watched-page.ts';

const base = shops[0]?.base ?? '';

test('an editor sees a page while editing it, saves it as a draft that shoppers do not see, then publishes it', async ({
  page,
  request,
}) => {
  test.skip(isPhone(page), 'editors work on a desktop');
  const path = 'pages/informational/delivery';
  const shopper = await page.context().newPage();
  await shopper.goto(`${base}/${path}`);
  await expectHydrated(shopper);
  const fetchPage = async () => (await request.get(`${base}/${path}`)).text();
  await fetchPage();
  await openHydrated(page, `${base}/dev/preview?path=${path}`);
  const preview = page.frameLocator('iframe');
  await expect(page.locator('iframe[data-ready]')).toBeVisible();
  const editor = page.getByLabel('The page as JSON');
  const savedPage = JSON.parse(await editor.inputValue());
  const title = 'Carried to your door by hand.';
  await editor.fill(
    JSON.stringify({ ...savedPage, sections: [{ ...savedPage.sections[0], title: title }] }),
  );
  await expect(preview.getByRole('heading', { name: title })).toBeVisible();

  await editor.fill(
    JSON.stringify({
      ...savedPage,
      sections: [{ ...savedPage.sections[0], title: ['not words'] }],
    }),
  );
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('status', { name: 'Result' })).toContainText(
    'sections.0.title: must be a text',
  );

  await editor.fill(
    JSON.stringify({ ...savedPage, sections: [{ ...savedPage.sections[0], title: title }] }),
  );
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('status', { name: 'Result' })).toContainText('kept as a draft');
  expect(await fetchPage()).not.toContain(title);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('status', { name: 'Result' })).toContainText('All of it fits');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('status', { name: 'Result' })).toContainText('is published');
  await expect.poll(fetchPage).toContain(title);
  await shopper
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Delivery', exact: true })
    .click();
  await expect(shopper.getByRole('heading', { name: title })).toBeVisible();
});

test.describe('a page that does not exist yet', () => {
  // The page refers to a picture that does not exist.
  test.use({ expectedErrors: /\/media\/no\// });

  test('an editor creates a page, cannot overwrite another by its path, and is shown links and pictures that do not exist', async ({
    page,
    request,
  }) => {
    test.skip(isPhone(page), 'editors work on a desktop');
    await openHydrated(page, `${base}/dev/preview?path=home`);
    await page.getByText('Write a new page').click();
    await page.getByLabel('Its path').fill('pages/campaigns/quite-new');
    await page.getByRole('button', { name: 'Write it' }).click();
    const editor = page.getByLabel('The page as JSON');
    await expect(editor).toHaveValue(/"path": "pages\/campaigns\/quite-new"/);
    await expect(page.locator('iframe[data-ready]')).toBeVisible();
    const result = page.getByRole('status', { name: 'Result' });
    const header = {
      _meta: { schema: 'https://parade.example/blocks/header' },
      title: 'Quite new',
    };
    const card = {
      _meta: { schema: 'https://parade.example/blocks/blog-card' },
      title: 'x',
      href: '/pages/gone',
      picture: { id: 'no' },
    };
    const savedPage = {
      path: 'pages/campaigns/quite-new',
      title: 'Quite new',
      description: '',
      sections: [header],
    };
    await editor.fill(JSON.stringify({ ...savedPage, path: 'home' }));
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(result).toContainText(
      'path: must be pages/campaigns/quite-new; to edit home, open that page',
    );
    await editor.fill(JSON.stringify({ ...savedPage, sections: [header, card] }));
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(result).toContainText('sections.1.href: there is no page pages/gone');
    await expect(result).toContainText('sections.1.picture.id: aldermoor has no picture no');
    expect((await request.get(`${base}/pages/campaigns/quite-new`)).status()).toBe(404);
    await editor.fill(JSON.stringify(savedPage));
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(result).toContainText('Version 1 is published.');
    // The 404 is cached like a page, until the change feed invalidates it.
    await expect
      .poll(async () => (await request.get(`${base}/pages/campaigns/quite-new`)).text())
      .toContain('Quite new</h1>');
  });
});

test('an editor tries a badge on the cards of a page, selects a product, and sees the selection on the product page', async ({
  page,
}) => {
  test.skip(isPhone(page), 'editors work on a desktop');
  await openHydrated(page, `${base}/dev/preview?path=home`);
  await expect(page.locator('iframe[data-ready]')).toBeVisible();
  const preview = page.frameLocator('iframe');
  await page.getByText('Badges to try on its cards').click();
  await page.getByLabel('Badges as JSON').fill('[{ "text": "Tried out" }]');
  const card = preview.locator('[data-product]').first();
  await expect(card).toContainText('Tried out');
  await card.getByRole('heading').getByRole('link').click();
  await expect(card).toHaveAttribute('data-selected', '');
  await page.getByRole('region', { name: 'Selected products' }).getByRole('button').click();
  await expect(preview.getByRole('button', { name: 'Selected' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
