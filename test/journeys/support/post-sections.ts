/** Opens unsaved sections as a document under the page policy, as a preview's iframe would. */
import type { Page } from '@playwright/test';
import { expectHydrated } from './watched-page.ts';

/** `shop` is the URL of a fascia in a locale; `name` makes the URL of the document unique. */
export async function openSections(
  page: Page,
  shop: string,
  sections: readonly unknown[],
  name: string,
): Promise<void> {
  await page.goto(`${new URL(shop).origin}/robots.txt`);
  const action = `${new URL(shop).pathname.replace(/\/$/, '')}/preview/page?path=home&of=${name}`;
  await Promise.all([
    page.waitForURL((url) => url.searchParams.get('of') === name),
    page.evaluate(postSections, [action, JSON.stringify(sections)] as const),
  ]);
  await expectHydrated(page);
}

/** Runs in the page: submits the sections as a form. */
function postSections([action, sections]: readonly [string, string]): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action });
  const field = document.createElement('textarea');
  Object.assign(field, { name: 'sections', value: sections });
  form.append(field);
  document.body.append(form);
  form.submit();
}

/** Scrolls through the page, so that islands hydrating near the viewport are hydrated. */
export async function scrollThrough(page: Page): Promise<void> {
  const { height, step } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    step: innerHeight * 0.8,
  }));
  for (let top = 0; top < height; top += step) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }
  await page.evaluate(() => scrollTo(0, 0));
}
