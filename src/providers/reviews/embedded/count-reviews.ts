/** Counts the reviews of a list: from stored totals where possible, without reading reviews. */
import type { Database } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';
import type { ReviewQuery } from '#features/reviews/reviews.port.ts';
import { filterReviews, newerThan, OF_PRODUCT } from './filter-reviews.ts';

export type CountedReviews = {
  readonly count: number;
  /** Time of the product's latest review, or the `until` of the query; null without reviews. */
  readonly until: string | null;
};

const LATEST = `to_char((select max(r.published_at) ${OF_PRODUCT}) at time zone 'UTC',
  'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

type TotalsRow = {
  readonly ratings: Readonly<Record<string, readonly number[]>>;
  /** Reviews that appeared after the `until` of the query. */
  readonly newer: number;
  readonly until: string | null;
};

export async function countReviews(
  database: Pick<Database, 'rows'>,
  query: ReviewQuery,
): Promise<CountedReviews> {
  const { feature, hasPhotos, search } = query;
  const isInTotals = feature === undefined && !hasPhotos && search === undefined;
  return isInTotals ? readTotals(database, query) : countRows(database, query);
}

/** One statement, so one snapshot: the totals are those of the reviews until then. */
async function readTotals(
  database: Pick<Database, 'rows'>,
  { until, ...query }: ReviewQuery,
): Promise<CountedReviews> {
  const newer = until === undefined ? null : filterReviews(query, [newerThan(until)]);
  const statement = defineStatement<TotalsRow>(
    `review.totals${newer?.name ?? ''}`,
    `select s.language_ratings as ratings, ${LATEST} as until,
       ${newer ? `(select count(*)::int ${newer.sql})` : '0'} as newer
     from product p join review_statistics s on s.product_id = p.id where p.product_key = $1`,
  );
  const [row] = await database.rows(statement, newer?.values ?? [query.productKey]);
  if (!row) return NONE;
  return {
    count: Math.max(0, sumTotals(row.ratings, query) - row.newer),
    until: until ?? row.until,
  };
}

async function countRows(
  database: Pick<Database, 'rows'>,
  query: ReviewQuery,
): Promise<CountedReviews> {
  const { name, sql, values } = filterReviews(query, []);
  const statement = defineStatement<CountedReviews>(
    `review.count${name}`,
    `select count(*)::int as count, ${LATEST} as until ${sql}`,
  );
  const [counted = NONE] = await database.rows(statement, values);
  return { ...counted, until: query.until ?? counted.until };
}

const NONE: CountedReviews = { count: 0, until: null };

/** Reviews of an unknown language, '', count in each. */
function sumTotals(
  ratings: TotalsRow['ratings'],
  { language, rating }: Pick<ReviewQuery, 'language' | 'rating'>,
): number {
  const isCounted = (code: string) => language === undefined || code === '' || code === language;
  return Object.entries(ratings)
    .filter(([code]) => isCounted(code))
    .flatMap(([, counts]) => (rating === undefined ? counts : (counts[rating - 1] ?? 0)))
    .reduce((sum, count) => sum + count, 0);
}
