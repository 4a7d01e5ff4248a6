/**
 * State of a list of reviews in the browser: choice, loaded pages, loading and failure. A component
 * of another product needs a key of its own.
 */
import { useEffect, useRef, useState } from 'react';
import { useShop } from '#request/shop-public.tsx';
import { choose, choosePageAfter, type ReviewChoice, toQuery } from '../review-choice.ts';
import { PAGE_SIZE, type Review, type ReviewPage } from '../reviews.ts';
import { fetchReviews } from './fetch-reviews.browser.ts';
import type { ChoiceChange } from './parts/section-links.tsx';
import type { ReviewsView } from './reviews-view.ts';

export type ReviewsState = ReviewPage & {
  readonly choice: ReviewChoice;
  /** Reviews of the list before the first one here: on the page of a later part. */
  readonly before: number;
  readonly status: 'idle' | 'loading' | 'failed';
};

export type ReviewsList = {
  readonly state: ReviewsState;
  /** Choice of the page that the list began with. */
  readonly first: ReviewChoice;
  readonly onChoose: (change: ChoiceChange) => void;
  readonly onShowMore: () => void;
  readonly onRetry: () => void;
};

export function useReviews(view: ReviewsView): ReviewsList {
  const { locale } = useShop();
  const { productKey } = view;
  const language = view.language.code;
  const [state, setState] = useState(() => toState(view));
  const request = useRef<AbortController | null>(null);
  useEffect(() => () => request.current?.abort(), []);

  /** Page 1 starts a new list, which may contain what was published since. */
  async function load(choice: ReviewChoice, shown: readonly Review[]) {
    request.current?.abort();
    const controller = new AbortController();
    request.current = controller;
    const before = shown.length > 0 ? state.before : 0;
    setState((last) => ({ ...last, choice, status: 'loading' }));
    try {
      const target = { productKey, locale: locale.tag };
      const page = await fetchReviews(target, toQuery(choice, language), controller.signal);
      if (controller.signal.aborted) return;
      setState({
        ...page,
        choice,
        before,
        status: 'idle',
        results: append(shown, page.results),
      });
    } catch (error) {
      if (controller.signal.aborted) return;
      console.warn('Reviews:', error);
      setState((last) => ({ ...last, status: 'failed' }));
    }
  }

  const { choice, results } = state;
  const kept = choice.page > 1 ? results : [];
  return {
    state,
    first: view.choice,
    onChoose: (change) => void load(choose(choice, change), []),
    onShowMore: () => void load(choosePageAfter(choice, state), results),
    onRetry: () => void load(choice, kept),
  };
}

function toState({ choice, page }: ReviewsView): ReviewsState {
  return { choice, before: (choice.page - 1) * PAGE_SIZE, status: 'idle', ...page };
}

function append(shown: readonly Review[], added: readonly Review[]): readonly Review[] {
  const ids = new Set(shown.map(({ id }) => id));
  return [...shown, ...added.filter(({ id }) => !ids.has(id))];
}
