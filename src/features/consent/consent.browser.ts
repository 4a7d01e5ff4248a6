/** Consent in the browser: read from its cookie, with changes applied at once. */
import { useSyncExternalStore } from 'react';
import {
  type Consent,
  formatConsentCookies,
  NECESSARY_ONLY,
  type Purpose,
  parseConsent,
} from './consent.ts';

const CHANGED = 'parade:consent';

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
  document.getElementById(CONSENT_BANNER)?.setAttribute('hidden', '');
  document.dispatchEvent(new CustomEvent(CHANGED, { detail: consent }));
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
  document.addEventListener(CHANGED, () => listener(currentConsent()));
}

function subscribe(listener: () => void): () => void {
  document.addEventListener(CHANGED, listener);
  return () => document.removeEventListener(CHANGED, listener);
}
