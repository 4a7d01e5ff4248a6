/** What is remembered is loaded once, forgotten by tag, and never a failure. */
import { expect, test } from 'vitest';
import { createMemory } from './memory.server.ts';

test('a value is loaded once, even for callers at the same moment', async () => {
  const memory = createMemory();
  let loads = 0;
  const load = async () => ++loads;
  await Promise.all([memory.remember('menu', ['categories'], load), memory.remember('menu', ['categories'], load)]);
  expect(await memory.remember('menu', ['categories'], load)).toBe(1);
});

test('a purge forgets what has the tag, also what is still being loaded', async () => {
  const memory = createMemory();
  const gate = Promise.withResolvers<string>();
  const before = memory.remember('menu', ['categories'], () => gate.promise);
  memory.purge(['categories']);
  gate.resolve('old');
  expect(await before).toBe('old');
  expect(await memory.remember('menu', ['categories'], async () => 'new')).toBe('new');
  memory.purge(['page:home']);
  expect(await memory.remember('menu', ['categories'], async () => 'newer')).toBe('new');
});

test('a failure is told and tried again', async () => {
  const memory = createMemory();
  await expect(memory.remember('menu', [], () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await memory.remember('menu', [], async () => 'there')).toBe('there');
});
