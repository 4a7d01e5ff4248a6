/**
 * State of a list of reviews in the browser: parameters, loaded pages, loading and failure. The
 * component needs a `key` by product, so that another product starts with a new state.
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
  /** Number of reviews before the first one here; above 0 if a later page was loaded directly. */
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

  /** `existing`: reviews that the page is appended to; none for a new list. */
  async function load(params: ReviewListParams, existing: readonly Review[]) {
    request.current?.abort();
    const controller = new AbortController();
    request.current = controller;
    const offset = existing.length > 0 ? state.offset : 0;
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
        results: append(existing, page.results),
      });
    } catch (error) {
      if (controller.signal.aborted) return;
      console.warn('Reviews:', error);
      const isRefused = error instanceof Error && error.cause === 429;
      setState((last) => ({ ...last, status: isRefused ? 'refused' : 'failed' }));
    }
  }

  const { params, results } = state;
  const resultsBefore = params.page > 1 ? results : [];
  return {
    state,
    first: view.params,
    onChange: (change) => void load(changeReviewParams(params, change), []),
    onShowMore: () => void load(nextReviewPage(params, state), results),
    onRetry: () => void load(params, resultsBefore),
  };
}

function toState({ params, page, isSearchRefused }: ReviewsView): ReviewsState {
  const status = isSearchRefused ? 'refused' : 'idle';
  return { params, offset: (params.page - 1) * PAGE_SIZE, status, ...page };
}

function append(existing: readonly Review[], added: readonly Review[]): readonly Review[] {
  const ids = new Set(existing.map(({ id }) => id));
  return [...existing, ...added.filter(({ id }) => !ids.has(id))];
}
