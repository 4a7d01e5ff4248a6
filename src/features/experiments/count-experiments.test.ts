/** Tests of the counts of experiments: each step once, without anything about the visitor. */
import { expect, test, vi } from 'vitest';
import { createTestShop } from '#test/create-test-shop.ts';
import {
  countExperimentPage,
  countExperiments,
  type ExperimentEvent,
  MAX_COUNTED_PAGES,
} from './count-experiments.server.ts';
import type { Experiment } from './experiment.ts';

const everyone = (name: string, pages: readonly string[], variant = 'b'): Experiment => ({
  ...{ name, pages },
  variants: [
    { name: 'control', share: variant === 'control' ? 1 : 0 },
    { name: 'b', share: variant === 'b' ? 1 : 0 },
  ],
});

const VISITOR = 'abcdefghijklmnop';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0';

type Browser = {
  readonly cookies?: Readonly<Record<string, string>>;
  readonly userAgent?: string;
  readonly isOffice?: boolean;
};

let browsers = 0;

/** A browser that keeps its cookies. */
function openBrowser(
  experiments: readonly Experiment[],
  { cookies = { visitor: VISITOR }, userAgent = FIREFOX, isOffice = false }: Browser = {},
) {
  browsers += 1;
  const jar = new Map<string, string>(Object.entries(cookies));
  const shop = createTestShop({
    fascia: { experiments },
    public: {
      locales: [
        { tag: 'en-GB', name: 'English', prefix: '' },
        { tag: 'fr-FR', name: 'Français', prefix: '/fr' },
      ],
    },
    now: new Date('2026-11-26T23:00:00Z'),
    visitor: { network: '', ipHash: `browser ${browsers}`, userAgent },
    isOffice,
    readCookie: (name) => jar.get(name) ?? null,
    writeCookie: (name, value) => void jar.set(name, value),
  });
  const headers = new Headers({ 'user-agent': userAgent });
  return {
    shop,
    jar,
    send: (...events: readonly ExperimentEvent[]) => countExperiments(shop, events, headers),
    callFrom: (referer: string) =>
      countExperimentPage(
        shop,
        new Request('https://shop.example/_api/shopper', {
          headers: { referer, host: 'shop.example', 'user-agent': userAgent },
        }),
      ),
    totals: async () =>
      (await shop.ports.experiments.listTotals()).map(
        ({ experiment, variant, visitors, exposures, added, purchased }) =>
          [experiment, variant, visitors, exposures, added, purchased] as const,
      ),
  };
}

const home: ExperimentEvent = { kind: 'page', path: '/' };
const basket: ExperimentEvent = { kind: 'page', path: '/basket' };
const added: ExperimentEvent = { kind: 'added' };
const purchased: ExperimentEvent = { kind: 'purchased' };

test('a visitor is counted once, with one exposure when a page of the experiment is shown', async () => {
  const browser = openBrowser([everyone('hero', ['home'])]);
  await browser.send(basket);
  expect(await browser.totals()).toEqual([['hero', 'b', 1, 0, 0, 0]]);
  await browser.send(home);
  await browser.send(home, { kind: 'page', path: '/fr' }, basket);
  expect(await browser.totals()).toEqual([['hero', 'b', 1, 1, 0, 0]]);
});

test('adds and purchases count once, and only after the exposure', async () => {
  const browser = openBrowser([everyone('hero', ['home'])]);
  await browser.send(basket, added, purchased);
  expect(await browser.totals()).toEqual([['hero', 'b', 1, 0, 0, 0]]);
  await browser.send(home, added, added);
  await browser.send(purchased);
  await browser.send(added, purchased);
  expect(await browser.totals()).toEqual([['hero', 'b', 1, 1, 1, 1]]);
});

test('a page counts for its own experiments only, and visitors for the locales of the audience', async () => {
  const browser = openBrowser([
    everyone('hero', ['home'], 'control'),
    { ...everyone('cards', ['listing']), audience: { locales: ['fr-FR'] } },
  ]);
  await browser.send(home, added, { kind: 'page', path: '/categories/coats' });
  expect(await browser.totals()).toEqual([['hero', 'control', 1, 1, 1, 0]]);
  await browser.send({ kind: 'page', path: '/fr/basket' });
  expect(await browser.totals()).toContainEqual(['cards', 'b', 1, 0, 0, 0]);
  await browser.send({ kind: 'page', path: '/fr/categories/coats' });
  expect(await browser.totals()).toContainEqual(['cards', 'b', 1, 1, 0, 0]);
});

test('the page of an API call is its referrer, on this host only', async () => {
  const browser = openBrowser([everyone('hero', ['home'])]);
  await browser.callFrom('https://elsewhere.example/');
  await browser.callFrom('');
  expect(await browser.totals()).toEqual([]);
  await browser.callFrom('https://shop.example/?utm_source=mail');
  expect(await browser.totals()).toEqual([['hero', 'b', 1, 1, 0, 0]]);
});

test('the number of counted pages of one caller is limited', async () => {
  const browser = openBrowser([everyone('hero', ['home'])]);
  for (let page = 0; page < MAX_COUNTED_PAGES; page += 1) await browser.callFrom('');
  await browser.callFrom('https://shop.example/');
  expect(await browser.totals()).toEqual([]);
});

const noShare: Experiment = { ...everyone('hero', ['home']), variants: [] };
const phones: Experiment = { ...everyone('hero', ['home']), audience: { device: 'phone' } };

test.each([
  ['who does not take part', noShare, {}],
  ['another audience', phones, {}],
  ['a browser without the cookie', everyone('hero', ['home']), { cookies: {} }],
  ['a cookie of another form', everyone('hero', ['home']), { cookies: { visitor: 'x' } }],
  ['a robot', everyone('hero', ['home']), { userAgent: 'Googlebot/2.1' }],
  ['the office', everyone('hero', ['home']), { isOffice: true }],
])('%s is not counted', async (_name, experiment, browser: Browser) => {
  const { send, totals, jar } = openBrowser([experiment], browser);
  await send(home, added);
  expect(await totals()).toEqual([]);
  expect(jar.get('counted-experiments')).toBeUndefined();
});

test('stored counts contain nothing about visitors', async () => {
  const { shop, send } = openBrowser([everyone('hero', ['home'])]);
  const addCounts = vi.spyOn(shop.ports.experiments, 'addCounts');
  await send(home);
  expect(addCounts).toHaveBeenCalledOnce();
  expect(JSON.stringify(addCounts.mock.calls)).not.toContain(VISITOR);
});

test('an experiment that has ended is removed from the cookie', async () => {
  const browser = openBrowser([everyone('hero', ['home'])], {
    cookies: { visitor: VISITOR, 'counted-experiments': 'ended.vea~hero.ve' },
  });
  await browser.send(home, added);
  expect(browser.jar.get('counted-experiments')).toBe('hero.vea');
});

test('a failure to count is logged, does not fail the request, and is counted the next time', async () => {
  const browser = openBrowser([everyone('hero', ['home'])]);
  const warn = vi.spyOn(browser.shop.log, 'warn');
  vi.spyOn(browser.shop.ports.experiments, 'addCounts').mockRejectedValueOnce(new Error('away'));
  await browser.send(home);
  expect(warn).toHaveBeenCalledOnce();
  await browser.send(home);
  expect(await browser.totals()).toEqual([['hero', 'b', 1, 1, 0, 0]]);
});
