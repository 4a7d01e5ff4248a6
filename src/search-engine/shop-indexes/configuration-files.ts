/** Word lists and rules from a merchant's files, reloaded on change without a restart. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Log } from '#kit/log.ts';
import { parseRule } from '../custom-indexes/index-configuration.ts';
import type { WordListFile } from '../engine/text/word-lists.ts';
import type { Rule } from '../rules/rule.ts';
import { builtInWordLists } from '../words/built-in-word-lists.ts';

export type FileConfiguration = {
  readonly words: readonly WordListFile[];
  readonly rules: readonly Rule[];
};

type CachedFile = { fingerprint: string; value: unknown; version: number };

const MAX_ENTRIES = 5000;
const MAX_BYTES = 1024 * 1024;
const phrase = z.string().min(1).max(100);
const wordShape = z.strictObject({
  stopWords: z.array(phrase).max(MAX_ENTRIES).default([]),
  synonyms: z.array(z.array(phrase).min(2).max(20)).max(MAX_ENTRIES).default([]),
  oneWay: z.record(phrase, z.array(phrase).min(1).max(20)).default({}),
});
const ruleList = z.array(z.unknown()).max(2000);

/**
 * Reads `{dataDir}/search/words.{locale}.json` (`stopWords`, `synonyms`, `oneWay`) and
 * `{dataDir}/search/rules.{index}.json` (a list of rules in the shape of the protocol).
 */
export class ConfigurationFiles {
  readonly #folder: string | null;
  readonly #log: Log;
  readonly #cache = new Map<string, CachedFile>();
  /** Versions that were last returned, by index. */
  readonly #returned = new Map<string, string>();

  constructor(dataDir: string, log: Log) {
    this.#folder = dataDir === '' ? null : join(dataDir, 'search');
    this.#log = log;
  }

  /**
   * null when nothing has changed since the last call for this index. An invalid file is logged,
   * and its last valid content stays in effect.
   */
  async readIfChanged(locale: string, index: string): Promise<FileConfiguration | null> {
    const words = await this.#read(`words.${locale}.json`, (content) => wordShape.parse(content));
    const rules = await this.#read(`rules.${index}.json`, (content) =>
      ruleList.parse(content).map(parseRule),
    );
    const version = `${words.version} ${rules.version}`;
    if (this.#returned.get(index) === version) return null;
    this.#returned.set(index, version);
    const merchantWords = words.value as WordListFile | undefined;
    return {
      words: [...builtInWordLists(locale), ...(merchantWords ? [merchantWords] : [])],
      rules: (rules.value as readonly Rule[] | undefined) ?? [],
    };
  }

  async #read(file: string, parse: (content: unknown) => unknown): Promise<CachedFile> {
    const entry = this.#cache.get(file) ?? { fingerprint: 'no file', value: undefined, version: 0 };
    this.#cache.set(file, entry);
    const path = this.#folder === null ? null : join(this.#folder, file);
    const fileStat = path === null ? null : await stat(path).catch(() => null);
    const fingerprint = fileStat ? `${fileStat.mtimeMs} ${fileStat.size}` : 'no file';
    if (fingerprint === entry.fingerprint) return entry;
    entry.fingerprint = fingerprint;
    try {
      if (fileStat && fileStat.size > MAX_BYTES)
        throw new Error(`may have at most ${MAX_BYTES} bytes`);
      entry.value =
        fileStat && path !== null ? parse(JSON.parse(await readFile(path, 'utf8'))) : undefined;
      entry.version++;
    } catch (error) {
      this.#log.warn(
        { file, error: String(error) },
        'A search configuration file is invalid; its last valid content stays in effect',
      );
    }
    return entry;
  }
}
