/** Types of Vite's environment and of its module of messages. */
/// <reference types="vite/client" />

declare module 'virtual:messages' {
  import type { Message } from '#i18n/message.ts';

  type Messages = { readonly messages: Readonly<Record<string, Message>> };
  /** Rejects for a namespace or language without a file. */
  export const loadMessages: (namespace: string, tag: string) => Promise<Messages>;
  /**
   * All namespaces and languages on the server, which loads them at start; empty in the browser.
   */
  export const lists: readonly (readonly [namespace: string, tag: string])[];
}
