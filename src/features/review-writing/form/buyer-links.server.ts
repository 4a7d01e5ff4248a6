/** Creates signed links that prove a purchase, for the command that prints them. */
import type { Catalogue, CatalogueScope } from '#features/catalogue/catalogue.port.ts';
import type { BuyerLinks } from '#features/review-moderation/buyer-links.ts';
import { Problem } from '#kit/problem.ts';
import type { PrivateShop } from '#request/shop.ts';
import { signBuyerToken } from './buyer-token.server.ts';

const DAY_MS = 86_400_000;

export type BuyerLinkDeps = Pick<PrivateShop, 'sign'> & {
  readonly catalogue: Pick<Catalogue, 'findProduct'>;
  /** Every fascia and language in which the product may be sold. */
  readonly scopes: readonly CatalogueScope[];
};

export function createBuyerLinks(
  { sign, catalogue, scopes }: BuyerLinkDeps,
  now: () => Date = () => new Date(),
): BuyerLinks {
  return {
    async signBuyerLink({ productKey, order, days }) {
      for (const scope of scopes) {
        const found = await catalogue.findProduct(scope, { productKey });
        if (!found || !('product' in found)) continue;
        const until = new Date(now().getTime() + days * DAY_MS);
        const token = signBuyerToken({ sign }, { order, productKey, until });
        return { slug: found.product.slug, token };
      }
      throw new Problem(404, 'product.notSold', `${productKey}: there is no such product.`, {
        field: 'productKey',
      });
    },
  };
}
