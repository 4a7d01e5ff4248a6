/** Rebuilds the address that the browser asked for from what trusted proxies say of it. */
import type { Log } from '#kit/log.ts';

/** `https://www.example.com` as the browser sent it, where a proxy in front speaks TLS and the server plain HTTP. */
export function restoreForwarded(request: Request, trustedProxies: number): Request {
  if (trustedProxies === 0) return request;
  const scheme = readTrusted(request.headers.get('x-forwarded-proto'), trustedProxies);
  const host = readTrusted(request.headers.get('x-forwarded-host'), trustedProxies);
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

/** Says loudly, once an hour, that a proxy is in front which nobody configured: every visitor has its address then. */
export function createProxyWarning(log: Log, trustedProxies: number): (headers: Headers) => void {
  let next = 0;
  return (headers) => {
    if (trustedProxies > 0 || Date.now() < next) return;
    if (
      !headers.has('x-forwarded-for') &&
      !headers.has('forwarded') &&
      !headers.has('x-forwarded-proto')
    )
      return;
    next = Date.now() + HOUR_MS;
    log.error(
      {},
      'Requests come through a proxy, and TRUSTED_PROXIES is 0: all visitors share one address, so guessing at passwords by one slows all of them down. Set TRUSTED_PROXIES to the number of your proxies; see docs/deploy.md.',
    );
  };
}

/** The entry that the outermost trusted proxy wrote; where there are fewer entries than proxies, that is the first. */
function readTrusted(header: string | null, trustedProxies: number): string | null {
  const entries = (header ?? '').split(',').map((entry) => entry.trim());
  return entries.at(-Math.min(trustedProxies, entries.length)) || null;
}
