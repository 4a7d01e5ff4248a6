/** Counts the shop's own events and basket lines, each once, whichever process does it. */
import type { Connection } from '#database/connection.ts';
import type { Database } from '#database/database.ts';
import { publishChanges } from '#database/publish.ts';
import { defineStatement } from '#database/statement.ts';
import { isShopperBasket } from '#database/stock/shopper-baskets.ts';
import { countPairs, type ItemCounts } from '#features/recommendations/counts/count-pairs.ts';
import {
  MAX_SESSION_ITEMS,
  type Session,
  type SessionEvent,
  splitSessions,
} from '#features/recommendations/counts/sessions.ts';
import type { ImportedSessions } from '#features/recommendations/recommendations.port.ts';
import { addItemCounts, findProductKeys } from './item-statements.ts';

/** Events, and as many basket lines, counted in one transaction. */
const BATCH_SIZE = 5_000;
/** Items written by one statement. */
const WRITE_BATCH_SIZE = 500;
/** Events are counted after this time, when all transactions that wrote earlier ones have ended. */
const COMMIT_DELAY = "interval '1 minute'";
/** Earlier events of the same shopper that may be of the same session. */
const SESSION_WINDOW = "interval '4 hours'";

/** Only one writer at a time, in any process; released with the transaction. */
const tryClaim = defineStatement<{ mine: boolean }>(
  'recommendation.tryClaim',
  'select pg_try_advisory_xact_lock(7210946) as mine',
);
const claim = defineStatement<never>(
  'recommendation.claim',
  'select pg_advisory_xact_lock(7210946)',
);

type Progress = { readonly event_id: string; readonly line_at: string; readonly line_id: string };

const readProgress = defineStatement<Progress>(
  'recommendation.readProgress',
  `insert into recommendation_progress (id, event_id, line_at) values (1, 0, 'epoch')
   on conflict (id) do update set id = 1 returning event_id::text, line_at::text, line_id::text`,
);
const saveProgress = defineStatement<never>(
  'recommendation.saveProgress',
  `update recommendation_progress
   set event_id = $1::bigint, line_at = $2::timestamptz, line_id = $3::uuid where id = 1`,
);

type EventRow = { id: string; shopper: string; item: string; time: number };

/** Events of a shopper with consent who viewed or clicked a single product, not a list. */
const VIEW = `user_token is not null and array_length(object_ids, 1) = 1
  and event_type in ('view', 'click') and event_name <> 'Products Listed'`;
const EVENT = `id::text, user_token as shopper, object_ids[1] as item,
  (extract(epoch from received_at) * 1000)::float8 as time`;

const readEvents = defineStatement<EventRow>(
  'recommendation.readEvents',
  `select ${EVENT} from search_event
   where id > $1::bigint and received_at < now() - ${COMMIT_DELAY} and ${VIEW}
   order by search_event.id limit $2`,
);
/** Reads at most one event more of each shopper than a session may have. */
const readEarlier = defineStatement<EventRow>(
  'recommendation.readEarlier',
  `select ${EVENT} from unnest($1::text[]) as shopper (token), lateral (
     select * from search_event where user_token = shopper.token and id <= $2::bigint and ${VIEW}
     order by user_token desc, id desc limit ${MAX_SESSION_ITEMS + 1}
   ) as last_views
   where received_at > to_timestamp($3::float8 / 1000) - ${SESSION_WINDOW}
   order by last_views.id`,
);

type LineRow = {
  readonly basket: string;
  readonly item: string;
  readonly time: number;
  readonly is_new: boolean;
  readonly until: string;
  readonly until_id: string;
};

const readLines = defineStatement<LineRow>(
  'recommendation.readLines',
  `with fresh as (
     select id, basket_id, created_at from basket_line
     where (created_at, id) > ($1::timestamptz, $2::uuid) and created_at < now() - ${COMMIT_DELAY}
       and ${isShopperBasket('basket_id')}
     order by created_at, id limit $3
   ), edge as (select id, created_at from fresh order by created_at desc, id desc limit 1)
   select l.basket_id as basket, p.product_key as item,
     (l.created_at, l.id) > ($1::timestamptz, $2::uuid) as is_new,
     (extract(epoch from l.created_at) * 1000)::float8 as time,
     edge.created_at::text as until, edge.id::text as until_id
   from edge, basket_line l join variant v on v.id = l.variant_id join product p on p.id = v.product_id
   where l.basket_id in (select basket_id from fresh)
     and (l.created_at, l.id) <= (edge.created_at, edge.id)
   order by l.basket_id, l.created_at, l.id`,
);

/**
 * Number of events and lines counted in this call, at most `limit` of each; another call may have
 * more to do. 0 if another process is counting.
 */
export async function countEvents(database: Database, limit = BATCH_SIZE): Promise<number> {
  const [progress] = await database.rows(readProgress);
  if (!progress) return 0;
  const batch = await readBatch(database, progress, limit);
  const { events, lines, sessions } = batch;
  if (events.length === 0 && lines.length === 0) return 0;
  const counts = [...countPairs(sessions)];
  return await database.transaction(async (connection) => {
    const [claimed] = await connection.rows(tryClaim);
    if (!claimed?.mine) return 0;
    const [current] = await connection.rows(readProgress);
    // Another process has counted the batch since it was read.
    if (!current || !isSame(current, progress)) return 0;
    await addAndPublish(connection, counts);
    await saveNext(connection, progress, batch);
    return events.length + lines.filter((line) => line.is_new).length;
  });
}

type Batch = {
  readonly events: readonly EventRow[];
  readonly lines: readonly LineRow[];
  readonly sessions: readonly Session[];
};

/** Reads before the transaction, so that the lock is held briefly. */
async function readBatch(
  connection: Connection,
  { event_id, line_at, line_id }: Progress,
  limit: number,
): Promise<Batch> {
  const events = await connection.rows(readEvents, [event_id, limit]);
  const lines = await connection.rows(readLines, [line_at, line_id, limit]);
  const earlier = await findEarlierEvents(connection, events, event_id);
  const robots = findRobots(earlier);
  const [earlierRows, added] = [earlier, events].map((rows) =>
    rows.filter(({ shopper }) => !robots.has(shopper)),
  ) as [EventRow[], EventRow[]];
  const views = await withKnownItems(connection, [...earlierRows, ...added]);
  return { events, lines, sessions: [...toViews(views, earlierRows.length), ...toBaskets(lines)] };
}

/** Shoppers with more earlier views than a session may have; they are not counted. */
function findRobots(earlier: readonly EventRow[]): ReadonlySet<string> {
  const views = new Map<string, number>();
  for (const { shopper } of earlier) views.set(shopper, (views.get(shopper) ?? 0) + 1);
  return new Set([...views].flatMap(([shopper, n]) => (n > MAX_SESSION_ITEMS ? [shopper] : [])));
}

function isSame(a: Progress, b: Progress): boolean {
  return a.event_id === b.event_id && a.line_at === b.line_at && a.line_id === b.line_id;
}

/** Counts sessions of a file. Unknown items are left out. */
export async function importInto(
  database: Database,
  sessions: readonly Session[],
  onlyIfEmpty: boolean,
): Promise<ImportedSessions> {
  return await database.transaction(async (connection) => {
    await connection.rows(claim);
    const noneImported = { sessions: 0, events: 0, unknown: 0 };
    if (onlyIfEmpty && (await hasCounts(connection))) return noneImported;
    const totalEvents = sessions.reduce((sum, { events }) => sum + events.length, 0);
    const importable = await mapKnownItems(connection, sessions);
    const counts = [...countPairs(importable)];
    await addAndPublish(connection, counts);
    const events = importable.reduce((sum, session) => sum + session.events.length, 0);
    return { sessions: importable.length, events, unknown: totalEvents - events };
  });
}

const anyItem = defineStatement<{ found: number }>(
  'recommendation.anyItem',
  'select 1 as found from recommendation_item limit 1',
);

async function hasCounts(connection: Connection): Promise<boolean> {
  return (await connection.rows(anyItem)).length > 0;
}

async function findEarlierEvents(
  connection: Connection,
  events: readonly EventRow[],
  firstEventId: string,
): Promise<EventRow[]> {
  const [firstEvent] = events;
  if (!firstEvent) return [];
  const shoppers = [...new Set(events.map(({ shopper }) => shopper))];
  const since = events.reduce((least, { time }) => Math.min(least, time), firstEvent.time);
  return await connection.rows(readEarlier, [shoppers, firstEventId, since]);
}

/** Events name product keys, as the search index does; others are of other indexes. */
async function withKnownItems(connection: Connection, rows: readonly EventRow[]) {
  const productKeyByItem = await findProductKeys(connection, [
    ...new Set(rows.map(({ item }) => item)),
  ]);
  return rows.map((row) => ({ ...row, item: productKeyByItem.get(row.item) ?? '' }));
}

type CountedEvent = SessionEvent & { readonly isNew: boolean };

/** Sessions with a new event; the first `earlierCount` rows are counted already. */
function toViews(rows: readonly EventRow[], earlierCount: number): Session[] {
  const shoppers = new Map<string, CountedEvent[]>();
  for (const [position, { shopper, item, time }] of rows.entries()) {
    if (item === '') continue;
    const events = shoppers.get(shopper) ?? [];
    events.push({ item, time, kind: 'view', isNew: position >= earlierCount });
    shoppers.set(shopper, events);
  }
  return [...shoppers.values()].flatMap(splitSessions).flatMap((events) => {
    const counted = events.findIndex(({ isNew }) => isNew);
    return counted < 0 ? [] : [{ events, counted }];
  });
}

function toBaskets(lines: readonly LineRow[]): Session[] {
  const baskets = new Map<string, LineRow[]>();
  for (const line of lines) baskets.set(line.basket, [...(baskets.get(line.basket) ?? []), line]);
  return [...baskets.values()].map((own) => ({
    events: own.map(({ item, time }) => ({ item, time, kind: 'buy' })),
    counted: own.findIndex((line) => line.is_new),
  }));
}

async function saveNext(
  connection: Connection,
  { event_id, line_at, line_id }: Progress,
  { events, lines: [line] }: Batch,
): Promise<void> {
  await connection.rows(saveProgress, [
    events.at(-1)?.id ?? event_id,
    line?.until ?? line_at,
    line?.until_id ?? line_id,
  ]);
}

async function mapKnownItems(
  connection: Connection,
  sessions: readonly Session[],
): Promise<Session[]> {
  const items = new Set(sessions.flatMap(({ events }) => events.map(({ item }) => item)));
  const productKeyByItem = new Map<string, string>();
  for (const batch of inBatches([...items], BATCH_SIZE))
    for (const [eventItem, productKey] of await findProductKeys(connection, batch))
      productKeyByItem.set(eventItem, productKey);
  return sessions.flatMap(({ events }) => {
    const knownEvents = events.flatMap((event) => {
      const item = productKeyByItem.get(event.item);
      return item === undefined ? [] : [{ ...event, item }];
    });
    return knownEvents.length > 0 ? [{ events: knownEvents }] : [];
  });
}

/** Publishes only products of which other recommendations are shown now. */
async function addAndPublish(connection: Connection, counts: readonly ItemCounts[]) {
  const changed: string[] = [];
  for (const batch of inBatches(counts, WRITE_BATCH_SIZE))
    changed.push(...(await addItemCounts(connection, batch)));
  await publishChanges(connection, 'recommendations', changed);
}

function* inBatches<T>(all: readonly T[], size: number): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size);
}
