/** Copies of the project's migrations, as another release would have them. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationsFolder } from '#database/migrate.ts';

export type JournalEntry = { readonly idx: number; readonly when: number; readonly tag: string };
type Journal = { readonly entries: readonly JournalEntry[] };
type Change = (entries: readonly JournalEntry[]) => readonly JournalEntry[];

export type MigrationsCopy = AsyncDisposable & { readonly folder: string };

/** @param files further migrations, or changed ones, by their file. */
export async function copyMigrations(
  change: Change = (entries) => entries,
  files: Readonly<Record<string, string>> = {},
): Promise<MigrationsCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'parade-migrations-'));
  await cp(migrationsFolder, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal: Journal = JSON.parse(await readFile(path, 'utf8'));
  await writeFile(path, JSON.stringify({ ...journal, entries: change(journal.entries) }));
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}

/** Entry of a migration that comes `after` ms later than the last one; negative, before it. */
export function nextEntry(entries: readonly JournalEntry[], tag: string, after = 1): JournalEntry {
  const when = Math.max(...entries.map((entry) => entry.when)) + after;
  return { idx: entries.length, when, tag };
}
