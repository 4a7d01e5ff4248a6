/** Web vitals of shoppers' browsers, kept until the next scrape of `/metrics`. */
import { PAGE_TYPES } from './page-types.server.ts';

export type WebVital = {
  readonly metric: 'LCP' | 'INP' | 'CLS' | 'FCP' | 'TTFB';
  /** Milliseconds, of CLS the score. */
  readonly value: number;
  readonly page_type: string;
};

/** Beyond it, the oldest are dropped. */
const MAX_QUEUED = 10_000;

let waiting: WebVital[] = [];

/** Counts an unknown page type as `other`, since any client can send one. */
export function queueVital(vital: WebVital): void {
  waiting.push(PAGE_TYPES.has(vital.page_type) ? vital : { ...vital, page_type: 'other' });
  if (waiting.length > MAX_QUEUED) waiting.shift();
}

export function drainVitals(): readonly WebVital[] {
  const batch = waiting;
  waiting = [];
  return batch;
}
