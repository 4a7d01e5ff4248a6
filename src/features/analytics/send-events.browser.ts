/** Sends events to this shop's own collector: in batches, also when the page is left. */
import { links } from '#links';
import type { ShopEvent } from './events/event-catalogue.ts';
import { MAX_EVENT_BATCH } from './events/event-channel.ts';

const WAIT_MS = 5_000;

const waiting: ShopEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

export function sendEvent(event: ShopEvent): void {
  waiting.push(event);
  if (waiting.length >= MAX_EVENT_BATCH) flushEvents();
  else timer ??= setTimeout(flushEvents, WAIT_MS);
}

/** Events that the browser refuses to send are lost. */
export function flushEvents(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  const events = waiting.splice(0, MAX_EVENT_BATCH);
  const body = new Blob([JSON.stringify({ events })], { type: 'application/json' });
  navigator.sendBeacon?.(links.api.events(), body);
  if (waiting.length > 0) timer = setTimeout(flushEvents, WAIT_MS);
}
