/** A page that is watched: console errors, uncaught errors and layout shifts fail the journey, whatever it looks at. */
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

/** Sum over one document, as the browser counts it: shifts within half a second of an input are the shopper's own. */
const MAX_LAYOUT_SHIFT = 0.01;

type Fixtures = { readonly watch: { readonly errors: string[] } };

export const test = base.extend<Fixtures>({
  watch: [
    async ({ page }, use) => {
      const errors: string[] = [];
      const shifts = new Map<string, number>();
      page.on('console', (message) => message.type() === 'error' && errors.push(`${message.text()} (${message.location().url})`));
      page.on('pageerror', (error) => errors.push(String(error)));
      await page.exposeBinding('reportShift', ({ frame }, value: number) => {
        shifts.set(frame.url(), (shifts.get(frame.url()) ?? 0) + value);
      });
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
            if (!entry.hadRecentInput) (window as unknown as { reportShift: (value: number) => void }).reportShift(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await use({ errors });
      expect(errors, 'console and page errors').toEqual([]);
      for (const [url, shift] of shifts) expect(shift, `layout shift of ${url}`).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
    },
    { auto: true },
  ],
});

/** Fails when axe finds anything against WCAG 2.2 AA on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
}
