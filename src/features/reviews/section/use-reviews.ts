/**
 * State of a list of reviews in the browser: parameters, loaded pages, loading and failure. A
 * component of another product needs a key of its own.
 */
import { useEffect, useRef, useState } from 'react';
import { useShop } from '#request/shop-public.tsx';
import {
  changeReviewParams,
  nextReviewPage,
  type ReviewListParams,
  toReviewQuery,
} from '../review-list-params.ts';
import { PAGE_SIZE, type Review, type ReviewPage } from '../reviews.ts';
import { fetchReviews } from './fetch-reviews.browser.ts';
import type { ReviewParamsChange } from './parts/section-links.tsx';
import type { ReviewsView } from './reviews-view.ts';

export type ReviewsState = ReviewPage & {
  readonly params: ReviewListParams;
  /** Reviews of the list before the first one here: on the page of a later part. */
  readonly offset: number;
  readonly status: 'idle' | 'loading' | 'failed' | 'refused';
};

export type ReviewsList = {
  readonly state: ReviewsState;
  /** Parameters of the page that the list began with. */
  readonly first: ReviewListParams;
  readonly onChange: (change: ReviewParamsChange) => void;
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
  async function load(params: ReviewListParams, shown: readonly Review[]) {
    request.current?.abort();
    const controller = new AbortController();
    request.current = controller;
    const offset = shown.length > 0 ? state.offset : 0;
    setState((last) => ({ ...last, params, status: 'loading' }));
    try {
      const target = { productKey, locale: locale.tag };
      const page = await fetchReviews(target, toReviewQuery(params, language), controller.signal);
      if (controller.signal.aborted) return;
      setState({
        ...page,
        params,
        offset,
        status: 'idle',
        results: append(shown, page.results),
      });
    } catch (error) {
      if (controller.signal.aborted) return;
      console.warn('Reviews:', error);
      const isRefused = error instanceof Error && error.cause === 429;
      setState((last) => ({ ...last, status: isRefused ? 'refused' : 'failed' }));
    }
  }

  const { params, results } = state;
  const shownResults = params.page > 1 ? results : [];
  return {
    state,
    first: view.params,
    onChange: (change) => void load(changeReviewParams(params, change), []),
    onShowMore: () => void load(nextReviewPage(params, state), results),
    onRetry: () => void load(params, shownResults),
  };
}

function toState({ params, page, isSearchRefused }: ReviewsView): ReviewsState {
  const status = isSearchRefused ? 'refused' : 'idle';
  return { params, offset: (params.page - 1) * PAGE_SIZE, status, ...page };
}

function append(shown: readonly Review[], added: readonly Review[]): readonly Review[] {
  const ids = new Set(shown.map(({ id }) => id));
  return [...shown, ...added.filter(({ id }) => !ids.has(id))];
}
