/** Events of shoppers, grouped into sessions; they carry no identity beyond the session. */

export const EVENT_KINDS = ['view', 'buy'] as const;
/** `buy`: added to a basket or bought. */
export type EventKind = (typeof EVENT_KINDS)[number];

export type SessionEvent = {
  /** Product key, or the sku of one of its variants. */
  readonly item: string;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly kind: EventKind;
};

/** Events of one visit, oldest first. */
export type Session = {
  readonly events: readonly SessionEvent[];
  /** Number of first events that are already counted; only pairs with a later event are new. */
  readonly counted?: number;
};

/** A longer pause begins another session. */
export const SESSION_PAUSE_MS = 30 * 60_000;

/** Sessions with more products are those of crawlers; they are not counted. */
export const MAX_SESSION_ITEMS = 100;

/** Splits one shopper's events, oldest first, where they pause. */
export function splitSessions<E extends SessionEvent>(events: readonly E[]): E[][] {
  const sessions: E[][] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const event of events) {
    if (event.time - last > SESSION_PAUSE_MS) sessions.push([]);
    sessions.at(-1)?.push(event);
    last = event.time;
  }
  return sessions;
}

/** Different items that were viewed, in the order of their first view. */
export function listViewed(events: readonly SessionEvent[]): string[] {
  return [...new Set(events.flatMap(({ item, kind }) => (kind === 'view' ? [item] : [])))];
}
