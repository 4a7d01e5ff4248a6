/** Measures a filter on running servers from click to paint: `npm run bench -- filter URL…`. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../test/chromium.mjs';
import { stopTracing, type TraceEvent } from './trace-events.ts';

const ROUNDS = 8;
/** Filters applied per page; the first is reported separately. */
const FILTERS_PER_PAGE = 5;

/** Limits in ms on this machine, and (`Slow`) on one that is a quarter as fast. */
const LIMITS = { first: 150, later: 100, firstSlow: 500, laterSlow: 500 } as const;

/**
 * Milliseconds of wall-clock time, and of the page's thread alone, where other load on the machine
 * does not count.
 */
type Cost = { readonly wall: number; readonly own: number };

/** Runs in the page: marks the time when the cards of a new result are in the document. */
function markNewCards(): void {
  let grid = document.querySelector('.card-grid');
  new MutationObserver(() => {
    const next = document.querySelector('.card-grid');
    if (next !== null && next !== grid) performance.mark('new cards');
    grid = next;
  }).observe(document, { childList: true, subtree: true });
}

function costOf(trace: readonly TraceEvent[]): Cost | null {
  const click = trace.find(
    ({ name, args }) => name === 'EventDispatch' && args.data?.type === 'click',
  );
  const mark = trace.find(({ name }) => name === 'new cards');
  const paint = trace.find(
    ({ name, ts, tid }) => name === 'Paint' && tid === mark?.tid && ts > mark.ts,
  );
  if (!click || !paint) return null;
  const end = (event: TraceEvent) => event.ts + (event.dur ?? 0);
  const ownEnd = (event: TraceEvent) => (event.tts ?? 0) + (event.tdur ?? 0);
  return { wall: (end(paint) - click.ts) / 1000, own: (ownEnd(paint) - (click.tts ?? 0)) / 1000 };
}

async function measurePage(
  browser: Browser,
  url: string,
  slowdown: number,
): Promise<readonly Cost[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.context().addCookies([{ name: 'consent', value: 'necessary', url: url }]);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('#filters input[name=colour]').first().hover();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#filters form') ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    ),
  );
  // Waits for prefetches to finish.
  await page.waitForTimeout(2_000);
  await page.evaluate(markNewCards);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const costs: Cost[] = [];
  for (let index = 0; index < FILTERS_PER_PAGE; index += 1) {
    const cost = await measureFilter(browser, page, index);
    if (cost) costs.push(cost);
  }
  await page.close();
  return costs;
}

async function measureFilter(browser: Browser, page: Page, index: number): Promise<Cost | null> {
  const checkbox = page.locator('#filters input[name=colour]:enabled:not(:checked)').nth(index % 3);
  await checkbox.hover();
  await page.waitForTimeout(500);
  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] });
  const before = page.url();
  await checkbox.click();
  await page.waitForFunction(
    (url) => location.href !== url && document.querySelector('#results[aria-busy=false]'),
    before,
  );
  // Waits for the deferred work that follows a selection.
  await page.waitForTimeout(600);
  return costOf(await stopTracing(browser));
}

function median(costs: readonly number[]): number {
  return Math.round(costs.toSorted((a, b) => a - b)[Math.floor(costs.length / 2)] ?? Number.NaN);
}

function report(label: string, costs: readonly Cost[], limit: number): void {
  const [wall, own, best] = [
    median(costs.map((cost) => cost.wall)),
    median(costs.map((cost) => cost.own)),
    Math.round(Math.min(...costs.map((cost) => cost.wall))),
  ];
  console.log(
    `${label}: wall clock ${wall} ms (best ${best}), CPU of the page's thread ${own} ms, limit ${limit}; ${costs.length} measured`,
  );
}

const urls = process.argv.slice(2);
if (urls.length === 0)
  throw new Error('Usage: npm run bench -- filter http://localhost:3000/categories/womens …');
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const slowdown of [4, 1] as const) {
    const roundsByUrl = new Map(urls.map((url) => [url, [] as (readonly Cost[])[]]));
    // Alternates between the URLs, so that other load on the machine affects all equally.
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [url, rounds] of roundsByUrl)
        rounds.push(await measurePage(browser, url, slowdown));
    for (const [url, rounds] of roundsByUrl) {
      const isSlow = slowdown > 1;
      console.log(`${url}${isSlow ? `, ${slowdown} times slower` : ''}`);
      report(
        '  first filter',
        rounds.flatMap((costs) => costs.slice(0, 1)),
        isSlow ? LIMITS.firstSlow : LIMITS.first,
      );
      report(
        '  later filters',
        rounds.flatMap((costs) => costs.slice(1)),
        isSlow ? LIMITS.laterSlow : LIMITS.later,
      );
    }
  }
} finally {
  await browser.close();
}
