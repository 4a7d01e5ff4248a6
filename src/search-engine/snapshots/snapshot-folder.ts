/** Folder of snapshots: one file for each index, with its name. */
import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { isObject } from '../protocol/parameters/parameter.ts';
import { CorruptFile, readFrames, UNFINISHED, writeFrames } from './frames.ts';

/** Age at which unfinished files of a killed process are deleted. */
const ABANDONED_MS = 60 * 60_000;
/** Age at which files of unknown indexes, such as of a removed locale, are deleted. */
const UNKNOWN_MS = 24 * 60 * 60_000;
/** Free space to leave for the rest of the server, such as its database. */
const MIN_FREE_BYTES = 2 ** 30;
const SNAPSHOT = '.snapshot';

/** The first value of a file. */
export type SnapshotHeader = {
  readonly id: string;
  /** Scope and settings that the index was built with, as JSON. */
  readonly buildKey: string;
  readonly codeVersion: string;
};

export type OpenSnapshot = {
  readonly header: SnapshotHeader;
  readonly parts: AsyncGenerator<unknown>;
};

export class SnapshotFolder {
  readonly #folder: string;
  readonly #minFreeBytes: number;

  constructor(folder: string, minFreeBytes: number = MIN_FREE_BYTES) {
    this.#folder = folder;
    this.#minFreeBytes = minFreeBytes;
  }

  /**
   * The caller closes the parts by `return()`. null where there is no file.
   * @throws CorruptFile, also while the parts are read, and errors of the file system.
   */
  async open(name: string): Promise<OpenSnapshot | null> {
    const parts = readFrames(this.#pathOf(name));
    try {
      return { header: toHeader((await parts.next()).value), parts };
    } catch (error) {
      await parts.return(undefined);
      if (isObject(error) && error.code === 'ENOENT') return null;
      throw error;
    }
  }

  /** Header of a file and the time when it was written; null where it cannot be read. */
  async inspect(name: string): Promise<(SnapshotHeader & { readonly writtenAt: number }) | null> {
    try {
      const { mtimeMs } = await stat(this.#pathOf(name));
      const opened = await this.open(name);
      await opened?.parts.return(undefined);
      return opened && { ...opened.header, writtenAt: mtimeMs };
    } catch {
      return null;
    }
  }

  /**
   * Replaces the file of an index once all is written and confirmed.
   * @throws Error where the disk is nearly full, and errors of the file system; the old file stays.
   */
  async write(name: string, values: Iterable<unknown>, confirm: () => Promise<void>) {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await this.#deleteOld(UNFINISHED, ABANDONED_MS);
    const { bavail, bsize } = await statfs(this.#folder);
    if (bavail * bsize < this.#minFreeBytes)
      throw new Error(`Less than ${this.#minFreeBytes} bytes are free in ${this.#folder}`);
    await writeFrames(this.#pathOf(name), values, confirm);
  }

  async delete(name: string): Promise<void> {
    await rm(this.#pathOf(name), { force: true });
  }

  /** Deletes old files of other indexes than these; failures are ignored. */
  async deleteExcept(names: readonly string[]): Promise<void> {
    await this.#deleteOld(SNAPSHOT, UNKNOWN_MS, new Set(names.map((name) => name + SNAPSHOT)));
  }

  async #deleteOld(ending: string, age: number, excluded: ReadonlySet<string> = new Set()) {
    for (const file of await readdir(this.#folder).catch(() => [])) {
      if (!file.endsWith(ending) || excluded.has(file)) continue;
      const path = join(this.#folder, file);
      const fileStat = await stat(path).catch(() => null);
      if (fileStat && fileStat.mtimeMs < Date.now() - age) await rm(path).catch(() => {});
    }
  }

  #pathOf(name: string): string {
    return join(this.#folder, name + SNAPSHOT);
  }
}

function toHeader(value: unknown): SnapshotHeader {
  if (!isObject(value)) throw new CorruptFile('The file has no header');
  const { id, buildKey, codeVersion } = value;
  if (typeof id !== 'string' || typeof buildKey !== 'string' || typeof codeVersion !== 'string')
    throw new CorruptFile('The file has no header');
  return { id, buildKey, codeVersion };
}
