/** Tests of pages that end their caching themselves. */
import type { LoaderFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import { shopContext } from '#request/shop.ts';
import { createTestHttpApp } from '#test/create-test-http-app.ts';
import { createRouterBuild } from '#test/servers/create-router-build.ts';
import { createHtmlCache } from './html-cache.server.ts';
import { createPageHandler } from './pages.server.ts';

test('a page is rendered again once what it shows has ended, at the earliest of several times', async () => {
  const until = Date.now() + 200_000;
  let now = 0;
  let renders = 0;
  const build = createRouterBuild(
    {
      page: {
        id: 'page',
        path: 'page',
        module: {
          loader({ context }: LoaderFunctionArgs) {
            for (const ms of [100_000, 0, 50_000])
              context.get(shopContext).cacheUntil(new Date(until + ms));
            renders += 1;
            return null;
          },
          default: () => null,
        },
      },
    },
    () => new Response('<p>page</p>', { headers: { 'content-type': 'text/html' } }),
  );
  const cache = createHtmlCache({ maxBytes: 2 ** 20, now: () => now });
  const app = createTestHttpApp({ pages: createPageHandler(async () => build, cache) });
  const send = async () =>
    (await app.request('http://localhost/page', { headers: { host: 'localhost' } })).status;
  for (const [time, count] of [
    [0, 1],
    [190_000, 1],
    [200_000, 2],
  ] as const) {
    now = time;
    expect([await send(), renders]).toEqual([200, count]);
  }
});
