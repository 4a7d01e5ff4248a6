/** REV-3: search, sort and feature chips above the list; a form that works without JavaScript. */
import { useEffect, useRef } from 'react';
import { formatCount } from '#i18n/message.ts';
import { useText } from '#i18n/text.tsx';
import { describeTool } from '#kit/html/tool-attributes.ts';
import { links } from '#links';
import { Link, prefixHref } from '#request/link.tsx';
import { useShop, useShopPrefix } from '#request/shop-public.tsx';
import {
  isFiltered,
  MAX_SEARCH_LENGTH,
  type ReviewListParams,
  toggleReviewFilter,
} from '../../review-list-params.ts';
import { REVIEW_SORTS } from '../../reviews.ts';
import type { LabelledFeature } from '../reviews-view.ts';
import type { LinkToReviews, ReviewParamsChange } from './section-links.tsx';

export type ReviewControlsProps = {
  readonly slug: string;
  readonly params: ReviewListParams;
  readonly features: readonly LabelledFeature[];
  /** True if some reviews are in the page's language, by which the list is filtered at first. */
  readonly hasPageLanguage: boolean;
  readonly linkTo: LinkToReviews;
  readonly onChange: (change: ReviewParamsChange) => void;
  /** Called when the link that clears all filters was clicked; it is about to be removed. */
  readonly onCleared: () => void;
};

const SORT_TEXTS = {
  Recent: 'reviews.sortRecent',
  HighestRating: 'reviews.sortHighest',
  LowestRating: 'reviews.sortLowest',
} as const;

export function ReviewControls(props: ReviewControlsProps) {
  const { params, features, linkTo, onCleared } = props;
  const cleared = linkTo({
    ...{ feature: null, rating: null, search: '', photos: false },
    isEveryLanguage: !props.hasPageLanguage,
  });
  const text = useText();
  const { locale } = useShop();
  return (
    <div className="review-controls no-print">
      <SearchAndSort {...props} />
      {features.length > 0 && (
        <ul className="review-chips" aria-label={text('reviews.features')}>
          {features.map(({ feature, label, count }) => (
            <li key={feature}>
              <Link
                {...linkTo(toggleReviewFilter(params, { feature }, props.hasPageLanguage))}
                aria-current={params.feature === feature || undefined}
                className="review-chip"
              >
                {label} {count > 0 && <span>{formatCount(count, locale.tag)}</span>}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {isFiltered(params) && (
        <Link
          to={cleared.to}
          onClick={(event) => {
            cleared.onClick?.(event);
            if (event.defaultPrevented) onCleared();
          }}
          className="review-link"
        >
          {text('reviews.clear')}
        </Link>
      )}
    </div>
  );
}

/** Sets the value of the search field when another control changes the query; keeps its focus. */
function useSearchField(search: string) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.value = search;
  }, [search]);
  return input;
}

const tool = describeTool('search_reviews', 'Searches and sorts the reviews of this product.');

type SearchAndSortProps = Pick<ReviewControlsProps, 'slug' | 'params' | 'onChange'>;

function SearchAndSort({ slug, params, onChange }: SearchAndSortProps) {
  const text = useText();
  const prefix = useShopPrefix();
  const input = useSearchField(params.search);
  const { feature, rating, photos, isEveryLanguage } = params;
  const hiddenFields = Object.entries({
    feature,
    rating,
    photos: photos ? 1 : null,
    languages: isEveryLanguage ? 'all' : null,
  });
  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = new FormData(event.currentTarget).get('q');
    if (typeof search === 'string') onChange({ search: search.trim() });
  };
  return (
    <search className="review-search">
      <form
        action={prefixHref(prefix, links.reviews({ slug }))}
        onSubmit={submit}
        suppressHydrationWarning
        {...tool}
        className="review-find"
      >
        {hiddenFields.map(
          ([name, value]) =>
            value !== null && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <label>
          <span>{text('reviews.search')}</span>
          <input
            type="search"
            name="q"
            ref={input}
            defaultValue={params.search}
            maxLength={MAX_SEARCH_LENGTH}
            enterKeyHint="search"
          />
        </label>
        <SortSelect params={params} onChange={onChange} />
        <button type="submit" className="review-button">
          {text('reviews.searchButton')}
        </button>
      </form>
    </search>
  );
}

function SortSelect({ params, onChange }: Pick<ReviewControlsProps, 'params' | 'onChange'>) {
  const text = useText();
  return (
    <label>
      <span>{text('reviews.sort')}</span>
      <select
        name="sort"
        value={params.sort}
        onChange={({ target }) => {
          const sort = REVIEW_SORTS.find((candidate) => candidate === target.value);
          if (sort) onChange({ sort });
        }}
      >
        {REVIEW_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {text(SORT_TEXTS[sort])}
          </option>
        ))}
      </select>
    </label>
  );
}
