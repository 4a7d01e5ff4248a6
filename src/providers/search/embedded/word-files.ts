/** The words of each language: those that come with the shop, and a retailer's own file, read again when it changes. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Log } from '#kit/log.ts';
import type { WordFile } from './engine/word-lists.ts';
import { words as ar } from './words/ar.ts';
import { words as de } from './words/de.ts';
import { words as en } from './words/en.ts';
import { words as fr } from './words/fr.ts';

const byLanguage: Readonly<Record<string, WordFile>> = { ar, de, en, fr };

const MAX_ENTRIES = 5000;
const MAX_BYTES = 1024 * 1024;
const phrase = z.string().min(1).max(100);
const fileShape = z.strictObject({
  stopWords: z.array(phrase).max(MAX_ENTRIES).default([]),
  synonyms: z.array(z.array(phrase).min(2).max(20)).max(MAX_ENTRIES).default([]),
  oneWay: z.record(phrase, z.array(phrase).min(1).max(20)).default({}),
});

export function shippedWords(locale: string): readonly WordFile[] {
  return [byLanguage[locale.split('-')[0] ?? ''] ?? {}];
}

/** `{dataDir}/search/words.{locale}.json`, with `stopWords`, `synonyms` and `oneWay`, adds to what is shipped. */
export class WordFiles {
  readonly #folder: string | null;
  readonly #log: Log;
  readonly #seen = new Map<string, string>();

  constructor(dataDir: string, log: Log) {
    this.#folder = dataDir === '' ? null : join(dataDir, 'search');
    this.#log = log;
  }

  /** null when nothing has changed since the last time. A file that cannot be read leaves the words as they are. */
  async changed(locale: string): Promise<readonly WordFile[] | null> {
    if (this.#folder === null) return this.#isNews(locale, 'no folder') ? shippedWords(locale) : null;
    const path = join(this.#folder, `words.${locale}.json`);
    const found = await stat(path).catch(() => null);
    if (!this.#isNews(locale, found ? `${found.mtimeMs} ${found.size}` : 'no file')) return null;
    if (!found) return shippedWords(locale);
    try {
      if (found.size > MAX_BYTES) throw new Error(`may have at most ${MAX_BYTES} bytes`);
      return [...shippedWords(locale), fileShape.parse(JSON.parse(await readFile(path, 'utf8')))];
    } catch (error) {
      this.#log.warn(
        { file: `words.${locale}.json`, error: String(error) },
        'The words of search could not be read; the earlier ones stay',
      );
      return null;
    }
  }

  #isNews(locale: string, mark: string): boolean {
    if (this.#seen.get(locale) === mark) return false;
    this.#seen.set(locale, mark);
    return true;
  }
}
