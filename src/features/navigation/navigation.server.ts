/** Loads the category menu and the announcement of every page. */
import { loadCategories } from '#features/catalogue/catalogue.server.ts';
import type { Shop } from '#request/shop.ts';
import { growNavigation, type Navigation } from './navigation.ts';

export async function loadNavigation(shop: Shop): Promise<Navigation> {
  const departments = growNavigation(await loadCategories(shop));
  return { departments, freeDeliveryFrom: shop.fascia.freeDeliveryFrom[shop.currency] ?? null };
}
