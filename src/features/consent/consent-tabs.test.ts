/** @vitest-environment happy-dom */
import { beforeEach, expect, test, vi } from 'vitest';
import { followOtherTabs, onConsentChange, reportConsentToTabs } from './consent.browser.ts';
import type { Consent } from './consent.ts';

const received: Consent[] = [];
onConsentChange((consent) => received.push(consent));
followOtherTabs();

const banner = () => document.getElementById('consent');

function storeInOtherTab(consent: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as another tab does
  document.cookie = `consent=${consent}; Path=/`;
}

beforeEach(() => {
  document.body.innerHTML = '<div id="consent"></div>';
  storeInOtherTab('analytics');
  received.length = 0;
});

test('a choice in another tab is applied here, and hides the banner', () => {
  dispatchEvent(new StorageEvent('storage', { key: 'wishlist', newValue: 'changed' }));
  expect(banner()?.hidden).toBe(false);
  dispatchEvent(new StorageEvent('storage', { key: 'consent', newValue: 'changed' }));
  // The other tab removes the key at once.
  dispatchEvent(new StorageEvent('storage', { key: 'consent', newValue: null }));
  expect(banner()?.hidden).toBe(true);
  expect(received).toMatchObject([{ analytics: true, advertising: false }]);
});

test('a choice made before this tab listens to others hides the banner too', () => {
  followOtherTabs();
  expect(banner()?.hidden).toBe(true);
});

test('a page restored by the browser applies a choice that it missed', () => {
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(received).toEqual([]);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(received).toMatchObject([{ analytics: true }]);
});

test('other tabs are notified, and the storage key is removed', () => {
  const set = vi.spyOn(Storage.prototype, 'setItem');
  reportConsentToTabs();
  expect(set).toHaveBeenCalledWith('consent', 'changed');
  expect(localStorage.getItem('consent')).toBeNull();
});
