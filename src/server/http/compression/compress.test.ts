/** Tests that compressed bodies are complete. */
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { toBrotli, toQuickBrotli } from './compress.server.ts';

test.each([10, 130_000, 900_000])('a body of %i bytes is read back', async (size) => {
  const body = Uint8Array.from({ length: size }, (_, index) => (index * index) % 251);
  for (const compressed of [await toQuickBrotli(body), await toBrotli(body, 4)])
    expect(brotliDecompressSync(compressed).equals(body)).toBe(true);
});
