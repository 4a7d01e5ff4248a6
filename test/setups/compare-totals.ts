/** Totals of reviews, as stored and as counted from the reviews and votes one by one. */
import type { Database } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';
import { deriveReviewText } from '#features/reviews/text/review-text.ts';

type Row = {
  readonly id: string;
  readonly productKey: string;
  readonly rating: number;
  readonly title: string | null;
  readonly body: string;
  readonly language: string | null;
  readonly isRecommended: boolean | null;
  readonly fit: string | null;
  readonly photos: readonly unknown[];
  readonly secondaryRatings: Readonly<Record<string, number>>;
};

const listPublished = defineStatement<Row>(
  'test.published',
  `select r.id, p.product_key as "productKey", r.rating, r.title, r.body, r.language,
     r.is_recommended as "isRecommended", r.fit, r.photos, r.secondary_ratings as "secondaryRatings"
   from review r join product p on p.id = r.product_id where r.status = 'published'`,
);

const listVotes = defineStatement<{
  readonly id: string;
  readonly stored: readonly [number, number];
  readonly counted: readonly [number, number];
}>(
  'test.votes',
  `select r.id, jsonb_build_array(r.helpful_count, r.unhelpful_count) as stored,
     jsonb_build_array(
       r.imported_helpful + (select count(*) from review_vote v where v.review_id = r.id and v.is_helpful),
       r.imported_unhelpful
         + (select count(*) from review_vote v where v.review_id = r.id and not v.is_helpful)) as counted
   from review r order by r.id`,
);

const listStored = defineStatement<{ readonly productKey: string; readonly totals: unknown }>(
  'test.totals',
  `select p.product_key as "productKey", jsonb_build_object(
     'ratings', s.rating_counts, 'recommended', s.recommended, 'notRecommended', s.not_recommended,
     'fits', s.fit_counts, 'withPhotos', s.with_photos, 'secondary', s.secondary_ratings,
     'features', s.features, 'languages', s.languages, 'languageRatings', s.language_ratings,
     'number', p.review_count, 'average', round(p.average_rating::numeric, 2)) as totals
   from product p join review_statistics s on s.product_id = p.id order by 1`,
);

/** Pairs of what is stored and what was counted, of each product that ever had reviews. */
export async function compareTotals(
  database: Pick<Database, 'rows'>,
): Promise<readonly { readonly stored: unknown; readonly counted: unknown }[]> {
  const published = await database.rows(listPublished);
  const stored = await database.rows(listStored);
  const totals = stored.map(({ productKey, totals }) => {
    const ofProduct = published.filter((row) => row.productKey === productKey);
    return {
      stored: { productKey, ...Object(totals) },
      counted: countTotals(productKey, ofProduct),
    };
  });
  return [...totals, ...(await database.rows(listVotes))];
}

const countOf = <T>(values: readonly T[], requested: T) =>
  values.filter((value) => value === requested).length;

/** `{ a: 2, b: 1 }` of `a`, `b`, `a`. */
function countEach(names: readonly string[]): Record<string, number> {
  return Object.fromEntries(names.map((name) => [name, countOf(names, name)]));
}

function countRatings(rows: readonly Row[]): readonly number[] {
  const ratings = rows.map(({ rating }) => rating);
  return [1, 2, 3, 4, 5].map((stars) => countOf(ratings, stars));
}

function countTotals(productKey: string, rows: readonly Row[]) {
  const recommended = rows.map(({ isRecommended }) => isRecommended);
  const fits = rows.map(({ fit }) => fit);
  const sum = rows.reduce((total, { rating }) => total + rating, 0);
  const byLanguage = Map.groupBy(rows, ({ language }) => language ?? '');
  return {
    productKey,
    ratings: countRatings(rows),
    recommended: countOf(recommended, true),
    notRecommended: countOf(recommended, false),
    fits: ['small', 'true', 'large'].map((fit) => countOf(fits, fit)),
    withPhotos: rows.filter(({ photos }) => photos.length > 0).length,
    secondary: sumSecondary(rows),
    features: countEach(rows.flatMap((row) => deriveReviewText(row).features)),
    languages: countEach(rows.flatMap(({ language }) => language ?? [])),
    languageRatings: Object.fromEntries(
      [...byLanguage].map(([language, reviews]) => [language, countRatings(reviews)]),
    ),
    number: rows.length,
    average: rows.length === 0 ? null : Math.round((sum * 100) / rows.length) / 100,
  };
}

/** `{ quality: [sum, count] }` */
function sumSecondary(rows: readonly Row[]): Record<string, readonly [number, number]> {
  const sums: Record<string, readonly [number, number]> = {};
  for (const [id, rating] of rows.flatMap((row) => Object.entries(row.secondaryRatings))) {
    const [sum, count] = sums[id] ?? [0, 0];
    sums[id] = [sum + rating, count + 1];
  }
  return sums;
}
