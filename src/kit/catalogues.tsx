/** The languages' words in memory: all of them on the server, those of the visited pages in the browser. */
import { lists, loadMessages } from 'virtual:messages';
import { reach } from '#hydration/chunk-load-error.tsx';
import { createMessageWriter, type Message } from './message.ts';
import type { Text, Words } from './text.tsx';
import { provideTexts } from './texts.ts';

/** The area of every page: what messages are in unless their file names another. */
export const SHOP_AREA = 'shop';

type Language = {
  readonly text: Text;
  readonly messages: Map<string, Message>;
  readonly loads: Map<string, Promise<void>>;
};

const languages = new Map<string, Language>();

function openLanguage(tag: string): Language {
  const known = languages.get(tag);
  if (known) return known;
  const messages = new Map<string, Message>();
  const write = createMessageWriter(tag);
  // Keys stand for themselves where their words were not loaded.
  const text: Text = (id, values) => write(messages.get(id) ?? id, values);
  const language: Language = { text, messages, loads: new Map() };
  languages.set(tag, language);
  return language;
}

/** Fetches the words of one area in one language, once; never settles where they cannot be had. */
export function loadWords(tag: string, area: string): Promise<void> {
  const { loads } = openLanguage(tag);
  const known = loads.get(area);
  if (known) return known;
  const load = reach(() => fetchWords(tag, area));
  loads.set(area, load);
  // So that React's `use` goes on at once; otherwise it would draw the part again a little later.
  void load.then((value) => Object.assign(load, { status: 'fulfilled', value }));
  return load;
}

/** As `loadWords`, but rejects where they cannot be had: for words that nobody waits for yet. */
export async function fetchWords(tag: string, area: string): Promise<void> {
  const { messages } = openLanguage(tag);
  const found = await loadMessages(area, tag);
  for (const [id, message] of Object.entries(found.messages)) messages.set(id, message);
}

export type PageWords = Words & {
  /** What the page has named so far. */
  readonly areas: ReadonlySet<string>;
};

export function openWords(tag: string): PageWords {
  const named = new Set([SHOP_AREA]);
  return {
    text: openLanguage(tag).text,
    areas: named,
    need(area, when) {
      if (when === 'now') named.add(area);
      return import.meta.env.SSR ? null : loadWords(tag, area);
    },
  };
}

if (import.meta.env.SSR) {
  provideTexts((tag) => openLanguage(tag).text);
  await Promise.all(lists.map(([area, tag]) => loadWords(tag, area)));
}
