/** Translated messages: `const text = useText(); text('pdp.lowStock', { amount: 3 })`. */
import { createContext, type Usable, use } from 'react';
import type { MessageValues } from './message.ts';

/** Every `x.messages.ts` adds its keys here by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface MessageKeys {}

export type MessageId = keyof MessageKeys & string;
export type Text = (id: MessageId, values?: MessageValues) => string;

export type Messages = {
  readonly text: Text;
  /**
   * Promise that resolves when a namespace is loaded, the same at each call; null where all of them
   * are loaded.
   */
  readonly load: (namespace: string, when: 'now' | 'lazy') => Usable<void> | null;
};

const MessagesContext = createContext<Messages>({ text: (id) => id, load: () => null });

export const MessagesProvider = MessagesContext.Provider;

/**
 * `namespace` is exported by the `x.messages.ts` in question. Its messages are fetched with the
 * page that uses it. Components below that page need not pass it again.
 */
export function useText(namespace?: string): Text {
  return useMessages(namespace, 'now');
}

/**
 * For islands: their messages are not fetched with the page, although the server rendered it with
 * them, but with their code.
 */
export function useLazyText(namespace: string): Text {
  return useMessages(namespace, 'lazy');
}

function useMessages(namespace: string | undefined, when: 'now' | 'lazy'): Text {
  const { text, load } = use(MessagesContext);
  const pending = namespace === undefined ? null : load(namespace, when);
  if (pending) use(pending);
  return text;
}
