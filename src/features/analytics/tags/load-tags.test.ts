/** @vitest-environment happy-dom */
import { beforeEach, expect, test, vi } from 'vitest';
import { FULL_CONSENT, NECESSARY_ONLY } from '#features/consent/consent.ts';
import { toConsentTypes } from './consent-types.ts';
import { allowsTags, listTagOrigins, selectTags } from './tag-settings.ts';

const tagManager = { id: 'GTM-TEST' };
const dataPlatform = { token: 'token-1', target: 'https://platform.example' };

beforeEach(() => {
  document.head.innerHTML = '';
  Reflect.deleteProperty(window, 'dataLayer');
  vi.resetModules();
});

const ALL = { ...FULL_CONSENT, analytics: true, advertising: true };

async function load(tags: object, consent = ALL): Promise<HTMLScriptElement[]> {
  // The scripts of this environment cannot be fetched.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) scripts.push(node);
  });
  const scripts: HTMLScriptElement[] = [];
  const { loadTags } = await import('./load-tags.browser.ts');
  loadTags(tags, consent);
  loadTags(tags, consent);
  return scripts;
}

test.each([
  ['nothing', NECESSARY_ONLY, []],
  // To all that a shop without tags asks about.
  ['personalisation and embeds', FULL_CONSENT, []],
  ['measuring', { ...NECESSARY_ONLY, analytics: true }, ['tagManager']],
  ['advertising', { ...NECESSARY_ONLY, advertising: true }, ['tagManager']],
  ['measuring and advertising', ALL, ['tagManager', 'dataPlatform']],
])('with consent to %s, no other tag is loaded', (_what, consent, names) => {
  expect(Object.keys(selectTags({ tagManager, dataPlatform }, consent))).toEqual(names);
});

test('the tag manager is loaded once', async () => {
  const scripts = await load({ tagManager });
  expect(scripts.map(({ src }) => src)).toEqual([
    'https://www.googletagmanager.com/gtm.js?id=GTM-TEST',
  ]);
});

test('the tag manager reads the consent, and no event from before it', async () => {
  window.dataLayer = [{ event: 'search', search_term: 'coat' }];
  await load({ tagManager }, { ...NECESSARY_ONLY, analytics: true });
  expect(window.dataLayer).toMatchObject([
    { 0: 'consent', 1: 'default', 2: { analytics_storage: 'granted', ad_storage: 'denied' } },
    { event: 'gtm.js' },
  ]);
});

test('when consent to a loaded tag ends, the document is loaded again', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const { loadTags } = await import('./load-tags.browser.ts');
  vi.spyOn(document.head, 'append').mockImplementation(() => {});
  loadTags({ tagManager, dataPlatform }, NECESSARY_ONLY);
  loadTags({ tagManager, dataPlatform }, ALL);
  expect(reload).not.toHaveBeenCalled();
  loadTags({ tagManager, dataPlatform }, { ...ALL, advertising: false });
  expect(reload).toHaveBeenCalledOnce();
});

test('the data platform starts without a tracking ping, with weblayers that are not personalised', async () => {
  const [script] = await load({ dataPlatform });
  const start = vi.fn();
  Reflect.set(window, 'exponea', { start });
  script?.dispatchEvent(new Event('load'));
  expect(start).toHaveBeenCalledWith({
    ...dataPlatform,
    ping: { enabled: false },
    experimental: { non_personalized_weblayers: true },
  });
});

test('a page without tags names no origin; one with them names theirs', () => {
  expect(listTagOrigins(undefined)).toEqual({ scripts: [], calls: [], pictures: [] });
  const { scripts } = listTagOrigins({
    tagManager: { ...tagManager, origin: 'https://t.example' },
  });
  expect(scripts).toEqual(['https://t.example']);
  expect(listTagOrigins({ dataPlatform }).calls).toEqual(['https://platform.example']);
});

test('the purposes are Consent Mode’s seven types', () => {
  const types = toConsentTypes({ ...NECESSARY_ONLY, analytics: true });
  expect(
    Object.entries(types).flatMap(([type, state]) => (state === 'granted' ? [type] : [])),
  ).toEqual(['analytics_storage', 'functionality_storage', 'security_storage']);
  expect(Object.keys(types)).toHaveLength(7);
});

test.each([
  ['/', true],
  ['/fr', true],
  ['/fr-ch/categories/womens', true],
  ['/product/coat', true],
  ['/product/coat/reviews', true],
  ['/search/similar/coat/moss', true],
  ['/product/coat/bundle/suits', true],
  ['/product/coat/answer-question', false],
  ['/product/coat/reminder', false],
  ['/search/1/indexes', false],
  ['/checkout/review', false],
  ['/fr/order/7KQ2-MW4X-93BD', false],
  ['/reset-password', false],
  ['/account', false],
  ['/test-terminal', false],
])('%s may carry tags: %s', (path, isAllowed) => {
  expect(allowsTags(path)).toBe(isAllowed);
});

test('with tags, a link to a page of the shopper loads a document, which has none', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  await load({ tagManager });
  document.body.innerHTML = '<a href="/account">Account</a><a href="/product/coat">Coat</a>';
  const click = (at: number) =>
    document.links[at]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(click(0)).toBe(false);
  expect(assign).toHaveBeenCalledWith(expect.stringMatching(/\/account$/));
  expect(click(1)).toBe(true);
});
