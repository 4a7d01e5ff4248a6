/** The languages' words in memory: all of them on the server, the page's own in the browser. */

import { languages } from 'virtual:messages';
import { setupI18n } from '@lingui/core';
import { type Text, textOf } from '#kit/text.tsx';

const texts = new Map<string, Text>();

/** Fetches one language's words; call it before rendering in that language. */
export async function loadWords(tag: string): Promise<void> {
  const load = languages[tag];
  if (!load || texts.has(tag)) return;
  const { messages } = await load();
  texts.set(tag, textOf(setupI18n({ locale: tag, messages: { [tag]: messages } })));
}

/** Keys stand for themselves in a language that was not loaded. */
export function findText(tag: string): Text {
  return texts.get(tag) ?? ((id) => id);
}

if (import.meta.env.SSR) await Promise.all(Object.keys(languages).map(loadWords));
