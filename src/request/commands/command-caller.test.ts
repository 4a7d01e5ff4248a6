/** Tests of bearer keys. */
import { expect, test } from 'vitest';
import { hasKey } from './command-caller.server.ts';

test('only a key of the list is accepted', () => {
  const key = 'k'.repeat(32);
  const isAllowed = (headers: Record<string, string>) =>
    hasKey(new Request('http://localhost/metrics', { headers }), ['another key', key]);
  expect(isAllowed({ authorization: `Bearer ${key}` })).toBe(true);
  expect(isAllowed({ authorization: `bearer ${key}` })).toBe(true);
  expect(isAllowed({})).toBe(false);
  for (const authorization of ['', 'Bearer ', `Bearer ${key}x`, `Basic ${key}`])
    expect(isAllowed({ authorization })).toBe(false);
});
