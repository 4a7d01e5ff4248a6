/** How the HTML of static sections reaches the document without being sent twice: loader, router context, React context. */
import { createContext, use } from 'react';
import { createContext as createRouterContext } from 'react-router';

/** By section. */
export type DrawnSections = ReadonlyMap<string, string>;

/** Filled by the loader of a page with content, read when its document is drawn. */
export const drawnSectionsKey = createRouterContext<DrawnSections | null>(null);

const DrawnSectionsContext = createContext<DrawnSections | null>(null);

export const DrawnSectionsProvider = DrawnSectionsContext.Provider;

/** Undefined in the browser, which keeps what it was sent. */
export function useDrawnSection(id: string): string | undefined {
  return use(DrawnSectionsContext)?.get(id);
}
