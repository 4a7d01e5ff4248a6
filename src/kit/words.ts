/** The languages' words in memory: those of every page, and those that only some pages bring. */
import { type Messages, setupI18n } from '@lingui/core';
import { type Text, textOf } from './text.tsx';

const catalogues = new Map<string, ReturnType<typeof setupI18n>>();
const texts = new Map<string, Text>();

/** Later words join earlier ones of the same language. */
export function addWords(tag: string, messages: Messages): void {
  const catalogue = catalogues.get(tag) ?? setupI18n({ locale: tag, messages: { [tag]: {} } });
  catalogue.load(tag, messages);
  catalogues.set(tag, catalogue);
  if (!texts.has(tag)) texts.set(tag, textOf(catalogue));
}

export function hasWords(tag: string): boolean {
  return texts.has(tag);
}

/** Keys stand for themselves in a language that was not loaded. */
export function findText(tag: string): Text {
  return texts.get(tag) ?? ((id) => id);
}
