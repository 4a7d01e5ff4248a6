/**
 * Journeys of ratings and photos of reviews in every fascia and in Arabic, with and without
 * JavaScript.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { shops } from './support/shops.ts';
import {
  expectAccessible,
  expectHydrated,
  expectNoHorizontalScroll,
  isPhone,
  openHydrated,
  test,
} from './support/watched-page.ts';

const [aldermoor, nightjar, fernhollow] = shops.map(({ base }) => base);
const JOGGERS = '/product/nightjar-studio-brushed-jersey-joggers';

/** Products with at least thirty reviews, and the number of thumbnails of their photos. */
const sites = [
  {
    name: 'Aldermoor',
    url: `${aldermoor}/product/marlowe-vane-lightweight-linen-shorts`,
    thumbnails: { phone: 2, desktop: 4 },
  },
  { name: 'Nightjar', url: `${nightjar}${JOGGERS}`, thumbnails: { phone: 2, desktop: 4 } },
  {
    name: 'Nightjar in Arabic',
    url: `${nightjar}/ar${JOGGERS}`,
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

const reviewSection = (page: Page) => page.locator('#reviews');
const reviewList = (page: Page) => page.locator('[data-review-list]');
/** Bar of the five-star reviews: the bars are the first list of the section. */
const fiveStarBar = (page: Page) =>
  reviewSection(page).getByRole('list').first().getByRole('link').first();
const photoThumbnails = (page: Page) =>
  reviewSection(page).locator('ul[data-photos] > li').filter({ visible: true }).getByRole('link');
const readCount = (bar: Locator) => bar.locator('[aria-hidden]').last().textContent();

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
async function scrollToNext(page: Page, row: Locator): Promise<void> {
  const direction = (await isRightToLeft(page)) ? -1 : 1;
  await row.evaluate((list, sign) => list.scrollTo(sign * 0.7 * list.clientWidth, 0), direction);
}

for (const { name, url, thumbnails } of sites) {
  test(`REV-4, ${name}: a thumbnail opens its photo, and photos move in groups`, async ({
    page,
  }) => {
    // A viewport so low that the dialog scrolls.
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 480 });
    await openHydrated(page, url);
    await reviewSection(page).scrollIntoViewIfNeeded();
    await page.mouse.move(5, 5);
    await expectHydrated(page, '#reviews');
    const visibleThumbnails = photoThumbnails(page);
    await expect(visibleThumbnails).toHaveCount(
      isPhone(page) ? thumbnails.phone : thumbnails.desktop,
    );
    expect(await visibleThumbnails.first().getByRole('img').boundingBox()).toMatchObject({
      width: 75,
      height: 100,
    });
    const last = (await visibleThumbnails.count()) - 1;
    await visibleThumbnails.nth(last).click();
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
    const secondGroup = Math.min(size, count - size);
    // The arrow stays visible within a long review, and each group begins with its photos.
    const forward = dialog.locator('[data-step="1"]');
    await expect(forward).toBeInViewport({ ratio: 1 });
    const scrolledBy = await dialog.evaluate((element) => {
      element.scrollTo(0, 150);
      return element.scrollTop;
    });
    expect(scrolledBy).toBeGreaterThan(0);
    await expect(forward).toBeInViewport({ ratio: 1 });
    await forward.click();
    await expectGroup(secondGroup);
    expect(await dialog.evaluate((element) => element.scrollTop)).toBe(0);
    await row.focus();
    await page.keyboard.press((await isRightToLeft(page)) ? 'ArrowRight' : 'ArrowLeft');
    await expectGroup(0);
    if (!isPhone(page)) return;
    // A keyboard scroll that has not ended yet would undo the new position, so it is repeated.
    await expect(async () => {
      await scrollToNext(page, row);
      expect(await listInView(row)).toEqual([secondGroup, secondGroup + 1]);
    }).toPass();
  });

  test(`REV-2, ${name}: a bar finds as many reviews as it states, by keyboard too`, async ({
    page,
    isMobile,
  }) => {
    await openHydrated(page, url);
    await reviewSection(page).scrollIntoViewIfNeeded();
    await page.mouse.move(5, 5);
    await expectHydrated(page, '#reviews');
    const bar = fiveStarBar(page);
    const countPattern = new RegExp(`(^|\\D)${await readCount(bar)}(\\D|$)`);
    await bar.focus();
    if (isMobile) await bar.click();
    else await page.keyboard.press('Enter');
    await expect(reviewList(page).getByRole('status')).toHaveText(countPattern);
    await expect(bar).toBeFocused();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { name, url } of sites) {
    test(`REV-2, ${name}: bars and photos are links to lists of as many reviews as they state`, async ({
      page,
    }) => {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      const countPattern = new RegExp(`(^|\\D)${await readCount(fiveStarBar(page))}(\\D|$)`);
      await fiveStarBar(page).click();
      await expect(page).toHaveURL(/\/reviews\?rating=5&languages=all$/);
      await expect(reviewList(page).getByRole('status')).toHaveText(countPattern);
      await expect(reviewList(page).getByRole('article').first()).toBeVisible();
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      await photoThumbnails(page).last().click();
      await expect(page).toHaveURL(/photos=1&languages=all$/);
      const reviews = reviewList(page).getByRole('article');
      await expect(reviews.first().getByRole('listitem').getByRole('img').first()).toBeVisible();
    });
  }
});
