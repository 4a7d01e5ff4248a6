/** Shopper profiles for personalised searches: recent events by user token. */
import { LRUCache } from 'lru-cache';
import type { Database } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';
import type { Profile } from './affinity.ts';

const EVENT_WEIGHTS = { view: 1, click: 2, conversion: 6 } as const;
/** Half-life of an event's weight, in days. */
const HALF_LIFE_DAYS = 30;
const MAX_EVENTS = 200;
const MAX_SHOPPERS = 5_000;
/**
 * Cache time of a profile, and so the delay of new events: the queries of one page arrive together.
 */
const CACHE_MS = 30_000;

type Row = { type: string; ids: string[]; filters: unknown; days: number };

const readEvents = defineStatement<Row>(
  'search.profile.read',
  `select event_type as type, object_ids as ids, body->'filters' as filters,
     (extract(epoch from now() - received_at) / 86400)::float8 as days
   from search_event where user_token = $1 and event_type in ('view', 'click', 'conversion')
   order by received_at desc limit ${MAX_EVENTS}`,
);

export type ReadProfile = (token: string) => Promise<Profile>;

export function createProfiles(database: Database): ReadProfile {
  const cache = new LRUCache<string, Promise<Profile>>({ max: MAX_SHOPPERS, ttl: CACHE_MS });
  return (token) => {
    const cached = cache.get(token);
    if (cached) return cached;
    const reading = database.rows(readEvents, [token]).then((rows) => rows.map(toProfileEvent));
    cache.set(token, reading);
    reading.catch(() => cache.delete(token));
    return reading;
  };
}

function toProfileEvent({ type, ids, filters, days }: Row): Profile[number] {
  const base = Object.hasOwn(EVENT_WEIGHTS, type)
    ? EVENT_WEIGHTS[type as keyof typeof EVENT_WEIGHTS]
    : 0;
  return {
    objectIDs: ids,
    filters: Array.isArray(filters) ? filters.filter((filter) => typeof filter === 'string') : [],
    weight: base * 0.5 ** (days / HALF_LIFE_DAYS),
  };
}
