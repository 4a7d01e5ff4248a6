/** Writes uncaught errors of shoppers' browsers to the log, a bounded number of them. */
import { createRateLimiter } from '#kit/limits/rate-limiter.server.ts';
import type { Shop } from '#request/shop.ts';

/** Errors of a fascia in ten minutes; all are counted in `/metrics`. */
const perFascia = createRateLimiter({ attempts: 60, seconds: 600 });

type BrowserError = { readonly message: string; readonly source: string; readonly line: number };

export function reportBrowserError(
  { fascia, locale, now, log }: Pick<Shop, 'fascia' | 'locale' | 'now' | 'log'>,
  { message, source, line }: BrowserError,
): void {
  if (perFascia.secondsToWait(fascia.code, now) > 0) return;
  perFascia.count(fascia.code, now);
  const location = { fascia: fascia.code, locale: locale.tag, source: redact(source), line };
  log.warn({ ...location, error: redact(message) }, 'An uncaught error in a browser.');
}

/** Removes what looks like an email address or a query. */
function redact(text: string): string {
  return text.replace(/\S+@\S+|[?#]\S+/g, '…');
}
