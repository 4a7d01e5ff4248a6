/**
 * Handles the consent banner in place, and follows the consent of other tabs; without JavaScript
 * its form posts and redirects back.
 */
import { useEffect } from 'react';
import { CONSENT_STORAGE_KEY } from './consent-storage-key.ts';

const load = () => import('./consent.browser.ts');

export function useConsentBanner(): void {
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      const { target, submitter } = event;
      if (!(target instanceof HTMLFormElement) || target.dataset.consent === undefined) return;
      event.preventDefault();
      const fields = new FormData(target, submitter);
      load()
        .then(({ saveConsentForm }) => saveConsentForm(fields))
        .catch(() => {
          document.removeEventListener('submit', onSubmit);
          target.requestSubmit(submitter);
        });
    };
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== CONSENT_STORAGE_KEY || !newValue) return;
      load()
        .then(({ applyStoredConsent }) => applyStoredConsent())
        .catch(() => undefined);
    };
    document.addEventListener('submit', onSubmit);
    addEventListener('storage', onStorage);
    return () => {
      document.removeEventListener('submit', onSubmit);
      removeEventListener('storage', onStorage);
    };
  }, []);
}
