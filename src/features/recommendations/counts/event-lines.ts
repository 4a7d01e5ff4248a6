/** Reads events of shoppers in JSON Lines: `{"session":"s1","item":"TEE1","time":…,"kind":"view"}`. */
import type { EventKind, Session, SessionEvent } from './sessions.ts';

export type EventLine = SessionEvent & { readonly session: string };

/** Kinds by the names that other systems give them. */
const KINDS: Readonly<Record<string, EventKind>> = {
  ...{ view: 'view', click: 'view', pageview: 'view', clicks: 'view' },
  ...{ buy: 'buy', purchase: 'buy', transaction: 'buy', order: 'buy', orders: 'buy' },
  ...{ cart: 'buy', carts: 'buy', add: 'buy', addtocart: 'buy', add_to_cart: 'buy' },
};
const MAX_ID_LENGTH = 200;
/** Times before this are in seconds: the year 1973 in milliseconds. */
const SECONDS_BELOW = 1e11;

/** null for a line that is not an event. `time`: ISO date, or seconds or milliseconds since 1970. */
export function parseEventLine(line: string): EventLine | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(line);
  } catch {
    return null;
  }
  if (typeof parsed !== 'object' || parsed === null) return null;
  const fields = new Map<string, unknown>(Object.entries(parsed));
  const [session, item] = [parseId(fields.get('session')), parseId(fields.get('item'))];
  const time = parseTime(fields.get('time'));
  const kind = KINDS[String(fields.get('kind') ?? 'view').toLowerCase()];
  return session === null || item === null || time === null || !kind
    ? null
    : { session, item, time, kind };
}

function parseId(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' &&
    text !== '' &&
    text.length <= MAX_ID_LENGTH &&
    !text.includes('\0')
    ? text
    : null;
}

function parseTime(value: unknown): number | null {
  const number =
    typeof value === 'string' && !/^[\d.]+$/.test(value) ? Date.parse(value) : Number(value);
  if (value === null || value === '' || !Number.isFinite(number) || number < 0) return null;
  return number < SECONDS_BELOW ? number * 1000 : number;
}

/** Sessions with their events in order of time, in the order of their last event. */
export function groupEventLines(lines: Iterable<EventLine>): Session[] {
  const sessions = new Map<string, SessionEvent[]>();
  for (const { session, ...event } of lines) {
    const events = sessions.get(session);
    if (events) events.push(event);
    else sessions.set(session, [event]);
  }
  const lastTime = ({ events }: Session) => events.at(-1)?.time ?? 0;
  return [...sessions.values()]
    .map((events): Session => ({ events: events.sort((a, b) => a.time - b.time) }))
    .sort((a, b) => lastTime(a) - lastTime(b));
}
