/** Restores the requested URL from the headers of trusted proxies. */
import type { Log } from '#kit/log.ts';

/** Restores `https://www.example.com` where a proxy terminates TLS and forwards plain HTTP. */
export function restoreForwarded(request: Request, trustedProxies: number): Request {
  if (trustedProxies === 0) return request;
  const scheme = findTrusted(request.headers.get('x-forwarded-proto'), trustedProxies);
  const host = findTrusted(request.headers.get('x-forwarded-host'), trustedProxies);
  const url = new URL(request.url);
  const restored = new URL(url);
  if (scheme === 'https' || scheme === 'http') restored.protocol = scheme;
  if (host !== null && URL.canParse(`${restored.protocol}//${host}`)) restored.host = host;
  if (restored.href === url.href) return request;
  const headers = new Headers(request.headers);
  headers.set('host', restored.host);
  return new Request(new Request(restored, request), { headers });
}

const HOUR_MS = 3_600_000;

/**
 * Logs an error, at most once an hour, if requests come through a proxy that is not configured: all
 * visitors then share its address.
 */
export function createProxyWarning(log: Log, trustedProxies: number): (headers: Headers) => void {
  let nextWarningAt = 0;
  return (headers) => {
    if (trustedProxies > 0 || Date.now() < nextWarningAt) return;
    if (
      !headers.has('x-forwarded-for') &&
      !headers.has('forwarded') &&
      !headers.has('x-forwarded-proto')
    )
      return;
    nextWarningAt = Date.now() + HOUR_MS;
    log.error(
      {},
      'Requests come through a proxy, and TRUSTED_PROXIES is 0: all visitors share one address, so failed sign-ins of one slow down all of them. Set TRUSTED_PROXIES to the number of your proxies; see docs/deploy.md.',
    );
  };
}

/**
 * The entry that the outermost trusted proxy added; the first, if there are fewer entries than
 * proxies.
 */
function findTrusted(header: string | null, trustedProxies: number): string | null {
  const entries = (header ?? '').split(',').map((entry) => entry.trim());
  return entries.at(-Math.min(trustedProxies, entries.length)) || null;
}
