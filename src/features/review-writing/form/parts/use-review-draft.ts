/** Keeps a draft of the review in the tab; its code is loaded after the page. */
import { type RefObject, useEffect, useState } from 'react';
import type { ReviewFormView } from '../review-form-view.ts';

export type ReviewDraftState = {
  /** The form has been filled from a draft. */
  readonly isRestored: boolean;
  readonly onDiscard: () => void;
};

/** `isFilled`: the form already shows the values that were just sent. */
export function useReviewDraft(
  form: RefObject<HTMLFormElement | null>,
  view: ReviewFormView,
  isFilled: boolean,
): ReviewDraftState {
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    void import('../review-draft.browser.ts')
      .then(({ autosaveReviewDraft }) => {
        const element = form.current;
        if (element && !controller.signal.aborted)
          setRestored(autosaveReviewDraft(element, view, isFilled, controller.signal));
      })
      // Without the code the form works, but a reload empties it.
      .catch(() => {});
    return () => controller.abort();
  }, [form, view, isFilled]);
  const { productKey } = view.product;
  return {
    isRestored,
    onDiscard() {
      void import('../review-draft.browser.ts')
        .then(({ discardReviewDraft }) => {
          if (form.current) discardReviewDraft(form.current, productKey);
          setRestored(false);
          form.current?.querySelector<HTMLInputElement>('[name="rating"]')?.focus();
        })
        .catch(() => {});
    },
  };
}
