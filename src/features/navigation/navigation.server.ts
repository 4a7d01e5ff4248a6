/** Loads the category menu and the announcement for every page. */
import { scopeOf } from '#features/catalogue/catalogue.server.ts';
import type { Shop } from '#kit/shop.ts';
import { growNavigation } from './navigation.ts';
import type { Navigation } from './navigation-context.ts';

export async function loadNavigation(shop: Shop): Promise<Navigation> {
  shop.tag('categories');
  const categories = await shop.ports.catalogue.listCategories(scopeOf(shop));
  return { departments: growNavigation(categories), freeDeliveryFrom: shop.fascia.freeDeliveryFrom[shop.currency] ?? null };
}
