/** Types of what Vite adds to modules. */
/// <reference types="vite/client" />

declare module 'virtual:messages' {
  import type { Messages } from '@lingui/core';
  export const languages: Readonly<Record<string, () => Promise<{ readonly messages: Messages }>>>;
}

/** Imported for what it does: the words of one area are there when the import is done. */
declare module 'virtual:words/*' {}

declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router';

  const build: ServerBuild;
  export = build;
}
