/** Adds the membership of a guest who chose "sign up and add", once they are signed in. */
import { addToBasket } from '#features/basket/basket.server.ts';
import { loadProductBySlug } from '#features/catalogue/catalogue.server.ts';
import { isProblem } from '#kit/problem.ts';
import { links } from '#links';
import type { PrivateShop } from '#request/shop.ts';

const ADDING = /^\/premier\/(?<slug>[^/?]+)\?add=1$/;

/**
 * Returns the next page: the basket once the membership is in it, else `returnTo`. When it
 * cannot be added, the product's page shows why.
 */
export async function addMembership(
  shop: PrivateShop,
  returnTo: string | null,
): Promise<string | null> {
  const slug = ADDING.exec(returnTo ?? '')?.groups?.slug;
  if (slug === undefined) return returnTo;
  try {
    const result = await loadProductBySlug(shop, decodeURIComponent(slug));
    const variant =
      'product' in result && result.product.isPremier ? result.product.variants[0] : undefined;
    if (!variant) return links.premier({ slug });
    await addToBasket(shop, [{ sku: variant.sku, quantity: 1 }]);
    return links.basket();
  } catch (error) {
    if (isProblem(error) && error.code === 'membership.onlyOne') return links.basket();
    if (isProblem(error) || error instanceof URIError) return links.premier({ slug });
    throw error;
  }
}
