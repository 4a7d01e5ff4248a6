/** Folder of files with a size limit, from which the oldest are deleted; writes are atomic. */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomically } from '#kit/write-file-atomically.server.ts';

export type BoundedFolder = {
  /** Path of a file, in a subfolder named by its first two characters, to keep folders small. */
  readonly pathOf: (name: string) => string;
  readonly write: (name: string, body: Uint8Array) => Promise<void>;
  /** Deletes the files whose names begin with `prefix`, of two characters or more. */
  readonly remove: (prefix: string) => Promise<void>;
};

type Entry = { readonly path: string; readonly size: number; readonly modifiedAt: number };

/**
 * Fraction of the limit that a clean-up shrinks to, so that a full folder is not scanned at every
 * write.
 */
const CLEANED_FRACTION = 0.9;

export function createBoundedFolder(root: string, maxBytes: number): BoundedFolder {
  let measured: Promise<void> | undefined;
  let cleaningUp: Promise<void> | undefined;
  let total = 0;
  const pathOf = (name: string) => join(root, name.slice(0, 2), name);

  const measure = async () => {
    total = sumSizes(await list(root));
  };
  const cleanUp = async () => {
    const entries = (await list(root)).sort((a, b) => a.modifiedAt - b.modifiedAt);
    total = sumSizes(entries);
    for (const entry of entries) {
      if (total <= maxBytes * CLEANED_FRACTION) break;
      await rm(entry.path, { force: true });
      total -= entry.size;
    }
    cleaningUp = undefined;
  };
  const write = async (name: string, body: Uint8Array) => {
    measured ??= measure();
    await measured;
    await writeFileAtomically(pathOf(name), body);
    total += body.byteLength;
    if (total <= maxBytes) return;
    cleaningUp ??= cleanUp();
    await cleaningUp;
  };
  const remove = async (prefix: string) => {
    const folder = join(root, prefix.slice(0, 2));
    for (const name of await readdir(folder).catch(() => []))
      if (name.startsWith(prefix)) await rm(join(folder, name), { force: true });
  };
  return { pathOf, write, remove };
}

function sumSizes(entries: readonly Entry[]): number {
  return entries.reduce((sum, entry) => sum + entry.size, 0);
}

async function list(root: string): Promise<Entry[]> {
  const names = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const entries: Entry[] = [];
  for (const file of names) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    const stats = await stat(path).catch(() => null);
    if (stats) entries.push({ path, size: stats.size, modifiedAt: stats.mtimeMs });
  }
  return entries;
}
