/** Built-in word lists by language. */
import type { WordListFile } from '../engine/text/word-lists.ts';
import { words as ar } from './ar.ts';
import { words as de } from './de.ts';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';

const byLanguage: Readonly<Record<string, WordListFile>> = { ar, de, en, fr };

export function builtInWordLists(locale: string): readonly WordListFile[] {
  return [byLanguage[locale.split('-')[0] ?? ''] ?? {}];
}
