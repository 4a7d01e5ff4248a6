/** Stores shopper events, the source of popularity and personalisation, and deletes old ones. */
import type { Database } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';
import type { InsightsEvent } from '../protocol/routes/events.ts';

/** Days for which events are kept. */
export const SEARCH_EVENT_DAYS = 90;
const PRUNE_EVERY_MS = 10 * 60_000;

const save = defineStatement<never>(
  'search.event.save',
  `insert into search_event (event_type, event_name, index_name, user_token, query_id, object_ids, positions, body)
   select given->>'eventType', given->>'eventName', given->>'index', given->>'userToken', given->>'queryID',
     array(select json_array_elements_text(coalesce(given->'objectIDs', '[]'))),
     array(select json_array_elements_text(coalesce(given->'positions', '[]'))::int), given
   from json_array_elements($1::json) as given`,
);

const prune = defineStatement<never>(
  'search.event.prune',
  `delete from search_event where id in (
     select id from search_event where received_at < now() - interval '${SEARCH_EVENT_DAYS} days' order by received_at limit 5000
   )`,
);

export function createEventStore(
  database: Database,
): (events: readonly InsightsEvent[]) => Promise<void> {
  let prunedAt = 0;
  return async (events) => {
    await database.rows(save, [JSON.stringify(events)]);
    if (Date.now() - prunedAt < PRUNE_EVERY_MS) return;
    prunedAt = Date.now();
    await database.rows(prune);
  };
}
