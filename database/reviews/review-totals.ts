/** Recounts the totals of products' published reviews, in the transaction that changes them. */
import type { Connection } from '../connection.ts';
import { defineStatement } from '../statement.ts';

const countOf = (condition: string) => `count(*) filter (where ${condition})`;

const RATINGS_OF_LANGUAGE = [1, 2, 3, 4, 5]
  .map((rating) => countOf(`o.rating = ${rating}`))
  .join(', ');

const recount = defineStatement<never>(
  'review.recount',
  `insert into review_statistics
     (product_id, rating_counts, recommended, not_recommended, fit_counts, with_photos, secondary_ratings, features, languages,
      language_ratings)
   select p.id,
     array[${[1, 2, 3, 4, 5].map((rating) => countOf(`r.rating = ${rating}`)).join(', ')}]::integer[],
     ${countOf('r.is_recommended')}, ${countOf('not r.is_recommended')},
     array[${['small', 'true', 'large'].map((fit) => countOf(`r.fit = '${fit}'`)).join(', ')}]::integer[],
     ${countOf("r.photos <> '[]'")},
     (select coalesce(jsonb_object_agg(s.id, jsonb_build_array(s.total, s.number)), '{}')
      from (select e.key as id, sum(e.value::int) as total, count(*) as number
            from review o, jsonb_each_text(o.secondary_ratings) e
            where o.product_id = p.id and o.status = 'published' group by e.key) s),
     (select coalesce(jsonb_object_agg(f.feature, f.number), '{}')
      from (select u.feature, count(*) as number
            from review o, unnest(o.features) as u(feature)
            where o.product_id = p.id and o.status = 'published' group by u.feature) f),
     (select coalesce(jsonb_object_agg(l.language, l.number), '{}')
      from (select o.language, count(*) as number from review o
            where o.product_id = p.id and o.status = 'published' and o.language is not null
            group by o.language) l),
     (select coalesce(jsonb_object_agg(k.language, k.counts), '{}')
      from (select coalesce(o.language, '') as language, jsonb_build_array(${RATINGS_OF_LANGUAGE}) as counts
            from review o where o.product_id = p.id and o.status = 'published'
            group by coalesce(o.language, '')) k)
   from product p left join review r on r.product_id = p.id and r.status = 'published'
   where p.id = any($1::uuid[])
   group by p.id
   on conflict (product_id) do update set
     rating_counts = excluded.rating_counts, recommended = excluded.recommended,
     not_recommended = excluded.not_recommended, fit_counts = excluded.fit_counts,
     with_photos = excluded.with_photos, secondary_ratings = excluded.secondary_ratings,
     features = excluded.features, languages = excluded.languages,
     language_ratings = excluded.language_ratings, summaries = '{}', revision = review_statistics.revision + 1`,
);

const setAverages = defineStatement<never>(
  'review.setAverages',
  `update product p set average_rating = t.average, review_count = t.number
   from (select s.product_id,
           (select sum(c) from unnest(s.rating_counts) as c)::int as number,
           round((select sum(c * stars) from unnest(s.rating_counts) with ordinality as o(c, stars))::numeric
             / nullif((select sum(c) from unnest(s.rating_counts) as c), 0), 2)::real as average
         from review_statistics s where s.product_id = any($1::uuid[])) t
   where p.id = t.product_id and (t.number > 0 or $2)
     and (p.average_rating, p.review_count) is distinct from (t.average, t.number)`,
);

/** The caller must have locked the products' rows, so that concurrent recounts are serialised. */
export async function recountReviews(
  connection: Connection,
  productIds: readonly string[],
): Promise<void> {
  if (productIds.length === 0) return;
  await connection.rows(recount, [productIds]);
  await connection.rows(setAverages, [productIds, true]);
}

/** Restores average and number of stored reviews, after an import has overwritten them. */
export async function restoreAverages(
  connection: Connection,
  productIds: readonly string[],
): Promise<void> {
  await connection.rows(setAverages, [productIds, false]);
}
