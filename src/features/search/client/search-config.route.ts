/**
 * GET /_api/search/config: configuration for querying the index from the
 * browser and rendering its results.
 */
import { sharedApi } from '#request/route.server.ts';
import { loadCardPromotions } from '../card-promotions.server.ts';
import { loadSearchConfig } from '../search.server.ts';
import type { BrowserSearchConfig } from './search-config.browser.ts';

export const loader = sharedApi(async (shop, { request }) => {
  const config = loadSearchConfig(shop);
  const { host, protocol } = new URL(request.url);
  const ownHost = {
    url: `${host}/search`,
    protocol: protocol === 'https:' ? 'https' : 'http',
    accept: 'readWrite',
  } as const;
  const hosts = config.hosts.length > 0 ? config.hosts : [ownHost];
  const response: BrowserSearchConfig = {
    ...config,
    hosts,
    promotions: await loadCardPromotions(shop),
  };
  return Response.json(response, { headers: { 'cache-control': 'public, max-age=300' } });
});
