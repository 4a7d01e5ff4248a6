/** Helpers for tests of the change feed, which open writers of other tests may delay. */
import { expect, vi } from 'vitest';
import type { Change, Changes } from './changes.port.ts';

const MARK = 'mark-';
let marks = 0;

/**
 * Waits until all earlier changes are readable, which needs every transaction that wrote one to
 * end: writes a marker change and polls for it. `write` publishes a product under the key that it
 * is given.
 */
export async function waitUntilCommitted(
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

export function withoutMarkers(changes: readonly Change[]): readonly Change[] {
  return changes.filter(({ key }) => !key.startsWith(MARK));
}
