/** Tests of bodies up to their limit and beyond it. */
import { expect, test } from 'vitest';
import { readBounded } from './read-bounded.server.ts';

test('a body of exactly the limit is read whole, an empty or missing one is empty', async () => {
  const body = new Response('abcdef').body;
  expect(Buffer.from((await readBounded(body, 6)) ?? []).toString()).toBe('abcdef');
  expect((await readBounded(new Response('').body, 0))?.byteLength).toBe(0);
  expect((await readBounded(null, 6))?.byteLength).toBe(0);
});

test('of an endless body no more is read than it takes to know, and its source is closed', async () => {
  let isClosed = false;
  let given = 0;
  async function* endless() {
    try {
      for (;;) {
        given += 4;
        yield new Uint8Array(4);
      }
    } finally {
      isClosed = true;
    }
  }
  expect(await readBounded(endless(), 6)).toBeNull();
  expect(isClosed).toBe(true);
  expect(given).toBe(8);
});
