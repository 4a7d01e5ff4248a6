/** Change-feed consumer that keeps all indexes of this process up to date, one job at a time. */
import { isProblem } from '#kit/problem.ts';
import type { Ports } from '#request/shop.ts';

type Changes = Ports['changes'];
export type IndexChange = Awaited<ReturnType<Changes['read']>>['changes'][number];
type Listener = {
  readonly apply: (changes: readonly IndexChange[]) => Promise<void>;
  /** Reloads everything, after changes may have been missed. */
  readonly reload: () => Promise<void>;
  /**
   * Does expensive follow-up work after many changes, so that the next query does not wait for it.
   */
  readonly onCaughtUp?: () => Promise<void>;
};

const CONSUMER = 'search';
const CHANGES_AT_ONCE = 500;
/** More changes are replayed more slowly than the catalogue is read. */
const MAX_REPLAYED = 10_000;
/** Heartbeat during long jobs, so that this consumer does not count as gone. */
const HEARTBEAT_MS = 5_000;

export class IndexUpdater {
  readonly #changes: Changes;
  readonly #listeners: Listener[] = [];
  #cursor: string | null = null;
  /** Changes were missed, and not all listeners have reloaded since. */
  #isReloadDue = false;
  #last: Promise<void> = Promise.resolve();

  constructor(changes: Changes) {
    this.#changes = changes;
  }

  listen(listener: Listener): void {
    this.#listeners.push(listener);
  }

  /**
   * Runs an initial load. The feed position is taken before it, so that later changes are applied
   * on top.
   */
  fill(work: () => Promise<void>): Promise<void> {
    return this.#enqueue(async () => {
      this.#cursor ??= await this.#changes.head(CONSUMER);
      await this.#withHeartbeat(this.#cursor, work);
    });
  }

  /**
   * Applies changes that this process wrote itself, ahead of the feed, which may deliver them
   * again.
   */
  apply(changes: readonly IndexChange[]): Promise<void> {
    return this.#enqueue(() => this.#notify(changes));
  }

  /**
   * Applies the changes after an earlier position to one index; only within the work of `fill`. No
   * consumer is registered for it, so changes may be pruned meanwhile: check that afterwards.
   * @throws Error for more than 10,000 changes, of which some are then applied.
   */
  async replay(
    position: string,
    apply: (changes: readonly IndexChange[]) => Promise<void>,
  ): Promise<void> {
    let count = 0;
    for (let after = position; ; ) {
      const { changes, cursor } = await this.#changes.read(after, CHANGES_AT_ONCE);
      if (changes.length === 0) return;
      count += changes.length;
      if (count > MAX_REPLAYED)
        throw new Error(`There are more than ${MAX_REPLAYED} changes to apply`);
      await apply(changes);
      after = cursor;
    }
  }

  /**
   * Runs work during which no index changes; it gets the position of all filled indexes, and a
   * function that rejects when changes after the position may have been missed. No work while a
   * reload is due, since the indexes are not those of the position.
   */
  runExclusive(
    work: (position: string, confirm: () => Promise<void>) => Promise<void>,
  ): Promise<void> {
    return this.#enqueue(async () => {
      const position = this.#cursor;
      if (position === null || this.#isReloadDue) return;
      const confirm = async () => void (await this.#changes.read(position, 0, CONSUMER));
      await this.#withHeartbeat(position, () => work(position, confirm));
    });
  }

  /**
   * Reads the feed to its end; reloads everything if changes were missed. A reload that fails is
   * repeated by the next call.
   */
  catchUp(): Promise<void> {
    return this.#enqueue(async () => {
      if (this.#cursor === null) return;
      if (this.#isReloadDue) return this.#reload();
      try {
        this.#cursor = await this.#readToEnd(this.#cursor);
      } catch (error) {
        if (!isProblem(error) || error.code !== 'changes.missed') throw error;
        this.#isReloadDue = true;
        await this.#reload();
      }
    });
  }

  async #reload(): Promise<void> {
    const head = await this.#changes.head(CONSUMER);
    await this.#withHeartbeat(head, async () => {
      for (const { reload } of this.#listeners) await reload();
    });
    this.#cursor = head;
    this.#isReloadDue = false;
  }

  async #readToEnd(from: string): Promise<string> {
    let pages = 0;
    for (let after = from; ; ) {
      const { changes, cursor } = await this.#changes.read(after, CHANGES_AT_ONCE, CONSUMER);
      if (changes.length === 0) {
        if (pages > 1) for (const { onCaughtUp } of this.#listeners) await onCaughtUp?.();
        return cursor;
      }
      pages += 1;
      await this.#withHeartbeat(after, () => this.#notify(changes));
      this.#cursor = cursor;
      after = cursor;
    }
  }

  /** Heartbeat: a read with limit 0 confirms the position, and that this consumer is alive. */
  async #withHeartbeat(position: string, work: () => Promise<void>): Promise<void> {
    const report = () => void this.#changes.read(position, 0, CONSUMER).catch(() => {});
    const timer = setInterval(report, HEARTBEAT_MS);
    try {
      await work();
    } finally {
      clearInterval(timer);
    }
  }

  async #notify(changes: readonly IndexChange[]): Promise<void> {
    for (const { apply } of this.#listeners) await apply(changes);
  }

  #enqueue(work: () => Promise<void>): Promise<void> {
    const queued = this.#last.then(work);
    this.#last = queued.catch(() => {});
    return queued;
  }
}

/** Yields to the event loop, so that requests are served between two batches of a long load. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
