/** Serves `favicon.ico` and `robots.txt` of a fascia. */
import type { Site } from '../app/shop.server.ts';

const logos = import.meta.glob<string>('../../fascias/*/favicon.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/**
 * The fascia's icon, as SVG: browsers accept it under this name, since the content type decides.
 */
export function respondWithFavicon({ fascia }: Site): Response {
  const icon = logos[`../../fascias/${fascia.code}/favicon.svg`];
  if (!icon) return new Response(null, { status: 204 });
  return new Response(icon, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  });
}

/** Pages of a single shopper, and API paths. */
const PRIVATE_PAGES = [
  '/basket',
  '/agent-cart',
  '/checkout',
  '/cookies',
  '/wishlist',
  '/account',
  '/login',
];
const DISALLOWED_PATHS = ['/_api/', '/search/1/'];

/** Disallows crawling of pages of a single shopper and of APIs. */
export function respondWithRobots({
  languages,
  origin,
}: Pick<Site, 'languages' | 'origin'>): Response {
  const disallowed = [
    ...languages.flatMap(({ prefix }) => PRIVATE_PAGES.map((path) => `${prefix}${path}`)),
    ...DISALLOWED_PATHS,
  ];
  const lines = [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}
