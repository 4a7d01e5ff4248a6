/**
 * Message catalogues by language: all of them on the server, those of the visited pages in the
 * browser.
 */
import { lists, loadMessages } from 'virtual:messages';
import { importWithFallback } from '#hydration/chunk-load-error.tsx';
import { provideMessages } from './find-messages.ts';
import { createMessageWriter, type Message } from './message.ts';
import type { Messages, Text } from './text.tsx';

/** Namespace of every page: messages belong to it unless their file names another. */
export const SHARED_NAMESPACE = 'shop';

type Language = {
  readonly text: Text;
  readonly messages: Map<string, Message>;
  readonly loads: Map<string, Promise<void>>;
};

const languages = new Map<string, Language>();

function openLanguage(tag: string): Language {
  const opened = languages.get(tag);
  if (opened) return opened;
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
  const started = loads.get(namespace);
  if (started) return started;
  const load = importWithFallback(() => fetchNamespace(tag, namespace));
  loads.set(namespace, load);
  // Marks the promise as settled, so that React's `use` continues at once instead of suspending.
  void load.then((value) => Object.assign(load, { status: 'fulfilled', value }));
  return load;
}

/** As `loadNamespace`, but rejects if the namespace cannot be loaded: for preloading. */
export async function fetchNamespace(tag: string, namespace: string): Promise<void> {
  const { messages } = openLanguage(tag);
  const found = await loadMessages(namespace, tag);
  for (const [id, message] of Object.entries(found.messages)) messages.set(id, message);
}

export type PageMessages = Messages & {
  /** Namespaces used by the page so far. */
  readonly namespaces: ReadonlySet<string>;
};

export function openMessages(tag: string): PageMessages {
  const named = new Set([SHARED_NAMESPACE]);
  return {
    text: openLanguage(tag).text,
    namespaces: named,
    load(namespace, when) {
      if (when === 'now') named.add(namespace);
      return import.meta.env.SSR ? null : loadNamespace(tag, namespace);
    },
  };
}

if (import.meta.env.SSR) {
  provideMessages((tag) => openLanguage(tag).text);
  await Promise.all(lists.map(([namespace, tag]) => loadNamespace(tag, namespace)));
}
