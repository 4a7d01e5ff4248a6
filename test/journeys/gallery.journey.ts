/** Journeys of a product's gallery: arrows, thumbnails, dots, and zoom by mouse and touch. */
import { expect, type Page } from '@playwright/test';
import { delayScript } from './support/delayed-script.ts';
import { shops } from './support/shops.ts';
import { expectAccessible, isPhone, openHydrated, test } from './support/watched-page.ts';

const [aldermoor] = shops.map(({ base }) => base);
const tee = '/product/aldermoor-edit-relaxed-organic-cotton-t-shirt';

test('pictures: arrows, thumbnails or dots, and zoom', async ({ page }) => {
  await openHydrated(page, `${aldermoor}${tee}`);
  const pictureList = page.getByRole('list', { name: 'Pictures' });
  const currentSlide = () =>
    pictureList.evaluate((list) =>
      Math.round(list.scrollLeft / (list.firstElementChild?.clientWidth ?? 1)),
    );
  const second = page.getByRole('link', { name: 'Show picture 2 of 4' }).filter({ visible: true });
  await second.click();
  await expect.poll(currentSlide).toBe(1);
  await expect(second).toHaveAttribute('aria-current', 'true');
  if (isPhone(page)) await zoomByTouch(page);
  else await zoomByMouse(page);
});

test('a picture chosen while the code of the thumbnails is loading is shown once it has loaded', async ({
  page,
}) => {
  const { release } = await delayScript(page, /assets\/thumbnails-[^/]*\.js$/);
  await openHydrated(page, `${aldermoor}${tee}`);
  const reviews = await page.locator('#reviews').elementHandle();
  await page.getByRole('link', { name: 'Show picture 3 of 4' }).filter({ visible: true }).click();
  release();
  await expect(
    page.getByRole('link', { name: 'Show picture 3 of 4' }).filter({ visible: true }),
  ).toHaveAttribute('aria-current', 'true');
  expect(await reviews?.evaluate(({ isConnected }) => isConnected)).toBe(true);
});

/** Waits until the pictures no longer move: only the current one is zoomed. */
async function expectAtRest(page: Page): Promise<void> {
  await page.getByRole('list', { name: 'Pictures' }).evaluate(async (list) => {
    for (let left = Number.NaN; left !== list.scrollLeft; ) {
      left = list.scrollLeft;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
}

async function zoomByMouse(page: Page): Promise<void> {
  const [back, forward] = ['Previous picture', 'Next picture'].map((name) =>
    page.getByRole('button', { name }),
  );
  if (!back || !forward) throw new Error('There must be two arrows.');
  await expect(back).toBeVisible();
  await forward.click();
  await expect(
    page.getByRole('link', { name: 'Show picture 3 of 4' }).filter({ visible: true }),
  ).toHaveAttribute('aria-current', 'true');
  await forward.click();
  await expect(forward).toBeHidden();
  await back.click();
  await expect(forward).toBeVisible();
  await expectAtRest(page);

  await page.mouse.move(500, 500);
  await page.mouse.click(500, 500);
  const zoomed = page.getByRole('button', { name: 'Zoom out' });
  await expect(zoomed).toBeVisible();
  await expect(back).toBeHidden();
  await expect(forward).toBeHidden();
  const origin = () =>
    zoomed.locator('> span').evaluate((span: HTMLElement) => span.style.transformOrigin);
  const originBefore = await origin();
  await page.mouse.move(600, 620);
  await expect.poll(origin).not.toBe(originBefore);
  await expect(zoomed.locator('> span')).toHaveCSS('transform', 'matrix(3, 0, 0, 3, 0, 0)');
  await page.mouse.move(1200, 300);
  await expect(zoomed).toBeHidden();
  await page.mouse.click(500, 500);
  await expect(zoomed).toBeVisible();
  await page.mouse.click(500, 500);
  await expect(zoomed).toBeHidden();
}

async function zoomByTouch(page: Page): Promise<void> {
  const zoomIn = page.getByRole('button', { name: 'Zoom in' }).filter({ visible: true });
  await zoomIn.tap();
  const modal = page.getByRole('dialog', { name: 'Pictures' });
  await expect(modal).toBeVisible();
  await expect(modal.getByRole('status')).toHaveText('2 / 4');
  const scale = () => modal.locator('[data-scale]').nth(1).getAttribute('data-scale').then(Number);

  type Point = [x: number, y: number];
  const tap: Point = [195, 420];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
  await touch('touchStart', [160, 420], [230, 420]);
  await touch('touchMove', [150, 420], [240, 420]);
  await touch('touchMove', [135, 420], [255, 420]);
  await touch('touchEnd');
  await expect.poll(scale).toBeGreaterThan(2);
  await touch('touchStart', [100, 420], [290, 420]);
  await touch('touchMove', [10, 420], [380, 420]);
  await touch('touchEnd');
  await expect.poll(scale).toBe(4);

  for (const expectedScale of [1, 2.01]) {
    for (const type of ['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const)
      await touch(type, ...(type === 'touchStart' ? [tap] : []));
    await expect.poll(scale).toBe(expectedScale);
  }
  await expectAccessible(page);
  await modal.getByRole('button', { name: 'Close' }).tap();
  await expect(modal).toBeHidden();
  await expect(zoomIn).toBeFocused();
}

test('from 768 px thumbnails are beside the pictures', async ({ page }) => {
  test.skip(isPhone(page), 'it sets its own width');
  await page.setViewportSize({ width: 768, height: 1024 });
  await openHydrated(page, `${aldermoor}${tee}`);
  await expect(
    page.getByRole('link', { name: 'Show picture 2 of 4' }).filter({ visible: true }),
  ).toHaveCount(1);
  await expect(
    page.getByRole('link', { name: 'Show picture 2 of 4' }).locator('img'),
  ).toBeVisible();
  const last = page.getByRole('link', { name: 'Show picture 4 of 4' }).filter({ visible: true });
  await last.click();
  await expect(last).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('button', { name: 'Next picture' })).toBeHidden();
  await expectAccessible(page);
});
