/** GET /_api/wishlist/savedItem: the wishlist item of a product and colour, else null. */
import { requireApiCustomer } from '#features/accounts/require-customer.server.ts';
import { createFieldProblem } from '#kit/problem.ts';
import { privateApi } from '#request/route.server.ts';

export const loader = privateApi(async (shop, { request }) => {
  const { id } = requireApiCustomer(shop);
  const { searchParams } = new URL(request.url);
  const [productKey, colourSelected] = [
    parseKey(searchParams, 'productKey'),
    parseKey(searchParams, 'colourSelected'),
  ];
  const saved = await shop.ports.wishlists.find(id, { productKey, colourSelected });
  if (!saved) return { wishlistItem: null };
  const { lineItemSku, sizeSelected } = saved;
  return { wishlistItem: { productKey, colourSelected, lineItemSku, sizeSelected } };
});

function parseKey(search: URLSearchParams, name: string): string {
  const value = search.get(name) ?? '';
  if (value === '' || value.length > 100) throw createFieldProblem(name, '1 to 100 characters');
  return value;
}
