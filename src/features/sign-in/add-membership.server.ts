/** A guest who pressed "sign up and add" has the membership in the basket as soon as they are signed in. */
import { addToBasket } from '#features/basket/basket.server.ts';
import { loadProductBySlug } from '#features/catalogue/catalogue.server.ts';
import { isProblem } from '#kit/problem.ts';
import { links } from '#links';
import type { PrivateShop } from '#request/shop.ts';

const ADDING = /^\/premier\/(?<slug>[^/?]+)\?add=1$/;

/** Where to go on: the basket once it is there, else where they were going. What may not be added is told by its page. */
export async function addMembership(
  shop: PrivateShop,
  destination: string | null,
): Promise<string | null> {
  const slug = ADDING.exec(destination ?? '')?.groups?.slug;
  if (slug === undefined) return destination;
  try {
    const found = await loadProductBySlug(shop, decodeURIComponent(slug));
    const variant =
      'product' in found && found.product.isPremier ? found.product.variants[0] : undefined;
    if (!variant) return links.premier({ slug });
    await addToBasket(shop, [{ sku: variant.sku, quantity: 1 }]);
    return links.basket();
  } catch (error) {
    if (isProblem(error) && error.code === 'membership.onlyOne') return links.basket();
    if (isProblem(error) || error instanceof URIError) return links.premier({ slug });
    throw error;
  }
}
