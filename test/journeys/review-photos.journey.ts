/**
 * Journeys of ratings and photos of reviews in every fascia and in Arabic, with and without
 * JavaScript.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { shops } from './support/shops.ts';
import {
  expectAccessible,
  expectHydrated,
  expectNoWider,
  isPhone,
  openHydrated,
  test,
} from './support/watched-page.ts';

const [aldermoor, nightjar, fernhollow] = shops.map(({ base }) => base);
const joggers = '/product/nightjar-studio-brushed-jersey-joggers';

/** Products with at least thirty reviews, and their photos. */
const sites = [
  {
    name: 'Aldermoor',
    url: `${aldermoor}/product/marlowe-vane-lightweight-linen-shorts`,
    thumbnails: { phone: 2, desktop: 4 },
  },
  { name: 'Nightjar', url: `${nightjar}${joggers}`, thumbnails: { phone: 2, desktop: 4 } },
  {
    name: 'Nightjar in Arabic',
    url: `${nightjar}/ar${joggers}`,
    thumbnails: { phone: 2, desktop: 4 },
  },
  {
    name: 'Fernhollow, five photos',
    url: `${fernhollow}/product/tidewrack-overnight-rosehip-face-serum`,
    thumbnails: { phone: 2, desktop: 5 },
  },
  {
    name: 'Fernhollow, three photos',
    url: `${fernhollow}/product/fernhollow-apothecary-reactive-glaze-porcelain-bowl`,
    thumbnails: { phone: 3, desktop: 3 },
  },
];

const sectionOf = (page: Page) => page.locator('#reviews');
const listOf = (page: Page) => page.locator('[data-review-list]');
/** Bar of the five-star reviews: the bars are the first list of the section. */
const barOf = (page: Page) => sectionOf(page).getByRole('list').first().getByRole('link').first();
const thumbnailsOf = (page: Page) =>
  sectionOf(page).locator('ul[data-photos] > li').filter({ visible: true }).getByRole('link');
const numberOn = (bar: Locator) => bar.locator('[aria-hidden]').last().textContent();

async function isRightToLeft(page: Page): Promise<boolean> {
  return (await page.locator('html').getAttribute('dir')) === 'rtl';
}

/** Indices of the slides that are in view over their whole width. */
const listInView = (row: Locator) =>
  row.evaluate((list) => {
    const { left, right } = list.getBoundingClientRect();
    return [...list.children].flatMap((slide, index) => {
      const box = slide.getBoundingClientRect();
      return box.left > left - 2 && box.right < right + 2 ? [index] : [];
    });
  });

/** Scrolls most of the way towards the next photos: to the left, or to the right in Arabic. */
async function scrollOn(page: Page, row: Locator): Promise<void> {
  const direction = (await isRightToLeft(page)) ? -1 : 1;
  await row.evaluate((list, sign) => list.scrollTo(sign * 0.7 * list.clientWidth, 0), direction);
}

for (const { name, url, thumbnails } of sites) {
  test(`REV-4, ${name}: a thumbnail opens its photo, and photos move in groups`, async ({
    page,
  }) => {
    // So low that the dialog scrolls.
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 480 });
    await openHydrated(page, url);
    await sectionOf(page).scrollIntoViewIfNeeded();
    await page.mouse.move(5, 5);
    await expectHydrated(page, '#reviews');
    const shown = thumbnailsOf(page);
    await expect(shown).toHaveCount(isPhone(page) ? thumbnails.phone : thumbnails.desktop);
    expect(await shown.first().getByRole('img').boundingBox()).toMatchObject({
      width: 75,
      height: 100,
    });
    const last = (await shown.count()) - 1;
    await shown.nth(last).click();
    const dialog = page.getByRole('dialog');
    const row = dialog.locator('[data-carousel] > ul');
    await expect(row.getByRole('figure').nth(last)).toBeVisible();
    await expect.poll(() => listInView(row)).toContain(last);
    await expectAccessible(page);
    const size = isPhone(page) ? 2 : 3;
    const count = await row.getByRole('figure').count();
    const expectGroup = (first: number) =>
      expect.poll(() => listInView(row)).toEqual([first, first + 1, first + 2].slice(0, size));
    if (last >= size) await dialog.locator('[data-step="-1"]').click();
    await expectGroup(0);
    if (count <= size) return;
    const second = Math.min(size, count - size);
    // Also from within a long review, and each group begins with its photos.
    const forward = dialog.locator('[data-step="1"]');
    await expect(forward).toBeInViewport({ ratio: 1 });
    const scrolledBy = await dialog.evaluate((element) => {
      element.scrollTo(0, 150);
      return element.scrollTop;
    });
    expect(scrolledBy).toBeGreaterThan(0);
    await expect(forward).toBeInViewport({ ratio: 1 });
    await forward.click();
    await expectGroup(second);
    expect(await dialog.evaluate((element) => element.scrollTop)).toBe(0);
    await row.focus();
    await page.keyboard.press((await isRightToLeft(page)) ? 'ArrowRight' : 'ArrowLeft');
    await expectGroup(0);
    if (!isPhone(page)) return;
    // A scroll by keys that has not quite ended takes the position back: then once more.
    await expect(async () => {
      await scrollOn(page, row);
      expect(await listInView(row)).toEqual([second, second + 1]);
    }).toPass();
  });

  test(`REV-2, ${name}: a bar finds as many reviews as it says, by keyboard too`, async ({
    page,
    isMobile,
  }) => {
    await openHydrated(page, url);
    await sectionOf(page).scrollIntoViewIfNeeded();
    await page.mouse.move(5, 5);
    await expectHydrated(page, '#reviews');
    const bar = barOf(page);
    const found = new RegExp(`(^|\\D)${await numberOn(bar)}(\\D|$)`);
    await bar.focus();
    if (isMobile) await bar.click();
    else await page.keyboard.press('Enter');
    await expect(listOf(page).getByRole('status')).toHaveText(found);
    await expect(bar).toBeFocused();
    await expectAccessible(page);
    await expectNoWider(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { name, url } of sites) {
    test(`REV-2, ${name}: bars and photos are links to lists of as many as they say`, async ({
      page,
    }) => {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      const found = new RegExp(`(^|\\D)${await numberOn(barOf(page))}(\\D|$)`);
      await barOf(page).click();
      await expect(page).toHaveURL(/\/reviews\?rating=5&languages=all$/);
      await expect(listOf(page).getByRole('status')).toHaveText(found);
      await expect(listOf(page).getByRole('article').first()).toBeVisible();
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      await thumbnailsOf(page).last().click();
      await expect(page).toHaveURL(/photos=1&languages=all$/);
      const reviews = listOf(page).getByRole('article');
      await expect(reviews.first().getByRole('listitem').getByRole('img').first()).toBeVisible();
    });
  }
});
