/** Events of a Chromium trace, for benchmarks. */
import type { Browser } from '@playwright/test';

/** Times are in microseconds. */
export type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Clock of the thread, as for `tdur`. */
  readonly tts?: number;
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly type?: string } };
};

/** Ends the browser's trace. Resolves to its events by time. */
export async function stopTracing(browser: Browser): Promise<readonly TraceEvent[]> {
  const { traceEvents }: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  );
  return traceEvents.toSorted((a, b) => a.ts - b.ts);
}
