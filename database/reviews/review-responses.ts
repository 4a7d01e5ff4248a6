/**
 * SQL of the responses to a review. A response written in the shop has `isOwn: true`: an import of
 * the review replaces the other responses and keeps these. Exports contain `isOwn` too.
 */

/** `{ clientName, text }` of each response, without `isOwn`; `r` is the review. */
export const REVIEW_RESPONSES = `case when r.responses = '[]' then r.responses else
  (select jsonb_agg(response - 'isOwn' order by position)
   from jsonb_array_elements(r.responses) with ordinality as a(response, position)) end`;

/**
 * Merges stored responses (`review`) with imported ones (`excluded`, as in `on conflict`). A
 * response with `isOwn` replaces an imported one of the same `clientName`. Earlier versions of the
 * server stored no `isOwn`: if the audit log has a response by the shop, stored responses stay
 * unless the import has one of the same `clientName`.
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
