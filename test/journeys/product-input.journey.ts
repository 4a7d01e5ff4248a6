/** Journeys of zoom, options and basket in every fascia: touch, mouse, keyboard, no JavaScript. */
import { expect, type Locator, type Page } from '@playwright/test';
import { tabTo } from './support/keyboard.ts';
import { shops } from './support/shops.ts';
import { expectAccessible, openHydrated, test } from './support/watched-page.ts';

const [aldermoor, nightjar, fernhollow] = shops.map(({ base }) => base);
const ENGLISH = {
  secondPicture: /^Show picture 2 of/,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  close: 'Close',
  sizeMissing: 'Please select a size',
  added: 'Added to your basket',
};
const ARABIC: typeof ENGLISH = {
  secondPicture: /^عرض الصورة 2 من/,
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  close: 'إغلاق',
  sizeMissing: 'يرجى اختيار المقاس',
  added: 'أضيف إلى سلتك',
};
const pages: readonly [name: string, url: string, texts: typeof ENGLISH][] = [
  ['Aldermoor', `${aldermoor}/product/aldermoor-edit-relaxed-organic-cotton-t-shirt`, ENGLISH],
  ['Nightjar', `${nightjar}/product/kerb-fitted-linen-v-neck-t-shirt`, ENGLISH],
  [
    'Fernhollow',
    `${fernhollow}/product/fernhollow-apothecary-washed-organic-cotton-bedding-set`,
    ENGLISH,
  ],
  ['Nightjar in Arabic', `${nightjar}/ar/product/nightjar-studio-spotted-linen-midi-dress`, ARABIC],
];

const addButton = (page: Page) => page.locator('#add-to-basket');
const anotherColour = (page: Page) =>
  page.locator('main [data-colour]:not([aria-current=true]):not([aria-disabled=true])').first();
const SIZE_SELECT = 'select[name=size]';
const SIZE_INPUTS = 'input[name=size]:enabled';

/** Playwright does not click a button with aria-disabled, whose click shows what is missing. */
const FORCED = { force: true };

async function chooseSize(page: Page, activate: (target: Locator) => Promise<void>): Promise<void> {
  const list = page.locator(SIZE_SELECT);
  if ((await list.count()) === 0)
    return activate(page.locator(`label:has(${SIZE_INPUTS})`).first());
  const inStock = list.locator('option:enabled:not([value=""])').filter({ hasNotText: ' – ' });
  const size = await inStock.first().getAttribute('value');
  await list.selectOption(size);
}

for (const [name, url, texts] of pages) {
  test(`${name}: pictures, colour, size and basket by touch or mouse`, async ({
    page,
    hasTouch,
  }) => {
    const activate = (target: Locator) => (hasTouch ? target.tap(FORCED) : target.click(FORCED));
    const panel = page.getByRole('dialog', { name: texts.added });
    await openHydrated(page, url);
    await activate(addButton(page));
    await expect(page.getByText(texts.sizeMissing).filter({ visible: true })).toBeVisible();

    const secondPicture = page
      .getByRole('link', { name: texts.secondPicture })
      .filter({ visible: true });
    await activate(secondPicture);
    await expect(secondPicture).toHaveAttribute('aria-current', 'true');
    await zoomIn(page, texts, hasTouch);

    await activate(anotherColour(page));
    await expect(page).toHaveURL(/colour=/);
    await chooseSize(page, activate);
    await expect(page).toHaveURL(/size=/);
    // Scrolls up: the header would cover content.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
    await activate(addButton(page));
    await expect(panel).toBeVisible();
    await activate(panel.getByRole('button', { name: texts.close }));
    await expect(panel).toBeHidden();
  });

  test(`${name}: colour, size and basket by keyboard`, async ({ page }) => {
    const panel = page.getByRole('dialog', { name: texts.added });
    await openHydrated(page, url);
    await tabTo(page, 'main [data-colour]');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/colour=/);
    await tabTo(page, `${SIZE_SELECT}, ${SIZE_INPUTS}`);
    // Selects the first of the buttons, or the next option of the list.
    await page.keyboard.press(
      (await page.locator(SIZE_SELECT).count()) > 0 ? 'ArrowDown' : 'Space',
    );
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
      await anotherColour(page).click();
      await expect(page).toHaveURL(/colour=/);
      await addButton(page).click(FORCED);
      await expect(page.getByText(texts.sizeMissing).filter({ visible: true })).toBeVisible();
      await chooseSize(page, (target) => target.click());
      await addButton(page).click(FORCED);
      await expect(page).toHaveURL(/\/basket$/);
      await expect(page.locator('main select[name=quantity]')).toHaveCount(1);
    });
  });
}

/** Zooms within the page by mouse, or in a modal by touch. */
async function zoomIn(page: Page, texts: typeof ENGLISH, hasTouch: boolean): Promise<void> {
  if (hasTouch) {
    await page.getByRole('button', { name: texts.zoomIn }).filter({ visible: true }).tap();
    const modal = page.getByRole('dialog').filter({ visible: true });
    await modal.getByRole('button', { name: texts.close }).tap();
    return expect(modal).toBeHidden();
  }
  const zoomOut = page.getByRole('button', { name: texts.zoomOut });
  const pictureList = page.locator('main ul[tabindex="0"]').first();
  await pictureList.click();
  await expect(zoomOut).toBeVisible();
  await pictureList.click();
  await expect(zoomOut).toBeHidden();
}
