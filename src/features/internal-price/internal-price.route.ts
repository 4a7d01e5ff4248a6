/** GET /_api/internalPrice/{productId}: how prices came about, for internal users. */
import { scopeOf } from '#features/catalogue/catalogue.server.ts';
import { Problem } from '#kit/problem.ts';
import { privateApi } from '#request/route.server.ts';
import type { InternalPriceAnswer } from './internal-price.ts';

/** From elsewhere it answers as for a product that is not sold: nobody can try who is let in. */
export const loader = privateApi(async (shop, { params }): Promise<InternalPriceAnswer> => {
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
