/** GET /_api/delivery: services that deliver a product, with current delivery days. DEL-1, DEL-2. */
import { sharedApi } from '#request/route.server.ts';
import { loadDelivery } from './delivery.server.ts';

export const loader = sharedApi(async (shop, { request }) =>
  Response.json(await loadDelivery(shop, new URL(request.url).searchParams), {
    headers: { 'cache-control': 'no-store' },
  }),
);
