/** Counters of events that operators watch, exposed by `/metrics`. */

export type EventName = 'reservation_limited' | 'voucher_guesses_refused';

const counts = new Map<
  string,
  { readonly event: EventName; readonly fascia: string; count: number }
>();

export function countEvent(event: EventName, fascia: string): void {
  const key = `${event}|${fascia}`;
  const counted = counts.get(key);
  if (counted) counted.count += 1;
  else counts.set(key, { event, fascia, count: 1 });
}

export function listEventCounts(): readonly {
  readonly event: EventName;
  readonly fascia: string;
  readonly count: number;
}[] {
  return [...counts.values()];
}
