/** Types of what Vite adds to modules. */
/// <reference types="vite/client" />

declare module 'virtual:messages' {
  import type { Messages } from '@lingui/core';
  export const languages: Readonly<Record<string, () => Promise<{ readonly messages: Messages }>>>;
}

declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router';

  const build: ServerBuild;
  export = build;
}
