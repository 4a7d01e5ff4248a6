/** Consent in the browser: read from its cookie, with changes applied at once. */
import { useSyncExternalStore } from 'react';
import { tryStorage } from '#kit/storage.browser.ts';
import {
  type Consent,
  formatConsentCookies,
  NECESSARY_ONLY,
  type Purpose,
  parseConsent,
  parseConsentForm,
} from './consent.ts';

const CHANGED = 'parade:consent';
/** Key of the storage event by which tabs follow each other's consent. */
const STORAGE_KEY = 'consent';

export function currentConsent(): Consent {
  return parseConsent(document.cookie) ?? NECESSARY_ONLY;
}

export function saveConsent(consent: Consent): void {
  const input = {
    isSecure: location.protocol === 'https:',
    cookies: document.cookie,
    newId: () => crypto.randomUUID(),
  };
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store API not in all browsers
  for (const cookie of formatConsentCookies(consent, input)) document.cookie = cookie;
  applyStoredConsent();
  reportConsentToTabs();
}

export function saveConsentForm(fields: FormData): void {
  saveConsent(parseConsentForm(fields));
}

/** Applies the consent in the cookie to this document. */
function applyStoredConsent(): void {
  document.getElementById(CONSENT_BANNER)?.setAttribute('hidden', '');
  document.dispatchEvent(new CustomEvent(CHANGED));
}

/** Applies choices in other tabs, also one that was made before this call. */
export function followOtherTabs(): void {
  if (parseConsent(document.cookie)) applyStoredConsent();
  addEventListener('storage', ({ key, newValue }) => {
    if (key === STORAGE_KEY && newValue) applyStoredConsent();
  });
}

/**
 * Makes other open tabs apply the consent in the cookie, which has no event of its own in all
 * browsers. Nothing stays stored.
 */
export function reportConsentToTabs(): void {
  tryStorage('localStorage', (storage) => {
    storage.setItem(STORAGE_KEY, 'changed');
    storage.removeItem(STORAGE_KEY);
  });
}

/** Id of the banner, which the inline script shows when no consent is stored. */
export const CONSENT_BANNER = 'consent';

/** False on the server, whose pages are the same for every visitor. */
export function useHasConsent(purpose: Purpose): boolean {
  return useSyncExternalStore(
    subscribe,
    () => currentConsent()[purpose],
    () => false,
  );
}

export function onConsentChange(listener: (consent: Consent) => void): void {
  subscribe(() => listener(currentConsent()));
}

/** Also calls the listener for a page from the back/forward cache, which missed later choices. */
function subscribe(listener: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  document.addEventListener(CHANGED, listener);
  addEventListener('pageshow', onShow);
  return () => {
    document.removeEventListener(CHANGED, listener);
    removeEventListener('pageshow', onShow);
  };
}
