/** Snapshots of the catalogue indexes in files, so that a start does not read the catalogue. */
import { randomUUID } from 'node:crypto';
import type { Connection } from '#database/connection.ts';
import type { Log } from '#kit/log.ts';
import type { RecordIndex } from '../engine/index/record-index.ts';
import type { SavedPart } from '../engine/index/saved-part.ts';
import { CorruptFile } from './frames.ts';
import { type OpenSnapshot, SnapshotFolder, type SnapshotHeader } from './snapshot-folder.ts';
import { findSnapshot, insertSnapshot, moveSnapshot, removeSnapshot } from './snapshot-rows.ts';
import { type ReportProgress, StallLimit } from './stall-limit.ts';

/** A smaller index is filled in about two seconds. */
const MIN_RECORDS = 5_000;
/** Interval of saving a changed index; less than the retention of changes (an hour). */
const SAVE_EVERY_MS = 30 * 60_000;

/** Timeout of disk operations, during which changes wait. */
const STALL_MS = 60_000;

const NOT_USED = 'The snapshot of a search index is not used; the index is filled anew';
const OTHER_RELEASE = 'It was made by another release';
const OTHER_SETTINGS = 'It was made with other settings';
const OTHER_STATE = 'The database has another state, or no longer has all changes since';

type SnapshotOptions = {
  readonly database: Connection;
  readonly folder: string;
  /** Snapshots of another version are ignored. */
  readonly codeVersion: string;
  readonly log: Log;
  readonly minRecords?: number;
  readonly minFreeBytes?: number;
  readonly stallMs?: number;
};

/** An index to save or to restore. */
export type SnapshotIndex = Pick<SnapshotHeader, 'buildKey'> & {
  /** Unique, and valid in a file's name. */
  readonly name: string;
  readonly index: RecordIndex;
};

/** Position in the change feed, and a function that rejects where a later change was missed. */
type FeedPosition = { readonly position: string; readonly confirm: () => Promise<void> };

/** The snapshot that this process has last saved or restored. */
type Saved = {
  readonly id: string;
  readonly index: RecordIndex;
  /** Writes of the index when it was saved. */
  readonly writes: number;
  readonly savedAt: number;
  position: string;
};

export class IndexSnapshots {
  readonly #options: SnapshotOptions;
  readonly #folder: SnapshotFolder;
  readonly #disk: StallLimit;
  readonly #minRecords: number;
  /** By name of the index. */
  readonly #saved = new Map<string, Saved>();
  /** Time of the last failure by name of the index: a full disk is not tried every minute. */
  readonly #failedAt = new Map<string, number>();

  constructor(options: SnapshotOptions) {
    this.#options = options;
    this.#folder = new SnapshotFolder(options.folder, options.minFreeBytes);
    this.#disk = new StallLimit(options.stallMs ?? STALL_MS);
    this.#minRecords = options.minRecords ?? MIN_RECORDS;
  }

  /**
   * Fills a new index from its snapshot; `replay` then applies the changes after a position. False
   * where there is no snapshot that can be used; the reason is logged, and the caller discards the
   * index.
   */
  async restore(
    restored: SnapshotIndex,
    replay: (position: string) => Promise<void>,
  ): Promise<boolean> {
    const { name } = restored;
    const { log } = this.#options;
    try {
      const opened = await this.#open(name);
      if (!opened) return false;
      try {
        return await this.#restoreFrom(opened, restored, replay);
      } finally {
        // Not awaited, since it waits for a read that has stalled.
        opened.parts.return(undefined).catch(() => {});
      }
    } catch (error) {
      this.#saved.delete(name);
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ index: name, reason }, NOT_USED);
      // A damaged file is deleted, so that it is replaced soon.
      if (error instanceof CorruptFile)
        await this.#disk.run(() => this.#folder.delete(name)).catch(() => {});
      return false;
    }
  }

  #open(name: string): Promise<OpenSnapshot | null> {
    return this.#disk.run(async (report) => {
      const opened = await this.#folder.open(name);
      try {
        report();
      } catch (error) {
        await opened?.parts.return(undefined);
        throw error;
      }
      return opened;
    });
  }

  /** @throws Error where the snapshot is of another state of the database. */
  async #restoreFrom(
    { header, parts }: OpenSnapshot,
    { name, buildKey, index }: SnapshotIndex,
    replay: (position: string) => Promise<void>,
  ): Promise<boolean> {
    const started = performance.now();
    const { database, codeVersion, log } = this.#options;
    const isOtherRelease = header.codeVersion !== codeVersion;
    if (isOtherRelease || header.buildKey !== buildKey) {
      // Expected after a release, or after a change of the settings.
      log.info({ index: name, reason: isOtherRelease ? OTHER_RELEASE : OTHER_SETTINGS }, NOT_USED);
      return false;
    }
    const position = await findSnapshot(database, header.id);
    if (position === null) throw new Error(OTHER_STATE);
    await this.#disk.run(async (report) => {
      for await (const part of parts) {
        report();
        index.restore(part as SavedPart);
      }
    });
    const { writes, size } = index;
    this.#saved.set(name, { id: header.id, index, writes, position, savedAt: Date.now() });
    await replay(position);
    // Changes that were deleted before they were read are missing in the index.
    if ((await findSnapshot(database, header.id)) === null) throw new Error(OTHER_STATE);
    const ms = Math.round(performance.now() - started);
    log.info({ index: name, products: size, ms }, 'Search index restored');
    return true;
  }

  /**
   * Saves the index if it has changed, at most every half hour, and unless another server with the
   * same folder has; there must be no write meanwhile. Without changes, only the position of its
   * snapshot moves on. A failure is logged, and tried again after half an hour.
   */
  async saveIfDue(saving: SnapshotIndex, feed: FeedPosition): Promise<void> {
    const { name, index } = saving;
    if (index.size < this.#minRecords || isRecent(this.#failedAt.get(name) ?? 0)) return;
    try {
      await this.#disk.run(async (report) => {
        if (await this.#isDue(saving, feed)) await this.#save(saving, feed, report);
      });
      this.#failedAt.delete(name);
    } catch (error) {
      this.#failedAt.set(name, Date.now());
      this.#options.log.warn(
        { index: name, error: String(error) },
        'A search index could not be saved; the next try is in half an hour',
      );
    }
  }

  async #isDue(
    { name, buildKey, index }: SnapshotIndex,
    { position, confirm }: FeedPosition,
  ): Promise<boolean> {
    const { database, codeVersion } = this.#options;
    const saved = this.#saved.get(name);
    const current = saved?.index === index ? saved : null;
    const file = await this.#folder.inspect(name);
    const isCurrent = file?.buildKey === buildKey && file.codeVersion === codeVersion;
    if (!isCurrent) return current === null || !isRecent(current.savedAt);
    if (file.id !== current?.id) {
      // The file of another server, which moves its position on; else later changes are pruned.
      const isUnchanged = current?.writes === index.writes;
      const isWaiting = isUnchanged || isRecent(file.writtenAt);
      return !isWaiting || (await findSnapshot(database, file.id)) === null;
    }
    if (current.writes !== index.writes) return !isRecent(current.savedAt);
    if (current.position === position) return false;
    await confirm();
    const isMoved = await moveSnapshot(database, current.id, position);
    if (isMoved) current.position = position;
    return !isMoved;
  }

  async #save(
    { name, buildKey, index }: SnapshotIndex,
    { position, confirm }: FeedPosition,
    report: ReportProgress,
  ): Promise<void> {
    report();
    const started = performance.now();
    const { database, codeVersion, log } = this.#options;
    const id = randomUUID();
    const { writes, size } = index;
    const values = snapshotValues({ id, buildKey, codeVersion }, index, report);
    await this.#folder.write(name, values, async () => {
      report();
      // The row is written last, so that a backup with it has everything that is in the file.
      await insertSnapshot(database, id, position);
      await confirm();
      report();
    });
    const previous = this.#saved.get(name);
    this.#saved.set(name, { id, index, writes, position, savedAt: Date.now() });
    if (previous) await removeSnapshot(database, previous.id);
    const ms = Math.round(performance.now() - started);
    log.info({ index: name, products: size, ms }, 'Search index saved');
  }

  /** Deletes old files of indexes that no longer exist. */
  async deleteExcept(names: readonly string[]): Promise<void> {
    await this.#disk.run(() => this.#folder.deleteExcept(names)).catch(() => {});
  }
}

function* snapshotValues(
  header: SnapshotHeader,
  index: RecordIndex,
  report: ReportProgress,
): Generator<unknown> {
  yield header;
  // Throws in an abandoned save: changes are applied again, so the index must not be read.
  report();
  for (const part of index.save()) {
    yield part;
    report();
  }
}

function isRecent(time: number): boolean {
  return Date.now() - time < SAVE_EVERY_MS;
}
