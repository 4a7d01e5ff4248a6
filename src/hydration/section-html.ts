/**
 * Carries the HTML of server-only sections into the document without sending it twice: loader,
 * router context, React context.
 */
import { createContext, use } from 'react';
import { createContext as createRouterContext } from 'react-router';

/** HTML by section id. */
export type SectionHtml = ReadonlyMap<string, string>;

/** Set by the loader of a page with content, read when its document is rendered. */
export const sectionHtmlKey = createRouterContext<SectionHtml | null>(null);

const SectionHtmlContext = createContext<SectionHtml | null>(null);

export const SectionHtmlProvider = SectionHtmlContext.Provider;

/** Undefined in the browser, which keeps the HTML that the server sent. */
export function useSectionHtml(id: string): string | undefined {
  return use(SectionHtmlContext)?.get(id);
}
