/** Small files that every browser asks for. */
import type { Site } from './shop.server.ts';

const logos = import.meta.glob<string>('../fascias/*/favicon.svg', { eager: true, query: '?raw', import: 'default' });

/** The fascia's mark; browsers take SVG under this name as long as the type says so. */
export function answerFavicon({ fascia }: Site): Response {
  const mark = logos[`../fascias/${fascia.code}/favicon.svg`];
  if (!mark) return new Response(null, { status: 204 });
  return new Response(mark, { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' } });
}

/** Crawlers may read pages; what one shopper sees, and answers for programs, they may not. */
export function answerRobots(_site: Site): Response {
  const closed = ['/basket', '/checkout', '/wishlist', '/account', '/login', '/_api/', '/search/1/'];
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
