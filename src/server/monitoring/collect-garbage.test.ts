/** Tests that memory is returned. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { collectGarbage } from './collect-garbage.server.ts';

test('what nothing refers to is collected at once', async () => {
  const forgotten = new WeakRef({ rows: new Array(1_000).fill('row') });
  // A WeakRef keeps its target until the end of the turn that made it.
  await nextTurn();
  collectGarbage();
  expect(forgotten.deref()).toBeUndefined();
});
