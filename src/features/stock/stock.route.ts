/** GET /_api/stock/{productId}: current stock by variant. */
import { loadStock } from '#features/catalogue/catalogue.server.ts';
import { sharedApi } from '#request/route.server.ts';
import type { StockResponse } from './stock.ts';

export const loader = sharedApi(async (shop, { params }): Promise<StockResponse> => {
  const stock = await loadStock(shop, params.productId ?? '');
  return {
    variants: stock.map(({ id, isOnStock, availableQuantity }) => ({
      id,
      isOnStock,
      availableQuantity,
    })),
  };
});
