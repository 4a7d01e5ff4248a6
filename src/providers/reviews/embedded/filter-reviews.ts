/** SQL of the filters of a list of reviews; it contains only the filters that are used. */
import type { SqlValue } from '#database/statement.ts';
import type { ReviewCursor } from '#features/reviews/review-cursor.ts';
import type { ReviewQuery } from '#features/reviews/reviews.port.ts';
import { type ReviewSort, searchWords } from '#features/reviews/reviews.ts';

/** Published reviews of the product $1. */
export const OF_PRODUCT = `from review r
  where r.product_id = (select id from product where product_key = $1) and r.status = 'published'`;

export type ReviewFilter = {
  /** Names of the filters, at most 43 characters: equal for equal SQL. */
  readonly name: string;
  readonly sql: string;
  /** Values of $1 to $n. */
  readonly values: readonly SqlValue[];
};

export type ReviewCondition = {
  readonly name: string;
  readonly values: readonly SqlValue[];
  /** `$` marks each value in turn. */
  readonly sql: string;
};

export function filterReviews(query: ReviewQuery, more: readonly ReviewCondition[]): ReviewFilter {
  const conditions = [...filtersOf(query), ...more];
  const values: SqlValue[] = [query.productKey];
  const sql = conditions.map((condition) => {
    let index = 0;
    return condition.sql.replaceAll('$', () => {
      values.push(condition.values[index] ?? null);
      index += 1;
      return `$${values.length}`;
    });
  });
  return {
    name: conditions.map(({ name }) => name).join(''),
    sql: [OF_PRODUCT, ...sql].join(' and '),
    values,
  };
}

function filtersOf(query: ReviewQuery): readonly ReviewCondition[] {
  const { feature, rating, hasPhotos, search, until, language } = query;
  const words = searchWords(search ?? '');
  return [
    ...when(feature, 'Feature', (value) => ({ values: [value], sql: '$ = any(r.features)' })),
    ...when(rating, 'Rating', (value) => ({ values: [value], sql: 'r.rating = $::smallint' })),
    ...when(language, 'Language', (value) => ({
      values: [value],
      sql: '(r.language = $ or r.language is null)',
    })),
    ...when(hasPhotos || undefined, 'Photos', () => ({ values: [], sql: "r.photos <> '[]'" })),
    ...when(words.length > 0 ? words : undefined, 'Search', (value) => ({
      values: [value],
      sql: 'not exists (select from unnest($::text[]) as word where position(word in r.search_text) = 0)',
    })),
    ...when(until, 'Until', (value) => ({
      values: [value],
      sql: 'r.published_at <= $::timestamptz',
    })),
  ];
}

function when<T>(
  value: T | undefined,
  name: string,
  write: (value: T) => Omit<ReviewCondition, 'name'>,
): readonly ReviewCondition[] {
  return value === undefined ? [] : [{ name, ...write(value) }];
}

/** Reviews that appeared after this time. */
export function newerThan(until: string): ReviewCondition {
  return { name: 'Newer', values: [until], sql: 'r.published_at > $::timestamptz' };
}

/** Reviews after the last one that was shown: another that moved meanwhile shifts no page. */
export function laterThan(sort: ReviewSort, after: ReviewCursor): ReviewCondition {
  const { rating, submittedAt, id } = after;
  const older = '(r.submitted_at, r.id) < ($::timestamptz, $::uuid)';
  switch (sort) {
    case 'Recent':
      return { name: 'After', values: [submittedAt, id], sql: older };
    case 'HighestRating':
      return {
        name: 'After',
        values: [rating, submittedAt, id],
        sql: '(r.rating, r.submitted_at, r.id) < ($::smallint, $::timestamptz, $::uuid)',
      };
    case 'LowestRating':
      return {
        name: 'After',
        values: [rating, rating, submittedAt, id],
        sql: `r.rating >= $::smallint and (r.rating > $::smallint or ${older})`,
      };
  }
}
