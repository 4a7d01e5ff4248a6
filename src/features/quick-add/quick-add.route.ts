/** GET /_api/quickadd/{productId}: the product with variants, images and prices. */
import { loadProductById } from '#features/catalogue/catalogue.server.ts';
import { sharedApi } from '#request/route.server.ts';
import { toQuickAddProduct } from './quick-add.ts';

export const loader = sharedApi(async (shop, { params }) =>
  toQuickAddProduct(await loadProductById(shop, params.productId ?? '')),
);
