/** Built-in word lists by language. */
import type { WordFile } from '../engine/text/word-lists.ts';
import { words as ar } from './ar.ts';
import { words as de } from './de.ts';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';

const byLanguage: Readonly<Record<string, WordFile>> = { ar, de, en, fr };

export function shippedWords(locale: string): readonly WordFile[] {
  return [byLanguage[locale.split('-')[0] ?? ''] ?? {}];
}
