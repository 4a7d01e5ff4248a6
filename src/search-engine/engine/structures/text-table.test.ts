/** Tests of the table of texts: it has the content of a map, also after deletions and restored. */
import { expect, test } from 'vitest';
import { createRandom } from '#features/search/search.fixtures.ts';
import { TextTable } from './text-table.ts';

/** Writes at random into a table and a map. */
function fill(seed: number, steps: number) {
  const random = createRandom(seed);
  const table = new TextTable();
  const map = new Map<string, readonly [number, number]>();
  for (let step = 0; step < steps; step++) {
    const text = `code-${Math.floor(random() * 900)}`;
    if (random() < 0.45) {
      table.delete(text);
      map.delete(text);
    } else {
      const numbers = [Math.floor(random() * 2 ** 31), Math.floor(random() * 2 ** 30)] as const;
      table.set(text, ...numbers);
      map.set(text, numbers);
    }
  }
  return { table, map };
}

function contentOf(table: TextTable) {
  const texts = Array.from({ length: 1_000 }, (_, index) => `code-${index}`);
  return new Map(
    texts.flatMap((text) => {
      const cell = table.find(text);
      return cell < 0 ? [] : [[text, table.at(cell)] as const];
    }),
  );
}

test('after random writes it has the texts and numbers of a map', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const { table, map } = fill(seed, 5_000);
    expect(contentOf(table)).toEqual(map);
    expect(table.size).toBe(map.size);
  }
});

test('a table that was saved in parts is restored, and can then be written to', () => {
  const { table, map } = fill(30, 5_000);
  const restored = new TextTable();
  for (const cells of table.save(100)) restored.restore(cells);
  expect(contentOf(restored)).toEqual(map);
  for (const text of map.keys()) restored.delete(text);
  expect(restored.size).toBe(0);
  expect(contentOf(restored)).toEqual(new Map());
});

test('a hundred thousand texts have different cells', () => {
  const table = new TextTable();
  for (let index = 0; index < 100_000; index++)
    table.set(`ABC${index}-navy-${index % 18}`, index, 1);
  expect(table.size).toBe(100_000);
  for (let index = 0; index < 100_000; index += 7)
    expect(table.at(table.find(`ABC${index}-navy-${index % 18}`))).toEqual([index, 1]);
  expect(table.find('ABC100000-navy-1')).toBe(-1);
});
