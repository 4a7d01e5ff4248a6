/** Change feed in memory, for tests. */
import { Problem } from '#kit/problem.ts';
import type { Change, Changes } from './changes.port.ts';

export type MemoryChanges = Changes & {
  /** Appends the changes, as a committed transaction does. */
  readonly publish: (...changes: readonly Change[]) => void;
};

const CURSOR = /^\d{1,15}$/;

export function createMemoryChanges(): MemoryChanges {
  const feed: { readonly change: Change; readonly at: number }[] = [];
  /** Position up to which each consumer has confirmed. */
  const positions = new Map<string, number>();
  const confirm = (consumer: string | undefined, position: number) => {
    if (consumer !== undefined) positions.set(consumer, position);
  };
  const positionOf = (cursor: string): number => {
    if (!CURSOR.test(cursor)) throw new Problem(400, 'changes.cursor', 'The cursor is invalid.');
    return Number(cursor);
  };
  return {
    publish: (...changes) => {
      for (const change of changes) feed.push({ change, at: Date.now() });
    },
    async head(consumer) {
      confirm(consumer, feed.length);
      return String(feed.length);
    },
    async read(after, limit, consumer) {
      const position = positionOf(after);
      confirm(consumer, position);
      const changes = feed.slice(position, position + limit).map(({ change }) => change);
      return { changes, cursor: String(position + changes.length) };
    },
    lag: async () =>
      [...positions].map(([consumer, position]) => ({
        consumer,
        changes: feed.length - position,
        seconds: (Date.now() - (feed[position]?.at ?? Date.now())) / 1000,
      })),
    newest: async () => String(feed.length),
    consumers: async (until) =>
      [...positions].map(([name, position]) => ({
        name,
        behind: Math.max(positionOf(until) - position, 0),
        silentSeconds: 0,
      })),
  };
}
