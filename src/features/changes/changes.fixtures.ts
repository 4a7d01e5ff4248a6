/** Reading the change feed in tests: whoever has changes of the same database open holds it back. */
import { expect, vi } from 'vitest';
import type { Change, Changes } from './changes.port.ts';

const MARK = 'mark-';
let marks = 0;

/**
 * Changes can be read once every transaction that wrote earlier ones has ended: a mark is set and waited for. `write` publishes a product under the key that it is given.
 */
export async function outlast(
  changes: Changes,
  write: (productKey: string) => Promise<unknown>,
): Promise<void> {
  const mark = `${MARK}${++marks}`;
  const start = await changes.head();
  await write(mark);
  await vi.waitFor(
    async () =>
      expect((await changes.read(start, 1000)).changes.map(({ key }) => key)).toContain(mark),
    20_000,
  );
}

export function withoutMarks(changes: readonly Change[]): readonly Change[] {
  return changes.filter(({ key }) => !key.startsWith(MARK));
}
