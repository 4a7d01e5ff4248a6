/** Copies of the project's migrations, as another release would have them. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationsFolder } from '#database/migrate.ts';

export type JournalEntry = { readonly idx: number; readonly when: number; readonly tag: string };
type Journal = { readonly entries: readonly JournalEntry[] };
type EditJournal = (entries: readonly JournalEntry[]) => readonly JournalEntry[];

export type MigrationsCopy = AsyncDisposable & { readonly folder: string };

/** `files`: texts of further or changed migrations, by file name. */
export async function copyMigrations(
  edit: EditJournal = (entries) => entries,
  files: Readonly<Record<string, string>> = {},
): Promise<MigrationsCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'parade-migrations-'));
  await cp(migrationsFolder, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal: Journal = JSON.parse(await readFile(path, 'utf8'));
  await writeFile(path, JSON.stringify({ ...journal, entries: edit(journal.entries) }));
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}

/** Journal entry of a migration `offsetMs` after the last one; negative for one before it. */
export function nextEntry(
  entries: readonly JournalEntry[],
  tag: string,
  offsetMs = 1,
): JournalEntry {
  const when = Math.max(...entries.map((entry) => entry.when)) + offsetMs;
  return { idx: entries.length, when, tag };
}
