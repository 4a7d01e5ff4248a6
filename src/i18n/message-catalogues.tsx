/**
 * Message catalogues by language: all of them on the server, those of the visited pages in the
 * browser.
 */
import { lists, loadMessages } from 'virtual:messages';
import { importWithFallback } from '#hydration/chunk-load-error.tsx';
import { provideMessages } from './find-messages.ts';
import { createMessageWriter, type Message } from './message.ts';
import type { Messages, Text } from './text.tsx';

/** Namespace that every page loads: messages belong to it unless their file exports another. */
export const SHARED_NAMESPACE = 'shop';

type Language = {
  readonly text: Text;
  readonly messages: Map<string, Message>;
  readonly loads: Map<string, Promise<void>>;
};

const languages = new Map<string, Language>();

function openLanguage(tag: string): Language {
  const existing = languages.get(tag);
  if (existing) return existing;
  const messages = new Map<string, Message>();
  const write = createMessageWriter(tag);
  // Falls back to the key for a message that is not loaded.
  const text: Text = (id, values) => write(messages.get(id) ?? id, values);
  const language: Language = { text, messages, loads: new Map() };
  languages.set(tag, language);
  return language;
}

/** Fetches one namespace in one language, once. Never settles if it cannot be loaded. */
export function loadNamespace(tag: string, namespace: string): Promise<void> {
  const { loads } = openLanguage(tag);
  const existing = loads.get(namespace);
  if (existing) return existing;
  const load = importWithFallback(() => fetchNamespace(tag, namespace));
  loads.set(namespace, load);
  // Marks the promise as settled, so that React's `use` continues at once instead of suspending.
  void load.then((value) => Object.assign(load, { status: 'fulfilled', value }));
  return load;
}

/** Like `loadNamespace`, but rejects if the namespace cannot be loaded: for preloading. */
export async function fetchNamespace(tag: string, namespace: string): Promise<void> {
  const { messages } = openLanguage(tag);
  const loaded = await loadMessages(namespace, tag);
  for (const [id, message] of Object.entries(loaded.messages)) messages.set(id, message);
}

export type PageMessages = Messages & {
  /** Namespaces used by the page so far. */
  readonly namespaces: ReadonlySet<string>;
};

export function openMessages(tag: string): PageMessages {
  const usedNamespaces = new Set([SHARED_NAMESPACE]);
  return {
    text: openLanguage(tag).text,
    namespaces: usedNamespaces,
    load(namespace, when) {
      if (when === 'now') usedNamespaces.add(namespace);
      return import.meta.env.SSR ? null : loadNamespace(tag, namespace);
    },
  };
}

if (import.meta.env.SSR) {
  provideMessages((tag) => openLanguage(tag).text);
  await Promise.all(lists.map(([namespace, tag]) => loadNamespace(tag, namespace)));
}
