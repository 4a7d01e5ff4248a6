/** Consent in the browser: read from its cookie, changed at once wherever it matters. */
import { useSyncExternalStore } from 'react';
import {
  type Consent,
  NECESSARY_ONLY,
  type Purpose,
  readConsent,
  writeConsent,
} from './consent.ts';

const CHANGED = 'parade:consent';

export function knownConsent(): Consent {
  return readConsent(document.cookie) ?? NECESSARY_ONLY;
}

export function saveConsent(consent: Consent): void {
  const input = {
    isSecure: location.protocol === 'https:',
    cookies: document.cookie,
    newId: () => crypto.randomUUID(),
  };
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not there everywhere
  for (const cookie of writeConsent(consent, input)) document.cookie = cookie;
  document.getElementById(CONSENT_BANNER)?.setAttribute('hidden', '');
  document.dispatchEvent(new CustomEvent(CHANGED, { detail: consent }));
}

/** The banner's element, which the page's first script shows where nothing has been answered. */
export const CONSENT_BANNER = 'consent';

/** False on the server, whose pages are the same for everyone. */
export function useAgreed(purpose: Purpose): boolean {
  return useSyncExternalStore(
    subscribe,
    () => knownConsent()[purpose],
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  document.addEventListener(CHANGED, listener);
  return () => document.removeEventListener(CHANGED, listener);
}
