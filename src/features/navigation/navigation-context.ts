/** How the menu reaches the server's drawing of the page and never the browser: root loader, router context, React context. */
import { createContext, useContext } from 'react';
import { createContext as createRouterContext } from 'react-router';
import type { NavigationNode } from './navigation.ts';

export type Navigation = {
  readonly departments: readonly NavigationNode[];
  /** Minor units; null where delivery is never free. */
  readonly freeDeliveryFrom: number | null;
};

const none: Navigation = { departments: [], freeDeliveryFrom: null };

/** Filled by the root loader, read when the document is drawn. */
export const navigationKey = createRouterContext<Navigation>(none);

const NavigationContext = createContext<Navigation>(none);

export const NavigationProvider = NavigationContext.Provider;

export function useNavigation(): Navigation {
  return useContext(NavigationContext);
}
