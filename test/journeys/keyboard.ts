/** What somebody does who has no mouse. */
import { expect, type Page } from '@playwright/test';

/** More than the filters have controls. */
const MOST_PRESSES = 150;

/** Presses Tab until the focus is where it should be. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  const focused = page.locator(`:focus:is(${selector})`);
  for (let presses = 0; presses < MOST_PRESSES && (await focused.count()) === 0; presses++)
    await page.keyboard.press('Tab');
  await expect(focused).toBeVisible();
}

/** The button that opens the filters where they are a drawer. */
const OPENER = '[popovertarget=filters]:not([popovertargetaction])';

/** In a drawer on a phone, beside the grid on a desk. */
export async function openFilters(page: Page): Promise<void> {
  const opener = page.locator(OPENER);
  if (await opener.isVisible()) await opener.press('Enter');
  await expect(page.locator('#filters input[type=checkbox]').first()).toBeVisible();
}
