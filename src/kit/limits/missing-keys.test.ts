/** Tests of remembering which keys a source does not have. */
import { expect, test } from 'vitest';
import { createMissingKeys } from './missing-keys.ts';

function openMissingKeys({ max = 10 } = {}) {
  let now = 1_000;
  const missing = createMissingKeys({ max, ttlMs: 60_000, now: () => now });
  const values = new Map<string, string>();
  const loaded: string[] = [];
  const find = (key: string) =>
    missing.find(key, async () => {
      loaded.push(key);
      return values.get(key) ?? null;
    });
  return { missing, values, loaded, find, advance: (ms: number) => (now += ms) };
}

test('a missing key is looked up once a minute, a found one every time', async () => {
  const { values, loaded, find, advance } = openMissingKeys();
  values.set('b', 'value of b');
  expect([await find('a'), await find('a')]).toEqual([null, null]);
  expect([await find('b'), await find('b')]).toEqual(['value of b', 'value of b']);
  expect(loaded).toEqual(['a', 'b', 'b']);
  values.set('a', 'value of a');
  advance(59_999);
  expect(await find('a')).toBeNull();
  advance(2);
  expect(await find('a')).toBe('value of a');
});

test('a key that is forgotten after it was saved is looked up at once', async () => {
  const { missing, values, find } = openMissingKeys();
  expect(await find('a')).toBeNull();
  values.set('a', 'value of a');
  missing.forget('a');
  expect(await find('a')).toBe('value of a');
});

test('a key that is saved while it is looked up is not remembered as missing', async () => {
  const { missing, values, find } = openMissingKeys();
  const { promise, resolve } = Promise.withResolvers<null>();
  const early = missing.find('a', () => promise);
  values.set('a', 'value of a');
  missing.forget('a');
  resolve(null);
  expect(await early).toBeNull();
  expect(await find('a')).toBe('value of a');
});

test('a failure is not remembered', async () => {
  const { missing, values, find } = openMissingKeys();
  const failing = missing.find('a', () => Promise.reject(new Error('The source failed.')));
  await expect(failing).rejects.toThrow('The source failed.');
  values.set('a', 'value of a');
  expect(await find('a')).toBe('value of a');
});

test('beyond the limit, the keys that were looked up longest ago are forgotten', async () => {
  const { loaded, find } = openMissingKeys({ max: 2 });
  for (const key of ['a', 'b', 'c', 'c', 'b', 'a']) await find(key);
  expect(loaded).toEqual(['a', 'b', 'c', 'a']);
});
