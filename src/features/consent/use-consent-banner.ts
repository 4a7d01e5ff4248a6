/** Handles the consent banner in place; without JavaScript its form posts and redirects back. */
import { useEffect } from 'react';

export function useConsentBanner(): void {
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      const { target, submitter } = event;
      if (!(target instanceof HTMLFormElement) || target.dataset.consent === undefined) return;
      event.preventDefault();
      const fields = new FormData(target, submitter);
      import('./consent.browser.ts')
        .then(({ saveConsentForm }) => saveConsentForm(fields))
        .catch(() => {
          document.removeEventListener('submit', onSubmit);
          target.requestSubmit(submitter);
        });
    };
    document.addEventListener('submit', onSubmit);
    return () => document.removeEventListener('submit', onSubmit);
  }, []);
}
