/** The shop's words: `const text = useText(); text('pdp.lowStock', { amount: 3 })`. */
import { createContext, type Usable, use } from 'react';
import type { MessageValues } from './message.ts';

/** Every `x.messages.ts` adds its keys here by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface MessageKeys {}

export type MessageId = keyof MessageKeys & string;
export type Text = (id: MessageId, values?: MessageValues) => string;

export type Messages = {
  readonly text: Text;
  /** Settles when the words of an area are there, and is the same each time; null where all of them always are. */
  readonly need: (namespace: string, when: 'now' | 'lazy') => Usable<void> | null;
};

const MessagesContext = createContext<Messages>({ text: (id) => id, need: () => null });

export const MessagesProvider = MessagesContext.Provider;

/**
 * `namespace` is what the page's `x.messages.ts` exports as such: its words are fetched with the page that names it.
 * Whoever stands below the page needs not name it again.
 */
export function useText(namespace?: string): Text {
  return useMessages(namespace, 'now');
}

/** For what wakes late: its words are not fetched with the page that the server drew it into, but with its code. */
export function useLazyText(namespace: string): Text {
  return useMessages(namespace, 'lazy');
}

function useMessages(namespace: string | undefined, when: 'now' | 'lazy'): Text {
  const { text, need } = use(MessagesContext);
  const coming = namespace === undefined ? null : need(namespace, when);
  if (coming) use(coming);
  return text;
}
