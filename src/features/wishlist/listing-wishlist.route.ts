/** GET /_api/wishlist/plpData: product and colour of every wishlist item, for listing pages. */
import { requireApiCustomer } from '#features/accounts/require-customer.server.ts';
import { privateApi } from '#request/route.server.ts';

export const loader = privateApi(async (shop) => {
  const items = await shop.ports.wishlists.list(requireApiCustomer(shop).id);
  return items.map(({ productKey, colourSelected }) => ({ productKey, colourSelected }));
});
