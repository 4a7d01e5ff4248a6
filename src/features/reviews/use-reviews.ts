/** State of a list of reviews in the browser: choice, loaded pages, loading and failure. */
import { useEffect, useRef, useState } from 'react';
import { useShop } from '#request/shop-public.tsx';
import { fetchReviews } from './fetch-reviews.browser.ts';
import type { ChoiceChange } from './parts/section-links.tsx';
import { choose, type ReviewChoice, toQuery } from './review-choice.ts';
import type { Review, ReviewPage } from './reviews.ts';
import type { ReviewsView } from './reviews-view.ts';

export type ReviewsState = ReviewPage & {
  readonly productKey: string;
  readonly choice: ReviewChoice;
  readonly status: 'idle' | 'loading' | 'failed';
};

export type ReviewsList = {
  readonly state: ReviewsState;
  readonly onChoose: (change: ChoiceChange) => void;
  readonly onShowMore: () => void;
  readonly onRetry: () => void;
};

export function useReviews(view: ReviewsView): ReviewsList {
  const { locale } = useShop();
  const { productKey } = view;
  const language = view.language.code;
  const [state, setState] = useState(() => toState(view));
  // REV-3: another product begins anew, without the filters of the one before.
  if (state.productKey !== productKey) setState(toState(view));
  const request = useRef<AbortController | null>(null);
  useEffect(() => () => request.current?.abort(), []);

  async function load(choice: ReviewChoice, shown: readonly Review[]) {
    request.current?.abort();
    const current = new AbortController();
    request.current = current;
    const { until } = state;
    setState((before) => ({ ...before, choice, status: 'loading' }));
    try {
      const target = { productKey, locale: locale.tag };
      // Page 1 starts a new list, which may contain what was published since.
      const query = {
        ...toQuery(choice, language),
        ...(choice.page > 1 && until !== null && { until }),
      };
      const page = await fetchReviews(target, query, current.signal);
      if (current.signal.aborted) return;
      setState({
        ...page,
        productKey,
        choice,
        status: 'idle',
        results: append(shown, page.results),
      });
    } catch (error) {
      if (current.signal.aborted) return;
      console.warn('Reviews:', error);
      setState((before) => ({ ...before, status: 'failed' }));
    }
  }

  const { choice, results } = state;
  const kept = choice.page > 1 ? results : [];
  return {
    state,
    onChoose: (change) => void load(choose(choice, change), []),
    onShowMore: () => void load({ ...choice, page: choice.page + 1 }, results),
    onRetry: () => void load(choice, kept),
  };
}

function toState({ productKey, choice, page }: ReviewsView): ReviewsState {
  return { productKey, choice, status: 'idle', ...page };
}

function append(shown: readonly Review[], added: readonly Review[]): readonly Review[] {
  const ids = new Set(shown.map(({ id }) => id));
  return [...shown, ...added.filter(({ id }) => !ids.has(id))];
}
