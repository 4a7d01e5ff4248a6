/** Measures the time from selecting a colour or size to its paint: `npm run bench -- selection`. */
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import type { Database } from '#database/database.ts';
import {
  sampleColour,
  sampleProduct,
  sampleVariant,
} from '#features/catalogue/catalogue-records.fixtures.ts';
import type { ProductRecord } from '#features/catalogue/catalogue-records.ts';
import { createCatalogueImport } from '#providers/catalogue-import/embedded/catalogue-import.provider.ts';
import { openServers } from '#test/stress/server/open-servers.ts';
import { findChromium } from '../test/chromium.mjs';
import { stopTracing, type TraceEvent } from './trace-events.ts';

/** Highest 90th percentile in ms, on a machine that is `CPU_SLOWDOWN` times slower than this one. */
const MAX_P90_MS = 50;
const CPU_SLOWDOWN = 4;
const SELECTIONS = 24;
/** The first interactions run code that is not compiled yet; they are reported separately. */
const WARM_UP_SELECTIONS = 4;

type Size = { readonly colours: number; readonly sizes: number };
const sizes: readonly Size[] = [
  { colours: 2, sizes: 6 },
  { colours: 200, sizes: 10 },
  { colours: 40, sizes: 50 },
];
const productKeyOf = ({ colours, sizes: count }: Size) => `BEN${colours}X${count}`;

function record(size: Size): ProductRecord {
  const colours = Array.from({ length: size.colours }, (_, index) =>
    sampleColour(`colour-${index}`),
  );
  const names = Array.from({ length: size.sizes }, (_, index) => String(index + 1));
  const productKey = productKeyOf(size);
  const variants = colours.flatMap(({ key }, position) =>
    names.map((name) =>
      sampleVariant(`${productKey}-${position}-${name}`, {
        colour: key,
        size: name,
        stock: (position + Number(name)) % 5,
      }),
    ),
  );
  return sampleProduct(productKey, { colours, variants });
}

async function importProducts(database: Database): Promise<void> {
  await createCatalogueImport(database).saveProducts(sizes.map(record));
}

/** Thread milliseconds from each event of the type to the end of the next paint. */
function costsOf(trace: readonly TraceEvent[], type: string): number[] {
  const events = trace.filter(
    ({ name, args }) => name === 'EventDispatch' && args.data?.type === type,
  );
  return events.map(({ pid, tid, ts, dur = 0, tts = 0 }) => {
    const paint = trace.find(
      (item) => item.name === 'Paint' && item.pid === pid && item.tid === tid && item.ts > ts + dur,
    );
    return paint ? ((paint.tts ?? 0) + (paint.tdur ?? 0) - tts) / 1000 : Number.NaN;
  });
}

/** Measures CPU time of the page's thread, so that other load on the machine does not count. */
async function measure(
  browser: Browser,
  page: Page,
  type: 'click' | 'change',
  act: (index: number) => Promise<void>,
): Promise<number[]> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  for (let index = 0; index < SELECTIONS; index += 1) {
    const before = page.url();
    await act(index);
    await page.waitForFunction((url) => location.href !== url, before);
    // Waits for the deferred work that follows a selection.
    await page.waitForTimeout(300);
  }
  return costsOf(await stopTracing(browser), type);
}

function report(label: string, costs: readonly number[]): boolean {
  const later = costs.slice(WARM_UP_SELECTIONS).toSorted((a, b) => a - b);
  const at = (share: number) =>
    (later[Math.floor((later.length - 1) * share)] ?? Number.NaN) * CPU_SLOWDOWN;
  const [median, p90, worst, first] = [
    at(0.5),
    at(0.9),
    at(1),
    Math.max(...costs.slice(0, WARM_UP_SELECTIONS)) * CPU_SLOWDOWN,
  ].map(Math.round);
  console.log(
    `${label.padEnd(36)} median ${median} ms, 90th percentile ${p90} ms, worst ${worst} ms; first interactions ${first} ms`,
  );
  return at(0.9) <= MAX_P90_MS;
}

async function measureProduct(browser: Browser, base: string, size: Size): Promise<boolean> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${base}/product/slug-of-${productKeyOf(size)}`, { waitUntil: 'networkidle' });
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await page.waitForLoadState('networkidle');
  const variants = `${size.colours * size.sizes} variants`;
  const isSizeQuick = report(
    `a size of ${size.sizes}, ${variants}`,
    await measureSizes(browser, page),
  );
  const swatches = page.locator('section li a[href*="colour="]');
  const click = async (index: number) => {
    await openMenu(page.locator('section[aria-label] details:has(a[href*="colour="])'));
    await swatches.nth((index + 1) % 2).click({ force: true });
  };
  const isColourQuick = report(
    `a colour of ${size.colours}, ${variants}`,
    await measure(browser, page, 'click', click),
  );
  await page.close();
  return isSizeQuick && isColourQuick;
}

async function measureSizes(browser: Browser, page: Page): Promise<number[]> {
  const list = page.locator('select[name=size]');
  if ((await list.count()) === 0) {
    const labels = page.locator('label:has(input[name=size]:enabled)');
    return measure(browser, page, 'click', (index) => labels.nth(index % 2).click({ force: true }));
  }
  const names = await list.locator('option:enabled').allTextContents();
  return measure(
    browser,
    page,
    'change',
    async (index) => void (await list.selectOption(names[index % 2] ?? '')),
  );
}

async function openMenu(menu: Locator): Promise<void> {
  if ((await menu.count()) > 0) await menu.evaluate((list) => list.setAttribute('open', ''));
}

const { servers, drop } = await openServers(null, importProducts);
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const size of sizes)
    if (!(await measureProduct(browser, servers[0].base, size))) process.exitCode = 1;
} finally {
  await browser.close();
  await drop();
}
