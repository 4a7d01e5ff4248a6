/** Subcommands of `npm run texts`: missing, export, import, check. */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compileMessage } from '#tools/build/compile-message.ts';
import { listTextFaults } from './check-text.ts';
import { findUses } from './find-uses.ts';
import { findTranslation, type LocaleTexts, readLocaleTexts, writeTexts } from './locale-texts.ts';
import { readChanges } from './read-changes.ts';
import { readTable, writeTable } from './texts-csv.ts';

const USAGE = `npm run texts -- missing [--locale TAG]          lists messages without a translation, or with the English text
npm run texts -- export [FILE] [--locale TAG]    writes all messages as CSV (default: texts.csv), for a spreadsheet
npm run texts -- import FILE                     writes the translations of that file into src/locales
npm run texts -- check [--locale TAG]            lists what is missing or wrong, and then ends with code 1

  --locale  a locale, such as fr-FR; may be repeated; default: all`;

const DEFAULT_FILE = 'texts.csv';

export type TextsCommand = {
  readonly args: readonly string[];
  /** Root of the project, which relative paths refer to. */
  readonly cwd: string;
  readonly write: (line: string) => void;
};

type Context = Pick<TextsCommand, 'cwd' | 'write'> & {
  readonly texts: LocaleTexts;
  readonly tags: readonly string[];
  readonly file: string | undefined;
};

const SUBCOMMANDS: Readonly<Record<string, (context: Context) => number>> = {
  missing: printMissing,
  export: exportTexts,
  import: importTexts,
  check: checkTexts,
};

/** Resolves to the exit code. */
export async function runTextsCommand({ args, cwd, write }: TextsCommand): Promise<number> {
  const requested = readArguments(args);
  if (!requested) {
    write(USAGE);
    return 1;
  }
  const { run, file, locales } = requested;
  const texts = await readLocaleTexts(cwd);
  const known = [...texts.translations.keys()];
  const unknown = locales.find((tag) => !known.includes(tag));
  if (unknown !== undefined) {
    write(`--locale ${unknown}: is not one of ${known.join(', ')}.`);
    return 1;
  }
  return run({ cwd, write, texts, file, tags: locales.length > 0 ? locales : known });
}

/** null for invalid arguments. */
function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { locale: { type: 'string', multiple: true, default: [] } },
    });
    const [name = '', file, ...rest] = positionals;
    const run = Object.hasOwn(SUBCOMMANDS, name) ? SUBCOMMANDS[name] : undefined;
    const takesFile = name === 'export' || name === 'import';
    if (!run || rest.length > 0 || (file !== undefined && !takesFile)) return null;
    if (name === 'import' && (file === undefined || values.locale.length > 0)) return null;
    return { run, file, locales: values.locale };
  } catch {
    return null;
  }
}

function printMissing({ texts, tags, write }: Context): number {
  for (const tag of tags) {
    const untranslated = listUntranslated(texts, tag);
    const identical = listIdentical(texts, tag);
    for (const { key, text } of untranslated) write(`${tag}  ${key}: is not translated: ${text}`);
    for (const { key, text } of identical) write(`${tag}  ${key}: is the English text: ${text}`);
    write(
      `${tag}: ${untranslated.length} of ${texts.sources.length} are not translated, ${identical.length} are the English text.`,
    );
  }
  return 0;
}

function listUntranslated({ sources, translations }: LocaleTexts, tag: string) {
  const files = translations.get(tag) ?? [];
  return sources.filter(({ key }) => findTranslation(files, key) === undefined);
}

/** Texts with words that equal the English ones; they may be correct, such as names. */
function listIdentical({ sources, translations }: LocaleTexts, tag: string) {
  const files = translations.get(tag) ?? [];
  return sources.filter(({ key, text }) => findTranslation(files, key) === text && hasWords(text));
}

function hasWords(text: string): boolean {
  const message = compileMessage(text);
  const parts = typeof message === 'string' ? [message] : message;
  return parts.some((part) => (typeof part === 'string' ? /\p{L}/u.test(part) : part.length > 1));
}

function exportTexts({ cwd, texts, tags, file = DEFAULT_FILE, write }: Context): number {
  writeFileSync(resolve(cwd, file), writeTable(texts, tags, findUses(cwd)));
  write(`${file} has ${texts.sources.length} messages in en-GB, ${tags.join(', ')}.`);
  return 0;
}

/** Writes nothing if a cell is refused. */
function importTexts({ cwd, texts, file = '', write }: Context): number {
  let rows: ReturnType<typeof readTable>;
  try {
    rows = readTable(readFileSync(resolve(cwd, file), 'utf8'));
  } catch (error) {
    write(`${file}: cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
  const { changes, faults } = readChanges(rows, texts);
  for (const { row, field, reason } of faults) write(`${file}, row ${row}, ${field}: ${reason}.`);
  if (faults.length > 0) {
    write(`${formatCount(faults.length, 'cell')} refused; nothing was written.`);
    return 1;
  }
  const count = [...changes.values()].reduce((sum, changed) => sum + changed.size, 0);
  const written = writeTexts(cwd, texts, changes);
  for (const path of written) write(path);
  write(`${formatCount(count, 'translation')} changed in ${formatCount(written.length, 'file')}.`);
  return 0;
}

function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function checkTexts({ texts, tags, write }: Context): number {
  const faults = tags.flatMap((tag) => listLocaleFaults(texts, tag));
  for (const fault of faults) write(fault);
  write(
    faults.length === 0
      ? `The messages of ${tags.join(', ')} are complete.`
      : `${formatCount(faults.length, 'fault')}.`,
  );
  return faults.length === 0 ? 0 : 1;
}

/** Missing translations, translations of removed messages, and invalid ones. */
function listLocaleFaults(texts: LocaleTexts, tag: string): readonly string[] {
  const sources = new Map(texts.sources.map(({ key, text }) => [key, text]));
  const invalid = (texts.translations.get(tag) ?? []).flatMap((file) =>
    Object.entries(file.texts).flatMap(([key, text]) => {
      const source = sources.get(key);
      const reasons =
        source === undefined ? ['there is no such message'] : listTextFaults(source, text, tag);
      return reasons.map((reason) => `${file.path}: ${key}: ${reason}.`);
    }),
  );
  return [
    ...listUntranslated(texts, tag).map(({ key }) => `${tag}: ${key}: is not translated.`),
    ...invalid,
  ];
}
