/** Lazy-loads and hydrates a part of the page when it comes near the viewport. */
import type { ComponentType } from 'react';
import { islandsStart, lazyExport } from './island.tsx';
import { whenNearViewport } from './when-near-viewport.browser.ts';

/**
 * Like `hydrateOnInteraction`, for parts far down a page, which also wait until their element, of
 * this `id`, comes near. On the server, and after a client navigation, the part is rendered at
 * once.
 */
export function hydrateWhenNear<
  Name extends PropertyKey,
  Module extends Record<Name, ComponentType<never>>,
>(load: () => Promise<Module>, name: Name, id: string) {
  return lazyExport(load, name, async () => {
    if (import.meta.env.SSR) return;
    await Promise.all([islandsStart, whenNearViewport(document.getElementById(id))]);
  });
}
