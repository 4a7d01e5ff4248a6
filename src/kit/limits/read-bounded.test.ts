/** Tests of bodies of the size limit and above it. */
import { expect, test } from 'vitest';
import { readBounded } from './read-bounded.server.ts';

test('a body of exactly the limit is read completely, an empty or missing one is empty', async () => {
  const body = new Response('abcdef').body;
  expect(Buffer.from((await readBounded(body, 6)) ?? []).toString()).toBe('abcdef');
  expect((await readBounded(new Response('').body, 0))?.byteLength).toBe(0);
  expect((await readBounded(null, 6))?.byteLength).toBe(0);
});

test('an endless body is read until it exceeds the limit, and closes its source', async () => {
  let isClosed = false;
  let yieldedBytes = 0;
  async function* endless() {
    try {
      for (;;) {
        yieldedBytes += 4;
        yield new Uint8Array(4);
      }
    } finally {
      isClosed = true;
    }
  }
  expect(await readBounded(endless(), 6)).toBeNull();
  expect(isClosed).toBe(true);
  expect(yieldedBytes).toBe(8);
});
