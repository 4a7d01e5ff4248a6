/** Journeys of zoom, options and basket in every fascia: touch, mouse, keyboard, no JavaScript. */
import { expect, type Locator, type Page } from '@playwright/test';
import { tabTo } from './support/keyboard.ts';
import { shops } from './support/shops.ts';
import { expectAccessible, openHydrated, test } from './support/watched-page.ts';

const [aldermoor, nightjar, fernhollow] = shops.map(({ base }) => base);
const english = {
  second: /^Show picture 2 of/,
  closer: 'Zoom in',
  zoomed: 'Zoom out',
  close: 'Close',
  missing: 'Please select a size',
  added: 'Added to your basket',
};
const arabic: typeof english = {
  second: /^عرض الصورة 2 من/,
  closer: 'تكبير',
  zoomed: 'تصغير',
  close: 'إغلاق',
  missing: 'يرجى اختيار المقاس',
  added: 'أضيف إلى سلتك',
};
const pages: readonly [name: string, url: string, words: typeof english][] = [
  ['Aldermoor', `${aldermoor}/product/aldermoor-edit-relaxed-organic-cotton-t-shirt`, english],
  ['Nightjar', `${nightjar}/product/kerb-fitted-linen-v-neck-t-shirt`, english],
  [
    'Fernhollow',
    `${fernhollow}/product/fernhollow-apothecary-washed-organic-cotton-bedding-set`,
    english,
  ],
  ['Nightjar in Arabic', `${nightjar}/ar/product/nightjar-studio-spotted-linen-midi-dress`, arabic],
];

const addButton = (page: Page) => page.locator('#add-to-basket');
const otherColour = (page: Page) =>
  page.locator('main [data-colour]:not([aria-current=true]):not([aria-disabled=true])').first();
const sizeList = 'select[name=size]';
const sizes = 'input[name=size]:enabled';

/** The button has aria-disabled, for which Playwright waits; a click reports what is missing. */
const FORCED = { force: true };

async function chooseSize(page: Page, pressOn: (place: Locator) => Promise<void>): Promise<void> {
  const list = page.locator(sizeList);
  if ((await list.count()) === 0) return pressOn(page.locator(`label:has(${sizes})`).first());
  const inStock = list.locator('option:enabled:not([value=""])').filter({ hasNotText: ' – ' });
  const size = await inStock.first().getAttribute('value');
  await list.selectOption(size);
}

for (const [name, url, words] of pages) {
  test(`${name}: pictures, colour, size and basket by finger or mouse`, async ({
    page,
    hasTouch,
  }) => {
    const target = (target: Locator) => (hasTouch ? target.tap(FORCED) : target.click(FORCED));
    const panel = page.getByRole('dialog', { name: words.added });
    await openHydrated(page, url);
    await target(addButton(page));
    await expect(page.getByText(words.missing).filter({ visible: true })).toBeVisible();

    const second = page.getByRole('link', { name: words.second }).filter({ visible: true });
    await target(second);
    await expect(second).toHaveAttribute('aria-current', 'true');
    await zoomIn(page, words, hasTouch);

    await target(otherColour(page));
    await expect(page).toHaveURL(/colour=/);
    await chooseSize(page, target);
    await expect(page).toHaveURL(/size=/);
    // Scrolls up: the header would cover content.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
    await target(addButton(page));
    await expect(panel).toBeVisible();
    await target(panel.getByRole('button', { name: words.close }));
    await expect(panel).toBeHidden();
  });

  test(`${name}: colour, size and basket by keyboard`, async ({ page }) => {
    const panel = page.getByRole('dialog', { name: words.added });
    await openHydrated(page, url);
    await tabTo(page, 'main [data-colour]');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/colour=/);
    await tabTo(page, `${sizeList}, ${sizes}`);
    // Selects the first of the buttons, or the next option of the list.
    await page.keyboard.press((await page.locator(sizeList).count()) > 0 ? 'ArrowDown' : 'Space');
    await expect(page).toHaveURL(/size=/);
    await tabTo(page, '#add-to-basket');
    await page.keyboard.press('Enter');
    await expect(panel.locator(':focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(addButton(page)).toBeFocused();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, expectedErrors: /400 \(Bad Request\)/ });
    test(`${name}: colour, size and basket without JavaScript`, async ({ page }) => {
      await page.goto(url);
      await otherColour(page).click();
      await expect(page).toHaveURL(/colour=/);
      await addButton(page).click(FORCED);
      await expect(page.getByText(words.missing).filter({ visible: true })).toBeVisible();
      await chooseSize(page, (target) => target.click());
      await addButton(page).click(FORCED);
      await expect(page).toHaveURL(/\/basket$/);
      await expect(page.locator('main select[name=quantity]')).toHaveCount(1);
    });
  });
}

/** Zooms within the page by mouse, or in a modal by touch. */
async function zoomIn(page: Page, words: typeof english, hasTouch: boolean): Promise<void> {
  if (hasTouch) {
    await page.getByRole('button', { name: words.closer }).filter({ visible: true }).tap();
    const modal = page.getByRole('dialog').filter({ visible: true });
    await modal.getByRole('button', { name: words.close }).tap();
    return expect(modal).toBeHidden();
  }
  const zoomed = page.getByRole('button', { name: words.zoomed });
  const pictures = page.locator('main ul[tabindex="0"]').first();
  await pictures.click();
  await expect(zoomed).toBeVisible();
  await pictures.click();
  await expect(zoomed).toBeHidden();
}
