/** Messages of the interface with their translations, as the project's files contain them. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { z } from 'zod';
import { listTags, readMessageFiles, SOURCE_LOCALE } from '#tools/build/messages-plugin.ts';

export type SourceText = {
  readonly key: string;
  /** English. */
  readonly text: string;
  /** The `*.messages.ts` that declares it. */
  readonly file: string;
};

/** A JSON file with translations by key. */
export type TranslationFile = {
  readonly path: string;
  readonly texts: Readonly<Record<string, string>>;
};

export type LocaleTexts = {
  readonly sources: readonly SourceText[];
  /** Files of each locale but the English one, by its tag. */
  readonly translations: ReadonlyMap<string, readonly TranslationFile[]>;
};

const translationSchema = z.record(z.string(), z.string());

export async function readLocaleTexts(root: string): Promise<LocaleTexts> {
  const files = await readMessageFiles(root);
  const tags = listTags(root).filter((tag) => tag !== SOURCE_LOCALE);
  return {
    sources: files.flatMap(({ file, messages }) =>
      Object.entries(messages).map(([key, text]) => ({ key, text, file })),
    ),
    translations: new Map(tags.map((tag) => [tag, readTranslationFiles(root, tag)])),
  };
}

function readTranslationFiles(root: string, tag: string): readonly TranslationFile[] {
  return globSync(`src/locales/${tag}/*.json`, { cwd: root })
    .toSorted()
    .map((path) => ({
      path,
      texts: translationSchema.parse(JSON.parse(readFileSync(resolve(root, path), 'utf8'))),
    }));
}

export function findTranslation(
  files: readonly TranslationFile[],
  key: string,
): string | undefined {
  return files.findLast(({ texts }) => Object.hasOwn(texts, key))?.texts[key];
}

/** Translations to write, by locale and key. */
export type TextChanges = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Writes the files that change, and returns their paths. */
export function writeTexts(
  root: string,
  { sources, translations }: LocaleTexts,
  changes: TextChanges,
): readonly string[] {
  const written: string[] = [];
  for (const [tag, changed] of changes) {
    const files = new Map(
      (translations.get(tag) ?? []).map(({ path, texts }) => [path, { ...texts }]),
    );
    const changedPaths = new Set<string>();
    for (const [key, text] of changed) {
      const path = findPath(tag, key, { sources, files });
      files.set(path, setText(files.get(path) ?? {}, key, text, sources));
      changedPaths.add(path);
    }
    for (const path of changedPaths) {
      writeFileSync(resolve(root, path), `${JSON.stringify(files.get(path), null, 2)}\n`);
      written.push(path);
    }
  }
  return written;
}

type Texts = Readonly<Record<string, string>>;

/**
 * The file that has the key, else the one with most keys of the same `*.messages.ts`, else a new
 * one of its name.
 */
function findPath(
  tag: string,
  key: string,
  {
    sources,
    files,
  }: { readonly sources: readonly SourceText[]; readonly files: ReadonlyMap<string, Texts> },
): string {
  const existing = [...files].findLast(([, texts]) => Object.hasOwn(texts, key));
  if (existing) return existing[0];
  const declared = sources.find((source) => source.key === key)?.file ?? '';
  const siblings = sources.filter(({ file }) => file === declared).map((source) => source.key);
  const [closest] = [...files]
    .map(([path, texts]) => ({
      path,
      count: siblings.filter((sibling) => Object.hasOwn(texts, sibling)).length,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  return closest?.path ?? join('src/locales', tag, `${basename(declared, '.messages.ts')}.json`);
}

/** A new key comes after the one that precedes it in English. */
function setText(
  texts: Texts,
  key: string,
  text: string,
  sources: readonly SourceText[],
): Record<string, string> {
  if (Object.hasOwn(texts, key)) return { ...texts, [key]: text };
  const order = sources.map((source) => source.key);
  const before = order
    .slice(0, order.indexOf(key))
    .findLast((candidate) => Object.hasOwn(texts, candidate));
  const entries = Object.entries(texts);
  const position = entries.findIndex(([name]) => name === before) + 1;
  return Object.fromEntries(entries.toSpliced(position || entries.length, 0, [key, text]));
}
