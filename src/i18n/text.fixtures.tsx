/** Message keys with their values instead of texts, for component tests: `pdp.lowStock(3)`. */
import type { ReactNode } from 'react';
import { MessagesProvider } from './text.tsx';

const messageKeys = {
  text: (id: string, values?: Readonly<Record<string, unknown>>) =>
    values ? `${id}(${Object.values(values).join(', ')})` : id,
  load: () => null,
};

export function MessageKeysProvider({ children }: { readonly children: ReactNode }) {
  return <MessagesProvider value={messageKeys}>{children}</MessagesProvider>;
}
