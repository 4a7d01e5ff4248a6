/** GET /_api/internalPrice/{productId}: price breakdown for internal users. */
import { scopeOf } from '#features/catalogue/catalogue.server.ts';
import { Problem } from '#kit/problem.ts';
import { privateApi } from '#request/route.server.ts';
import type { InternalPriceResponse } from './internal-price.ts';

/**
 * Answers callers outside the office networks as for an unknown product, so that access cannot be
 * probed.
 */
export const loader = privateApi(async (shop, { params }): Promise<InternalPriceResponse> => {
  const variants = shop.isOffice
    ? await shop.ports.catalogue.findPriceInfo(scopeOf(shop), params.productId ?? '')
    : null;
  if (!variants)
    throw new Problem(
      404,
      'product.notSold',
      'productId: this shop does not sell such a product.',
      { field: 'productId' },
    );
  return { variants };
});
