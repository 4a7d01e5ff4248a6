/** GET /_api/customer/getCustomer: affiliate id for share links; `customer` is null for guests. */
import { privateApi } from '#request/route.server.ts';
import { loadAffiliateId } from './load-affiliate-id.server.ts';

export const loader = privateApi(async (shop) => ({
  customer: shop.customer && { affiliateId: await loadAffiliateId(shop) },
}));
