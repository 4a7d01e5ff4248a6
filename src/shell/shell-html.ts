/**
 * Carries the layout's HTML to the server's render and never to the browser: root loader, router
 * context, React context.
 */
import { createContext, useContext } from 'react';
import { createContext as createRouterContext } from 'react-router';

/** HTML that is the same on every page of a fascia and locale. */
export type ShellHtml = {
  readonly announcement: string;
  readonly menu: string;
  readonly footerPages: string;
  readonly footerLegal: string;
  readonly consent: string;
};

/** Set by the root loader, read when the document is rendered. */
export const shellHtmlContext = createRouterContext<ShellHtml | null>(null);

const ShellContext = createContext<ShellHtml | null>(null);

export const ShellProvider = ShellContext.Provider;

/** Null in the browser, which keeps the HTML that the server sent. */
export function useShellHtml(): ShellHtml | null {
  return useContext(ShellContext);
}
