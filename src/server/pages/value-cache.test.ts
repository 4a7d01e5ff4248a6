/** Tests of the value cache: loaded once, purged by tag, failures not stored. */
import { expect, test, vi } from 'vitest';
import { createValueCache } from './value-cache.server.ts';

test('a value is loaded once, also for concurrent callers', async () => {
  const valueCache = createValueCache();
  const cached = valueCache.forRequest();
  let loads = 0;
  const load = async () => ++loads;
  await Promise.all([cached('menu', ['categories'], load), cached('menu', ['categories'], load)]);
  expect(await valueCache.forRequest()('menu', ['categories'], load)).toBe(1);
});

test('a purge drops entries with the tag, even while they load', async () => {
  const valueCache = createValueCache();
  const gate = Promise.withResolvers<string>();
  const before = valueCache.forRequest()('menu', ['categories'], () => gate.promise);
  valueCache.purge(['categories']);
  gate.resolve('old');
  expect(await before).toBe('old');
  expect(await valueCache.forRequest()('menu', ['categories'], async () => 'new')).toBe('new');
  valueCache.purge(['page:home']);
  expect(await valueCache.forRequest()('menu', ['categories'], async () => 'newer')).toBe('new');
});

test('a failed load is not cached', async () => {
  const valueCache = createValueCache();
  await expect(
    valueCache.forRequest()('menu', [], () => Promise.reject(new Error('offline'))),
  ).rejects.toThrow('offline');
  expect(await valueCache.forRequest()('menu', [], async () => 'loaded')).toBe('loaded');
});

test('a request that began before a purge does not store values for later requests', async () => {
  const valueCache = createValueCache();
  const earlierRequest = valueCache.forRequest();
  valueCache.purge(['page:aldermoor:pages/sale']);
  expect(await earlierRequest('layout', ['page:aldermoor:pages/sale'], async () => 'stale')).toBe(
    'stale',
  );
  expect(
    await valueCache.forRequest()('layout', ['page:aldermoor:pages/sale'], async () => 'new'),
  ).toBe('new');
  expect(await earlierRequest('layout', [], async () => 'again')).toBe('new');
});

test('tags may be derived from the value; null means it is not stored', async () => {
  const valueCache = createValueCache();
  const tagsOf = (name: string) => (name === 'gone' ? null : [`product:${name}`]);
  expect(await valueCache.forRequest()('tee', tagsOf, async () => 'tee-1')).toBe('tee-1');
  valueCache.purge(['product:tee-2']);
  expect(await valueCache.forRequest()('tee', tagsOf, async () => 'tee-3')).toBe('tee-1');
  valueCache.purge(['product:tee-1']);
  expect(await valueCache.forRequest()('tee', tagsOf, async () => 'gone')).toBe('gone');
  expect(await valueCache.forRequest()('tee', tagsOf, async () => 'tee-4')).toBe('tee-4');
});

test('a purge drops a value that is still loading, whatever its tags', async () => {
  const valueCache = createValueCache();
  const gate = Promise.withResolvers<string>();
  const before = valueCache.forRequest()(
    'tee',
    (name) => [name],
    () => gate.promise,
  );
  valueCache.purge(['product:other']);
  gate.resolve('old');
  expect(await before).toBe('old');
  expect(
    await valueCache.forRequest()(
      'tee',
      (name) => [name],
      async () => 'new',
    ),
  ).toBe('new');
});

const textOf = (letter: string) => letter.repeat(10_000);

test.each([
  ['with tags that are known', ['products']],
  ['with tags of the value', () => ['products']],
])(
  'values stay below the limit in bytes; the least recently used is evicted first: %s',
  async (_name, tags) => {
    const valueCache = createValueCache({ maxBytes: 25_000 });
    const cached = valueCache.forRequest();
    const load = vi.fn(async (letter: string) => ({ text: textOf(letter) }));
    const read = (letter: string) => cached(letter, tags, () => load(letter));
    for (const letter of ['a', 'b', 'a', 'c']) await read(letter);
    load.mockClear();
    for (const letter of ['a', 'c', 'b'])
      expect(await read(letter)).toEqual({ text: textOf(letter) });
    expect(load.mock.calls).toEqual([['b']]);
  },
);

test('a value above the limit is not cached and evicts nothing; concurrent loads are shared', async () => {
  const cached = createValueCache({ maxBytes: 25_000 }).forRequest();
  const load = vi.fn(async () => textOf('x').repeat(3));
  expect(await cached('small', [], async () => 'small')).toBe('small');
  await Promise.all([cached('big', [], load), cached('big', [], load)]);
  await cached('big', [], load);
  expect(load).toHaveBeenCalledTimes(2);
  expect(await cached('small', [], async () => 'again')).toBe('small');
});
