/** How the HTML of static sections reaches the document without being sent twice: loader, router context, React context. */
import { createContext, use } from 'react';
import { createContext as createRouterContext } from 'react-router';

/** By section. */
export type SectionHtml = ReadonlyMap<string, string>;

/** Filled by the loader of a page with content, read when its document is drawn. */
export const sectionHtmlKey = createRouterContext<SectionHtml | null>(null);

const SectionHtmlContext = createContext<SectionHtml | null>(null);

export const SectionHtmlProvider = SectionHtmlContext.Provider;

/** Undefined in the browser, which keeps what it was sent. */
export function useSectionHtml(id: string): string | undefined {
  return use(SectionHtmlContext)?.get(id);
}
