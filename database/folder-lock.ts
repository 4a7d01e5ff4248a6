/** Keeps a second process off the embedded database: two would both succeed and silently lose writes. */
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class FolderInUse extends Error {
  readonly folder: string;

  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another process. Stop that one, choose another DATA_DIR, ` +
        'or set DATABASE_URL to a PostgreSQL server, which any number of processes may share.',
    );
    this.name = 'FolderInUse';
    this.folder = folder;
  }
}

export type FolderLock = { readonly release: () => void };

/** The lock is the operating system's on an open file, so it goes with its process however that ends. */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Accounts and orders are in it. The engine creates files while it runs, each readable to everybody, so that their
  // own modes protect nothing: the mode of the folder does, as nobody else may enter it.
  const database = join(folder, 'database');
  mkdirSync(database, { recursive: true, mode: 0o700 });
  chmodSync(database, 0o700);
  const path = join(folder, 'database.lock');
  const file = new DatabaseSync(path);
  try {
    file.exec('pragma busy_timeout = 0; begin exclusive');
    // Who can read the file could hold a lock on it, and keep the shop from starting.
    chmodSync(path, 0o600);
  } catch (error) {
    file.close();
    if (error instanceof Error && /locked/.test(error.message)) throw new FolderInUse(folder);
    throw error;
  }
  return { release: () => file.close() };
}
