/** Rebuilds the address that the browser asked for from what trusted proxies say of it. */

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

/** The entry that the outermost trusted proxy wrote; where there are fewer entries than proxies, that is the first. */
function readTrusted(header: string | null, trustedProxies: number): string | null {
  const entries = (header ?? '').split(',').map((entry) => entry.trim());
  return entries.at(-Math.min(trustedProxies, entries.length)) || null;
}
