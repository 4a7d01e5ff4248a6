/** Watches a page while it is used: console errors, failed scripts, layout shift. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export type Watch = { readonly expectQuiet: () => Promise<void> };

/** Start before the first navigation. */
export async function watchPage(page: Page): Promise<Watch> {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean; value: number })[]) {
        if (!entry.hadRecentInput)
          Object.assign(window, { layoutShift: (window as unknown as { layoutShift: number }).layoutShift + entry.value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return {
    async expectQuiet() {
      expect(errors).toEqual([]);
      expect(await page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift)).toBeLessThanOrEqual(0.01);
    },
  };
}

/** WCAG 2.2 AA and the tool's own best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`)).toEqual([]);
}

/** Links, forms and dialogs work before; this waits for what only the awake page does. */
export async function expectAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
}
