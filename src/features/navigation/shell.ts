/** How what stands around every page reaches the server's drawing of it and never the browser: root loader, router context, React context. */
import { createContext, useContext } from 'react';
import { createContext as createRouterContext } from 'react-router';

/** HTML of the parts that are the same on every page of a fascia in a language. */
export type ShellHtml = {
  readonly announcement: string;
  readonly menu: string;
  readonly footerPages: string;
  readonly consent: string;
};

/** Filled by the root loader, read when the document is drawn. */
export const shellKey = createRouterContext<ShellHtml | null>(null);

const ShellContext = createContext<ShellHtml | null>(null);

export const ShellProvider = ShellContext.Provider;

/** null in the browser, which keeps what it was sent. */
export function useShell(): ShellHtml | null {
  return useContext(ShellContext);
}
