/** Reads the feed of changes for every index, one piece of work after the other. */
import type { Ports } from '#kit/shop.ts';

type Changes = Ports['changes'];
export type Change = Awaited<ReturnType<Changes['read']>>['changes'][number];
type Listener = (changes: readonly Change[]) => Promise<void>;

const CHANGES_AT_ONCE = 500;

export class Follower {
  readonly #changes: Changes;
  readonly #listeners: Listener[] = [];
  #cursor: string | null = null;
  #last: Promise<void> = Promise.resolve();

  constructor(changes: Changes) {
    this.#changes = changes;
  }

  listen(listener: Listener): void {
    this.#listeners.push(listener);
  }

  /** Whatever is written from the start of the work on is read after it, so that a fill overwrites nothing newer. */
  fill(work: () => Promise<void>): Promise<void> {
    return this.#inTurn(async () => {
      this.#cursor ??= await this.#changes.head();
      await work();
    });
  }

  /** Changes of which this process knows before the feed tells of them; the feed may tell of them again. */
  hand(changes: readonly Change[]): Promise<void> {
    return this.#inTurn(() => this.#tell(changes));
  }

  /** Reads the feed to its end. */
  catchUp(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#cursor === null) return;
      for (;;) {
        const { changes, cursor } = await this.#changes.read(this.#cursor, CHANGES_AT_ONCE);
        if (changes.length > 0) await this.#tell(changes);
        this.#cursor = cursor;
        if (changes.length === 0) return;
      }
    });
  }

  async #tell(changes: readonly Change[]): Promise<void> {
    for (const listener of this.#listeners) await listener(changes);
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => {});
    return turn;
  }
}

/** Lets requests through between two batches of a long load. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
