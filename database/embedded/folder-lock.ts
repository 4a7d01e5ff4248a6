/** Locks the embedded database's folder: two processes would lose writes without an error. */
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class FolderInUseError extends Error {
  readonly folder: string;

  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another process. Stop that one, choose another DATA_DIR, ` +
        'or set DATABASE_URL to a PostgreSQL server, which any number of processes may share.',
    );
    this.name = 'FolderInUseError';
    this.folder = folder;
  }
}

export type FolderLock = { readonly release: () => void };

/** Holds an operating system file lock, which is released when the process ends in any way. */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // The folder contains accounts and orders. The engine creates its files readable for every user,
  // so access is denied by the mode of the folder.
  const database = join(folder, 'database');
  mkdirSync(database, { recursive: true, mode: 0o700 });
  chmodSync(database, 0o700);
  const path = join(folder, 'database.lock');
  const file = new DatabaseSync(path);
  try {
    file.exec('pragma busy_timeout = 0; begin exclusive');
    // Any user who can read the file could lock it and so keep the server from starting.
    chmodSync(path, 0o600);
  } catch (error) {
    file.close();
    if (error instanceof Error && /locked/.test(error.message)) throw new FolderInUseError(folder);
    throw error;
  }
  return { release: () => file.close() };
}
