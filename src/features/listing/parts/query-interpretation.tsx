/**
 * Interpretation of a search: extracted filters, the rewritten query, excluded words,
 * and a link to the literal search.
 */
import { EMPTY_LISTING, type ListingState } from '#features/search/listing.ts';
import { formatListingUrl } from '#features/search/listing-url.ts';
import type { QueryRewrite } from '#features/search/query/parse-query-rewrite.ts';
import { useText } from '#i18n/text.tsx';
import { Link } from '#request/link.tsx';
import { FIRST_PAGE } from '../listing-change.ts';
import { Chip } from './chip.tsx';

export type QueryInterpretationProps = {
  readonly state: ListingState;
  /** Rewritten query, where the typed one had no or too few results. */
  readonly rewrite: QueryRewrite | null;
};

export function QueryInterpretation({ state, rewrite }: QueryInterpretationProps) {
  const text = useText();
  const { q, typedQuery } = state;
  const words = q.split(' ');
  const excludedWords = words.filter((word) => word.startsWith('-') && word.length > 1);
  const hasExtractedFilters = typedQuery !== '' && typedQuery !== q;
  if (excludedWords.length === 0 && !hasExtractedFilters && !rewrite) return null;
  const typed = typedQuery || q;
  const literal = { ...EMPTY_LISTING, q: typed, typedQuery: typed };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-3 text-muted">
      {(hasExtractedFilters || rewrite) && (
        <p className="prose-width">
          {hasExtractedFilters && `${text('listing.extractedFilters')} `}
          {rewrite && `${text(rewriteKey(rewrite), { q, rewrite: rewrite.query })} `}
          <Link
            to={formatListingUrl(literal)}
            className="inline-flex min-h-11 items-center text-ink underline underline-offset-4"
          >
            {text('listing.searchLiterally', { q: typed })}
          </Link>
        </p>
      )}
      {excludedWords.length > 0 && (
        <ul
          aria-label={text('listing.activeFilters')}
          data-chips="query"
          className="flex flex-wrap gap-2"
        >
          {excludedWords.map((word) => {
            const name = text('listing.excludedWord', { word: word.slice(1) });
            const remainingQuery = words.filter((candidate) => candidate !== word).join(' ');
            return (
              <li key={word}>
                <Chip
                  name={name}
                  without={{
                    ...state,
                    ...FIRST_PAGE,
                    q: remainingQuery,
                    typedQuery: typedQuery || q,
                  }}
                />
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

function rewriteKey({ isAddition }: QueryRewrite) {
  return isAddition ? 'listing.alsoRewritten' : 'listing.rewritten';
}
