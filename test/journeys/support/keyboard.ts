/** Keyboard helpers for journeys. */
import { expect, type Page } from '@playwright/test';

/** More than the number of controls in the filters. */
const MAX_PRESSES = 150;

/** Tabs until an element that matches the selector has the focus. */
export async function tabTo(
  page: Page,
  selector: string,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const focused = page.locator(`:focus:is(${selector})`);
  for (let presses = 0; presses < MAX_PRESSES && (await focused.count()) === 0; presses++)
    await page.keyboard.press(key);
  await expect(focused).toBeVisible();
}

/** Button that opens the filters where they are a drawer. */
const OPENER = '[popovertarget=filters]:not([popovertargetaction])';

/** True on phones, and at every width of a shop whose filters are a drawer. */
export function hasFilterDrawer(page: Page): Promise<boolean> {
  return page.locator(OPENER).isVisible();
}

/** Opens the filters where they are a drawer, on phones; on wide viewports they are visible. */
export async function openFilters(page: Page): Promise<void> {
  if (await hasFilterDrawer(page)) await page.locator(OPENER).press('Enter');
  await expect(page.locator('#filters input[type=checkbox]').first()).toBeVisible();
}
