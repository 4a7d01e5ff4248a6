/** What is remembered is loaded once, forgotten by tag, and never a failure. */
import { expect, test } from 'vitest';
import { createMemory } from './memory.server.ts';

test('a value is loaded once, even for callers at the same moment', async () => {
  const memory = createMemory();
  const remember = memory.open();
  let loads = 0;
  const load = async () => ++loads;
  await Promise.all([remember('menu', ['categories'], load), remember('menu', ['categories'], load)]);
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
  await expect(memory.open()('menu', [], () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await memory.open()('menu', [], async () => 'there')).toBe('there');
});

test('a request that began before a purge keeps nothing for those after it', async () => {
  const memory = createMemory();
  const begunBefore = memory.open();
  memory.purge(['page:aldermoor:pages/sale']);
  expect(await begunBefore('frame', ['page:aldermoor:pages/sale'], async () => 'by the old clock')).toBe('by the old clock');
  expect(await memory.open()('frame', ['page:aldermoor:pages/sale'], async () => 'new')).toBe('new');
  expect(await begunBefore('frame', [], async () => 'again')).toBe('new');
});
