/** Types of what Vite adds to modules. */
/// <reference types="vite/client" />

declare module 'virtual:messages' {
  import type { Message } from '#i18n/message.ts';

  type Messages = { readonly messages: Readonly<Record<string, Message>> };
  /** Rejects for what no file has. */
  export const loadMessages: (namespace: string, tag: string) => Promise<Messages>;
  /** All there is to load, where it is loaded beforehand. */
  export const lists: readonly (readonly [namespace: string, tag: string])[];
}

declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router';

  const build: ServerBuild;
  export = build;
}
