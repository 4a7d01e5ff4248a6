/** Loads the words of every page: all languages on the server, the page's own in the browser. */
import { languages } from 'virtual:messages';
import { addWords, hasWords } from '#kit/words.ts';

/** Fetches one language's words; call it before rendering in that language. */
export async function loadWords(tag: string): Promise<void> {
  const load = languages[tag];
  if (!load || hasWords(tag)) return;
  addWords(tag, (await load()).messages);
}

if (import.meta.env.SSR) await Promise.all(Object.keys(languages).map(loadWords));
