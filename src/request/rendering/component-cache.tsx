/**
 * Reuses the server's HTML of a component whose output depends only on its properties and the
 * shop, such as a product card. The browser has no such cache and hydrates the same HTML.
 */
import { createContext, type ReactNode, use } from 'react';
import type { ShopPublic } from '../shop.ts';
import { useOptionalShop } from '../shop-public.tsx';

/** Returns the HTML inside the outermost element of `part`, rendered once for each key. */
export type ComponentCache = (key: string, shop: ShopPublic, part: ReactNode) => string;

/** Marked as pure, so that the bundler leaves it out of the browser's code. */
export const ComponentCacheContext = /* @__PURE__ */ createContext<ComponentCache | null>(null);

/**
 * `part` must have one element around it, use neither `useId` nor messages of a namespace, and
 * depend on nothing but `props`, which are plain values, and the shop. Null without a cache. No
 * hook may be called after this one: rendering resets the state of the hooks of its caller.
 */
export function useCachedHtml(name: string, props: object, part: ReactNode): string | null {
  const cache = use(ComponentCacheContext);
  const shop = useOptionalShop();
  return cache && shop && cache(`${name}|${JSON.stringify(props)}`, shop, part);
}
