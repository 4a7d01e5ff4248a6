/** GET /_api/customer/getCustomer: what share links name of a customer; null for guests. SHARE-1. */
import { privateApi } from '#request/route.server.ts';
import { loadAffiliateId } from './load-affiliate-id.server.ts';

export const loader = privateApi(async (shop) => ({
  customer: shop.customer && { affiliateId: await loadAffiliateId(shop) },
}));
