/** A page that is watched: console errors, uncaught errors and layout shifts fail the journey, whatever it looks at. */
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { shops } from './shops.ts';

/** Sum over one page, as the browser counts it: shifts within half a second of an input are the shopper's own. */
const MAX_LAYOUT_SHIFT = 0.01;

type Shift = { readonly value: number; readonly moved: readonly string[] };

type Watched = {
  /** What the journey provokes: the browser calls every refused request an error. */
  readonly expectedErrors: RegExp | null;
  /** What the shopper has answered to the question for consent; null: nothing yet. */
  readonly consent: string | null;
  /** False for words that no language has: the fallback of a face is as wide as the face only on an average of its letters. */
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

/** Runs in the page: React says only that it drew a part anew, and gives the reason as the cause. */
function reportCauses(): void {
  addEventListener(
    'error',
    ({ error }) => error?.cause && console.error('Caused by:', error.cause),
  );
}

/**
 * Runs in the page: tells of each shift what moved and how far. The frame in which a followed link puts
 * another page in place of this one is no shift, however long after the click a slow machine draws it.
 * In the one in which products that were asked for come, what stands below them may move down, and nothing else may.
 */
function observeShifts(): void {
  type Entry = {
    startTime: number;
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  const { reportShift } = window as unknown as { reportShift: (shift: Shift) => void };
  /** `grid` is what grew; null: the whole page is another. */
  const swaps: { readonly from: number; until: number; readonly grid: Element | null }[] = [];
  /** The address changes first, and the page that is left may change once more before the next one stands. */
  const titleOf = () => document.querySelector('h1')?.textContent;
  let shown = { path: location.pathname, title: titleOf() };
  const grown = ({ target, addedNodes }: MutationRecord) =>
    target instanceof Element && target.matches('.card-grid') && addedNodes.length > 0
      ? [target]
      : [];
  new MutationObserver((changes) => {
    const is = { path: location.pathname, title: titleOf() };
    const isSwap = is.path !== shown.path && is.title !== shown.title;
    if (isSwap || is.path === shown.path) shown = is;
    for (const grid of isSwap ? [null] : new Set(changes.flatMap(grown))) {
      const swap = { from: performance.now(), until: Number.POSITIVE_INFINITY, grid };
      swaps.push(swap);
      requestAnimationFrame(() => requestAnimationFrame((next) => (swap.until = next)));
    }
  }).observe(document, { childList: true, subtree: true });
  /** The rectangle of what is not in view any more is empty. */
  const isMovedDown = (was: DOMRect, is: DOMRect) =>
    is.height === 0 || (is.x === was.x && is.y >= was.y);
  const isBelow = (grid: Element, node: Node | null) =>
    node !== null &&
    (grid.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
    !grid.contains(node);
  const isAskedFor = ({ startTime, sources }: Entry) =>
    swaps.some(
      ({ from, until, grid }) =>
        startTime >= from &&
        startTime <= until &&
        (grid === null ||
          sources.every(
            ({ node, previousRect: was, currentRect: is }) =>
              isBelow(grid, node) && isMovedDown(was, is),
          )),
    );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as Entry[]) {
      if (entry.hadRecentInput || isAskedFor(entry)) continue;
      const moved = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
        const name = node instanceof Element ? node.outerHTML.slice(0, 100) : node?.textContent;
        return `${name}: ${from.x},${from.y} to ${to.x},${to.y}`;
      });
      reportShift({ value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Fails when axe finds anything against WCAG 2.2 AA or its own best practices on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // Legacy mode answers from this page alone; the other gathers frames of other origins on a page of its own, which takes as long again.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(
    violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`,
    ),
  ).toEqual([]);
}

/** Whether the page is below the width from which a shop has the look of a desk. */
/** Nothing stands out of the window at its side. */
export async function expectNoWider(page: Page): Promise<void> {
  const [inner, outer] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(inner, page.url()).toBe(outer);
}

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await expectHydrated(page);
}

/** Links, forms and dialogs work before; this waits for what only the awake page does. */
export async function expectHydrated(page: Page, part = 'main'): Promise<void> {
  await page.waitForFunction(
    (selector) => {
      const element = document.querySelector(selector);
      const isTaken =
        element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'));
      return '__reactRouterDataRouter' in window && isTaken;
    },
    part,
    { timeout: 60_000 },
  );
  // React takes the elements one by one and answers for all of them in the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))),
  );
}
