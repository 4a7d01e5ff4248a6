/** Test fixture that fails on console errors, uncaught errors and layout shifts. */
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { shops } from './shops.ts';

/** Most layout shift of a page in sum; the browser ignores shifts within 500 ms of an interaction. */
const MAX_LAYOUT_SHIFT = 0.01;

type Shift = { readonly value: number; readonly moved: readonly string[] };

type Watched = {
  /** Errors that the journey provokes, as the browser logs each failed request as an error. */
  readonly expectedErrors: RegExp | null;
  /** Value of the consent cookie; null when the shopper has not answered yet. */
  readonly consent: string | null;
  /** False for random text, whose fallback font matches the web font's width only on average. */
  readonly countsShifts: boolean;
  readonly watch: undefined;
};

export const test = base.extend<Watched>({
  expectedErrors: [null, { option: true }],
  consent: ['necessary', { option: true }],
  countsShifts: [true, { option: true }],
  watch: [
    async ({ page, expectedErrors, consent, countsShifts }, use) => {
      if (consent !== null)
        await page
          .context()
          .addCookies(shops.map(({ base }) => ({ name: 'consent', value: consent, url: base })));
      const errors: string[] = [];
      const shifts = new Map<string, Shift[]>();
      page.on(
        'console',
        (message) =>
          message.type() === 'error' &&
          errors.push(`${message.text()} (${message.location().url})`),
      );
      page.on('pageerror', (error) => errors.push(String(error)));
      await page.exposeBinding('reportShift', ({ frame }, shift: Shift) => {
        const { pathname } = new URL(frame.url());
        shifts.set(pathname, [...(shifts.get(pathname) ?? []), shift]);
      });
      await page.addInitScript(reportCauses);
      await page.addInitScript(observeShifts);
      await use(undefined);
      expect(
        errors.filter((error) => !expectedErrors?.test(error)),
        'console and page errors',
      ).toEqual([]);
      for (const [path, seen] of countsShifts ? shifts : []) {
        const total = seen.reduce((sum, { value }) => sum + value, 0);
        expect(total, `layout shift of ${path}: ${JSON.stringify(seen)}`).toBeLessThanOrEqual(
          MAX_LAYOUT_SHIFT,
        );
      }
    },
    { auto: true },
  ],
});

/** Runs in the page: logs causes, since React's hydration errors give the reason as the cause. */
function reportCauses(): void {
  addEventListener(
    'error',
    ({ error }) => error?.cause && console.error('Caused by:', error.cause),
  );
}

/**
 * Runs in the page: reports each layout shift with the moved elements. Shifts do not count in the
 * frames in which client-side navigation replaces the page, however late a slow machine renders it.
 * In the frames in which requested products are added, content below them may move down.
 */
function observeShifts(): void {
  type LayoutShift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  const isLayoutShift = (entry: PerformanceEntry): entry is LayoutShift =>
    entry.entryType === 'layout-shift';
  const reportShift: (shift: Shift) => void = Reflect.get(window, 'reportShift');
  /** `grid` is the grid that grew, or an added review; null when the whole page was replaced. */
  const exemptions: { readonly from: number; until: number; readonly grid: Element | null }[] = [];
  /** The URL changes first, and the old page may still change before the new one is rendered. */
  const titleOf = () => document.querySelector('h1')?.textContent;
  let current = { path: location.pathname, title: titleOf() };
  const listGrown = ({ target, addedNodes }: MutationRecord) => {
    const added = [...addedNodes].filter((node) => node instanceof Element);
    if (!(target instanceof Element) || added.length === 0) return [];
    // The link to further reviews is within their list.
    if (target.matches('[data-review-list]')) return added;
    return target.matches('ul[data-query]') ? [target] : [];
  };
  new MutationObserver((mutations) => {
    const next = { path: location.pathname, title: titleOf() };
    const isNewPage = next.path !== current.path && next.title !== current.title;
    if (isNewPage || next.path === current.path) current = next;
    for (const grid of isNewPage ? [null] : new Set(mutations.flatMap(listGrown))) {
      const exemption = { from: performance.now(), until: Number.POSITIVE_INFINITY, grid };
      exemptions.push(exemption);
      requestAnimationFrame(() => requestAnimationFrame((time) => (exemption.until = time)));
    }
  }).observe(document, { childList: true, subtree: true });
  /** An element outside of the viewport has an empty rectangle. */
  const isMovedDown = (from: DOMRect, to: DOMRect) =>
    to.height === 0 || (to.x === from.x && to.y >= from.y);
  const isBelow = (grid: Element, node: Node | null) =>
    node !== null &&
    (grid.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
    !grid.contains(node);
  const isRequested = ({ startTime, sources }: LayoutShift) =>
    exemptions.some(
      ({ from, until, grid }) =>
        startTime >= from &&
        startTime <= until &&
        (grid === null ||
          sources.every(
            ({ node, previousRect, currentRect }) =>
              isBelow(grid, node) && isMovedDown(previousRect, currentRect),
          )),
    );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!isLayoutShift(entry) || entry.hadRecentInput || isRequested(entry)) continue;
      const moved = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
        const name = node instanceof Element ? node.outerHTML.slice(0, 100) : node?.textContent;
        return `${name}: ${from.x},${from.y} to ${to.x},${to.y}`;
      });
      reportShift({ value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Finishes all animations: contrast in the middle of a fade is not what readers see. */
function endAnimations(): void {
  const sheet = new CSSStyleSheet();
  const shortest = ['animation', 'transition'].map(
    (kind) => `${kind}-duration: 1ms !important; ${kind}-delay: 0s !important;`,
  );
  sheet.replaceSync(`*, ::before, ::after { ${shortest.join(' ')} }`);
  document.adoptedStyleSheets.push(sheet);
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}

/** Fails on any axe violation of WCAG 2.2 AA or of axe's best practices. Animations end. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(endAnimations);
  // Legacy mode runs in this page only; the default mode opens another page to collect cross-origin
  // iframes, which doubles the time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  expect(
    violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`,
    ),
  ).toEqual([]);
}

/** Expects no horizontal scrolling. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const [inner, outer] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(inner, page.url()).toBe(outer);
}

/** True below the width from which a shop has its desktop layout. */
export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

export async function openHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await expectHydrated(page);
}

/** Waits for hydration, for tests of behaviour beyond native links, forms and dialogs. */
export async function expectHydrated(page: Page, part = 'main'): Promise<void> {
  await page.waitForFunction(
    (selector) => {
      type Fiber = { readonly flags: number; readonly return: Fiber | null };
      const PLACEMENT_OR_HYDRATING = 2 | 4096;
      const element = document.querySelector(selector);
      const fiber = Object.entries(element ?? {}).find(([key]) => key.startsWith('__reactFiber'));
      if (!fiber || !('__reactRouterDataRouter' in window)) return false;
      // React marks elements one by one, and removes these flags once it has committed all of them.
      for (let node: Fiber | null = fiber[1]; node; node = node.return)
        if (node.flags & PLACEMENT_OR_HYDRATING) return false;
      return true;
    },
    part,
    { timeout: 60_000 },
  );
  // React handles the events of hydrated elements from the next frame on.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))),
  );
}

/** Link to a colour of the product: cards of other products have links of the same name. */
export function colourLink(page: Page, name: string): Locator {
  return page
    .getByRole('region', { name: 'Colour', exact: true })
    .getByRole('link', { name, exact: true });
}
