/** Tests of the value cache: loaded once, purged by tag, failures not stored. */
import { expect, test, vi } from 'vitest';
import { createRequestCache } from './request-cache.server.ts';

test('a value is loaded once, even for callers at the same moment', async () => {
  const requestCache = createRequestCache();
  const cached = requestCache.open();
  let loads = 0;
  const load = async () => ++loads;
  await Promise.all([cached('menu', ['categories'], load), cached('menu', ['categories'], load)]);
  expect(await requestCache.open()('menu', ['categories'], load)).toBe(1);
});

test('a purge forgets what has the tag, also what is still being loaded', async () => {
  const requestCache = createRequestCache();
  const gate = Promise.withResolvers<string>();
  const before = requestCache.open()('menu', ['categories'], () => gate.promise);
  requestCache.purge(['categories']);
  gate.resolve('old');
  expect(await before).toBe('old');
  expect(await requestCache.open()('menu', ['categories'], async () => 'new')).toBe('new');
  requestCache.purge(['page:home']);
  expect(await requestCache.open()('menu', ['categories'], async () => 'newer')).toBe('new');
});

test('a failure is reported and tried again', async () => {
  const requestCache = createRequestCache();
  await expect(
    requestCache.open()('menu', [], () => Promise.reject(new Error('away'))),
  ).rejects.toThrow('away');
  expect(await requestCache.open()('menu', [], async () => 'there')).toBe('there');
});

test('a request that began before a purge keeps nothing for those after it', async () => {
  const requestCache = createRequestCache();
  const begunBefore = requestCache.open();
  requestCache.purge(['page:aldermoor:pages/sale']);
  expect(
    await begunBefore('frame', ['page:aldermoor:pages/sale'], async () => 'by the old clock'),
  ).toBe('by the old clock');
  expect(await requestCache.open()('frame', ['page:aldermoor:pages/sale'], async () => 'new')).toBe(
    'new',
  );
  expect(await begunBefore('frame', [], async () => 'again')).toBe('new');
});

test('a value may return its tags itself, and is not stored where it has none', async () => {
  const requestCache = createRequestCache();
  const tagsOf = (name: string) => (name === 'gone' ? null : [`product:${name}`]);
  expect(await requestCache.open()('tee', tagsOf, async () => 'tee-1')).toBe('tee-1');
  requestCache.purge(['product:tee-2']);
  expect(await requestCache.open()('tee', tagsOf, async () => 'tee-3')).toBe('tee-1');
  requestCache.purge(['product:tee-1']);
  expect(await requestCache.open()('tee', tagsOf, async () => 'gone')).toBe('gone');
  expect(await requestCache.open()('tee', tagsOf, async () => 'tee-4')).toBe('tee-4');
});

test('a purge while such a value is loaded forgets it, whatever its tags will be', async () => {
  const requestCache = createRequestCache();
  const gate = Promise.withResolvers<string>();
  const before = requestCache.open()(
    'tee',
    (name) => [name],
    () => gate.promise,
  );
  requestCache.purge(['product:other']);
  gate.resolve('old');
  expect(await before).toBe('old');
  expect(
    await requestCache.open()(
      'tee',
      (name) => [name],
      async () => 'new',
    ),
  ).toBe('new');
});

const words = (letter: string) => letter.repeat(10_000);

test.each([
  ['with tags that are known', ['products']],
  ['with tags of the value', () => ['products']],
])(
  'values take no more than the limit in bytes; the least recently used goes first: %s',
  async (_name, tags) => {
    const requestCache = createRequestCache({ maxBytes: 25_000 });
    const cached = requestCache.open();
    const load = vi.fn(async (letter: string) => ({ text: words(letter) }));
    const read = (letter: string) => cached(letter, tags, () => load(letter));
    for (const letter of ['a', 'b', 'a', 'c']) await read(letter);
    load.mockClear();
    for (const letter of ['a', 'c', 'b'])
      expect(await read(letter)).toEqual({ text: words(letter) });
    expect(load.mock.calls).toEqual([['b']]);
  },
);

test('a value above the limit is loaded each time and drops no other, but is shared while it loads', async () => {
  const cached = createRequestCache({ maxBytes: 25_000 }).open();
  const load = vi.fn(async () => words('x').repeat(3));
  expect(await cached('small', [], async () => 'small')).toBe('small');
  await Promise.all([cached('big', [], load), cached('big', [], load)]);
  await cached('big', [], load);
  expect(load).toHaveBeenCalledTimes(2);
  expect(await cached('small', [], async () => 'again')).toBe('small');
});
