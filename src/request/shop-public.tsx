/** What components know of the shop they stand in. */
import { createContext, useContext } from 'react';
import type { ShopPublic } from './shop.ts';

const ShopContext = createContext<ShopPublic | null>(null);

export const ShopProvider = ShopContext.Provider;

/** @throws Error outside a page. */
export function useShop(): ShopPublic {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('useShop needs a ShopProvider above it.');
  return shop;
}

/** What paths begin with in the page's language; '' where no shop was found. */
export function useShopPrefix(): string {
  return useContext(ShopContext)?.prefix ?? '';
}
