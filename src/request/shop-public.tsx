/** React context with the shop's public data. */
import { createContext, useContext } from 'react';
import type { ShopPublic } from './shop.ts';

const ShopContext = createContext<ShopPublic | null>(null);

export const ShopProvider = ShopContext.Provider;

/** @throws Error without a `ShopProvider` above. */
export function useShop(): ShopPublic {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('useShop needs a ShopProvider above it.');
  return shop;
}

/** Null where no shop was found. */
export function useOptionalShop(): ShopPublic | null {
  return useContext(ShopContext);
}

/** Path prefix of the page's language; '' where no shop was found. */
export function useShopPrefix(): string {
  return useContext(ShopContext)?.prefix ?? '';
}
