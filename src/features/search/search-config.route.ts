/** GET /_api/search/config: what a browser needs to ask the index itself. */
import { sharedApi } from '#kit/route.server.ts';
import { loadSearchConfig } from './search.server.ts';
import type { SearchConfig } from './search.ts';

export const loader = sharedApi(async (shop, { request }) => {
  const config = loadSearchConfig(shop);
  const { host, protocol } = new URL(request.url);
  const own = { url: `${host}/search`, protocol: protocol === 'https:' ? 'https' : 'http', accept: 'readWrite' } as const;
  const answer: SearchConfig = { ...config, hosts: config.hosts.length > 0 ? config.hosts : [own] };
  return Response.json(answer, { headers: { 'cache-control': 'public, max-age=300' } });
});
