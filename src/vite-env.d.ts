/** Types of what Vite adds to modules. */
/// <reference types="vite/client" />

declare module 'virtual:messages' {
  import type { Message } from '#kit/message.ts';

  type Load = () => Promise<{ readonly messages: Readonly<Record<string, Message>> }>;
  /** By area, then by language tag. */
  export const areas: Readonly<Record<string, Readonly<Record<string, Load>>>>;
}

declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router';

  const build: ServerBuild;
  export = build;
}
