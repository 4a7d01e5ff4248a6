/** Web vitals of shoppers' browsers, kept until the next scrape of `/metrics`. */

export type WebVital = {
  readonly metric: 'LCP' | 'INP' | 'CLS' | 'FCP' | 'TTFB';
  /** Milliseconds, of CLS the score. */
  readonly value: number;
  readonly page_type: string;
};

/** Beyond it, the oldest are dropped. */
const MAX_QUEUED = 10_000;
/** Page types, which browsers name; further ones are `other`. */
const MAX_PAGES = 60;

let waiting: WebVital[] = [];
const pages = new Set<string>();

export function queueVital(vital: WebVital): void {
  const { page_type } = vital;
  if (pages.size < MAX_PAGES) pages.add(page_type);
  waiting.push(pages.has(page_type) ? vital : { ...vital, page_type: 'other' });
  if (waiting.length > MAX_QUEUED) waiting.shift();
}

export function drainVitals(): readonly WebVital[] {
  const taken = waiting;
  waiting = [];
  return taken;
}
