/** Loads the category menu and the announcement for every page. */
import { scopeOf } from '#features/catalogue/catalogue.server.ts';
import type { Shop } from '#kit/shop.ts';
import { flattenCategories, type NavigationEntry } from './navigation.ts';

export type Navigation = {
  readonly categories: NavigationEntry[];
  /** Minor units; null where delivery is never free. */
  readonly freeDeliveryFrom: number | null;
};

export async function loadNavigation(shop: Shop): Promise<Navigation> {
  shop.tag('categories');
  const categories = await shop.ports.catalogue.listCategories(scopeOf(shop));
  return { categories: flattenCategories(categories), freeDeliveryFrom: shop.fascia.freeDeliveryFrom[shop.currency] ?? null };
}
