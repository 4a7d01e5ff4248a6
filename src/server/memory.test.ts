/** What is remembered is loaded once, forgotten by tag, and never a failure. */
import { expect, test } from 'vitest';
import { createMemory } from './memory.server.ts';

test('a value is loaded once, even for callers at the same moment', async () => {
  const memory = createMemory();
  const remember = memory.open();
  let loads = 0;
  const load = async () => ++loads;
  await Promise.all([
    remember('menu', ['categories'], load),
    remember('menu', ['categories'], load),
  ]);
  expect(await memory.open()('menu', ['categories'], load)).toBe(1);
});

test('a purge forgets what has the tag, also what is still being loaded', async () => {
  const memory = createMemory();
  const gate = Promise.withResolvers<string>();
  const before = memory.open()('menu', ['categories'], () => gate.promise);
  memory.purge(['categories']);
  gate.resolve('old');
  expect(await before).toBe('old');
  expect(await memory.open()('menu', ['categories'], async () => 'new')).toBe('new');
  memory.purge(['page:home']);
  expect(await memory.open()('menu', ['categories'], async () => 'newer')).toBe('new');
});

test('a failure is told and tried again', async () => {
  const memory = createMemory();
  await expect(memory.open()('menu', [], () => Promise.reject(new Error('away')))).rejects.toThrow(
    'away',
  );
  expect(await memory.open()('menu', [], async () => 'there')).toBe('there');
});

test('a request that began before a purge keeps nothing for those after it', async () => {
  const memory = createMemory();
  const begunBefore = memory.open();
  memory.purge(['page:aldermoor:pages/sale']);
  expect(
    await begunBefore('frame', ['page:aldermoor:pages/sale'], async () => 'by the old clock'),
  ).toBe('by the old clock');
  expect(await memory.open()('frame', ['page:aldermoor:pages/sale'], async () => 'new')).toBe(
    'new',
  );
  expect(await begunBefore('frame', [], async () => 'again')).toBe('new');
});

test('a value may tell its tags itself, and is not kept where it has none', async () => {
  const memory = createMemory();
  const tagsOf = (name: string) => (name === 'gone' ? null : [`product:${name}`]);
  expect(await memory.open()('tee', tagsOf, async () => 'tee-1')).toBe('tee-1');
  memory.purge(['product:tee-2']);
  expect(await memory.open()('tee', tagsOf, async () => 'tee-3')).toBe('tee-1');
  memory.purge(['product:tee-1']);
  expect(await memory.open()('tee', tagsOf, async () => 'gone')).toBe('gone');
  expect(await memory.open()('tee', tagsOf, async () => 'tee-4')).toBe('tee-4');
});

test('a purge while such a value is loaded forgets it, whatever its tags will be', async () => {
  const memory = createMemory();
  const gate = Promise.withResolvers<string>();
  const before = memory.open()(
    'tee',
    (name) => [name],
    () => gate.promise,
  );
  memory.purge(['product:other']);
  gate.resolve('old');
  expect(await before).toBe('old');
  expect(
    await memory.open()(
      'tee',
      (name) => [name],
      async () => 'new',
    ),
  ).toBe('new');
});
