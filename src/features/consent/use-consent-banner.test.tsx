/** @vitest-environment happy-dom */
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onConsentChange, reportConsentToTabs } from './consent.browser.ts';
import type { Consent } from './consent.ts';
import { useConsentBanner } from './use-consent-banner.ts';

afterEach(cleanup);

const received: Consent[] = [];
onConsentChange((consent) => received.push(consent));

function Banner() {
  useConsentBanner();
  return <div id="consent" data-testid="banner" />;
}

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as another tab has stored it
  document.cookie = 'consent=analytics; Path=/';
  received.length = 0;
});

test('a choice in another tab is applied here, and hides the banner', async () => {
  const { getByTestId } = render(<Banner />);
  dispatchEvent(new StorageEvent('storage', { key: 'wishlist', newValue: 'changed' }));
  dispatchEvent(new StorageEvent('storage', { key: 'consent', newValue: 'changed' }));
  // The other tab removes the key at once.
  dispatchEvent(new StorageEvent('storage', { key: 'consent', newValue: null }));
  await vi.waitFor(() => expect(getByTestId('banner').hidden).toBe(true));
  expect(received).toMatchObject([{ analytics: true, advertising: false }]);
});

test('a page that the browser restores follows the choice that it has missed', () => {
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(received).toEqual([]);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(received).toMatchObject([{ analytics: true }]);
});

test('other tabs are notified, and nothing stays stored', () => {
  const set = vi.spyOn(Storage.prototype, 'setItem');
  reportConsentToTabs();
  expect(set).toHaveBeenCalledWith('consent', 'changed');
  expect(localStorage.getItem('consent')).toBeNull();
});
