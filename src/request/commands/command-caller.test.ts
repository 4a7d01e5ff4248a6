/** Tests of bearer keys. */
import { expect, test } from 'vitest';
import { hasKey } from './command-caller.server.ts';

test('a key of the list opens, and nothing else', () => {
  const key = 'k'.repeat(32);
  const open = (headers: Record<string, string>) =>
    hasKey(new Request('http://localhost/metrics', { headers }), ['another key', key]);
  expect(open({ authorization: `Bearer ${key}` })).toBe(true);
  expect(open({ authorization: `bearer ${key}` })).toBe(true);
  expect(open({})).toBe(false);
  for (const authorization of ['', 'Bearer ', `Bearer ${key}x`, `Basic ${key}`])
    expect(open({ authorization })).toBe(false);
});
