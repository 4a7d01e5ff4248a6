/** A folder of files that stays under a size: the oldest files go first. Files appear whole or not at all. */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '#kit/write-whole.server.ts';

export type BoundedFolder = {
  /** Sharded by the first two letters, so that no folder grows long. */
  readonly pathOf: (name: string) => string;
  readonly write: (name: string, body: Uint8Array) => Promise<void>;
};

type Entry = { readonly path: string; readonly size: number; readonly age: number };

/** Room made at once, so that a full folder is not swept for every file. */
const sweepTo = 0.9;

export function createBoundedFolder(root: string, maxBytes: number): BoundedFolder {
  let total: Promise<number> | undefined;
  let sweeping: Promise<void> | undefined;
  const pathOf = (name: string) => join(root, name.slice(0, 2), name);

  const write = async (name: string, body: Uint8Array) => {
    const before = await (total ??= measure(root));
    await writeWhole(pathOf(name), body);
    total = Promise.resolve(Math.max(before, await total) + body.byteLength);
    if ((await total) > maxBytes) {
      sweeping ??= sweep().finally(() => {
        sweeping = undefined;
      });
      await sweeping;
    }
  };
  const sweep = async () => {
    const entries = (await list(root)).sort((a, b) => a.age - b.age);
    let size = entries.reduce((sum, entry) => sum + entry.size, 0);
    for (const entry of entries) {
      if (size <= maxBytes * sweepTo) break;
      await rm(entry.path, { force: true });
      size -= entry.size;
    }
    total = Promise.resolve(size);
  };
  return { pathOf, write };
}

async function measure(root: string): Promise<number> {
  return (await list(root)).reduce((sum, entry) => sum + entry.size, 0);
}

async function list(root: string): Promise<Entry[]> {
  const names = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const entries: Entry[] = [];
  for (const file of names) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    const about = await stat(path).catch(() => null);
    if (about) entries.push({ path, size: about.size, age: about.mtimeMs });
  }
  return entries;
}
