/** GET /_api/search/wishlistProductSearch: cards of the wishlist's items, for carousels. */
import { requireApiCustomer } from '#features/accounts/require-customer.server.ts';
import { privateApi } from '#request/route.server.ts';
import { loadWishlist } from './wishlist.server.ts';

export const loader = privateApi(async (shop) => {
  const { lines } = await loadWishlist(shop, requireApiCustomer(shop), 0);
  return { wishlistProductSearch: lines };
});
