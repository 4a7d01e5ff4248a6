/** @vitest-environment happy-dom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testShop } from '#request/shop.fixtures.ts';
import { suggestLanguage } from './suggest-language.browser.ts';

const shop = {
  ...testShop,
  locales: [
    ...testShop.locales,
    { tag: 'de-DE', name: 'Deutsch', prefix: '/de' },
    { tag: 'ar', name: 'العربية', prefix: '/ar' },
  ],
};
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36';

let navigate: () => void;

function openPage(languages: readonly string[], path = '/', agent = BROWSER): void {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  document.body.innerHTML = '<div id="announcement"><p>Free delivery</p></div><main></main>';
  history.replaceState(null, '', path);
}

beforeEach(() => {
  localStorage.clear();
  const listeners = new Set<() => void>();
  navigate = () => {
    for (const listen of listeners) listen();
  };
  vi.stubGlobal('__reactRouterDataRouter', {
    subscribe: (listen: () => void) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const suggest = () => act(() => suggestLanguage(shop));
const link = () => screen.queryByRole('link');

test('the page is offered in the preferred language, with a text in it', async () => {
  openPage(['de-AT', 'en'], '/product/coat?colour=navy');
  await suggest();
  expect(link()?.textContent).toBe('Diese Seite auf Deutsch ansehen');
  expect(link()?.getAttribute('href')).toBe('/de/product/coat?colour=navy');
  expect(link()?.getAttribute('hreflang')).toBe('de-DE');
  expect(screen.getByRole('region', { name: 'Sprachvorschlag' }).lang).toBe('de-DE');
});

test('a text in Arabic has its own direction', async () => {
  openPage(['ar-EG']);
  await suggest();
  expect(link()?.textContent).toBe('عرض هذه الصفحة باللغة العربية');
  expect(link()?.dir).toBe('auto');
});

test('the link follows the page, and disappears in the checkout', async () => {
  openPage(['de']);
  await suggest();
  history.replaceState(null, '', '/basket');
  act(navigate);
  expect(link()?.getAttribute('href')).toBe('/de/basket');
  history.replaceState(null, '', '/checkout/address');
  act(navigate);
  expect(link()).toBeNull();
  history.replaceState(null, '', '/');
  act(navigate);
  expect(link()?.getAttribute('href')).toBe('/de');
});

test('once dismissed it stays so, and the focus stays at the announcement', async () => {
  openPage(['de']);
  await suggest();
  fireEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  await waitFor(() => expect(link()).toBeNull());
  expect(document.activeElement?.id).toBe('announcement');
  openPage(['de'], '/basket');
  await suggest();
  expect(link()).toBeNull();
});

test('a visitor who has chosen another language is not asked about it again', async () => {
  openPage(['de']);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/de/product/coat`);
  await suggest();
  expect(link()).toBeNull();
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('');
  await suggest();
  expect(link()).toBeNull();
});

test.each([
  ['a robot', ['de'], 'Mozilla/5.0 (compatible; Googlebot/2.1)'],
  ['a browser that prefers the language of the page', ['en-US', 'de'], BROWSER],
  ['a browser whose languages the fascia does not have', ['nl', 'ja'], BROWSER],
])('nothing is suggested to %s', async (_who, languages, agent) => {
  openPage(languages, '/', agent);
  await suggest();
  expect(link()).toBeNull();
});
