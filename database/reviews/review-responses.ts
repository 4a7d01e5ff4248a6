/**
 * SQL of the responses to a review. Those that the shop wrote here have `isOwn`, so that an import
 * of the review, which replaces those of the file, keeps them; an export has the mark too.
 */

/** `r` is the review. `{ clientName, text }` of each, without the mark. */
export const REVIEW_RESPONSES = `case when r.responses = '[]' then r.responses else
  (select jsonb_agg(response - 'isOwn' order by position)
   from jsonb_array_elements(r.responses) with ordinality as a(response, position)) end`;

/**
 * Responses after an import, of the table `review` and the imported row `excluded`: an own response
 * stays, in place of an imported one of the same name. Responses that servers of earlier versions
 * saved have no mark: where the shop has responded, those that the import does not name stay.
 */
export const MERGED_RESPONSES = `case
  when review.responses = '[]' then excluded.responses
  when review.responses @> '[{"isOwn": true}]' then (select coalesce(jsonb_agg(response order by position), '[]')
    from jsonb_array_elements(excluded.responses) with ordinality as a(response, position)
    where not review.responses @> jsonb_build_array(
      jsonb_build_object('clientName', response->'clientName', 'isOwn', true)))
    || (select jsonb_agg(response order by position)
    from jsonb_array_elements(review.responses) with ordinality as a(response, position)
    where response @> '{"isOwn": true}')
  when exists (select from review_event e where e.review_id = review.id and e.action = 'responded')
    then excluded.responses || (select coalesce(jsonb_agg(response order by position), '[]')
    from jsonb_array_elements(review.responses) with ordinality as a(response, position)
    where not excluded.responses @> jsonb_build_array(
      jsonb_build_object('clientName', response->'clientName')))
  else excluded.responses end`;
