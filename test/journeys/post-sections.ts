/** Shows sections of a page that nobody has saved, as the window around a preview would: a document of its own, under the policy of every document. */
import type { Page } from '@playwright/test';
import { expectHydrated } from './watched-page.ts';

/** `shop` is the address of one in a language; `name` tells one of these documents from another. */
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

/** In the page. */
function postSections([action, sections]: readonly [string, string]): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action });
  const field = document.createElement('textarea');
  Object.assign(field, { name: 'sections', value: sections });
  form.append(field);
  document.body.append(form);
  form.submit();
}

/** So that all that wakes near the window has woken. */
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
