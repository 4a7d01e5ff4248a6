/** The tables in docs/behaviours.md: every behaviour has an id and tests that are there. */
import { describe, expect, test } from 'vitest';
import { isTitle, readTables, readTitles, testFiles } from './tables-of-tests.ts';

const rows = readTables('docs/behaviours.md', '## PDP: the page of a product').filter(([id]) => id !== 'id');

/** `file` “title”, and further titles of the same file. */
const proofs = rows.flatMap(([id = '', said = '', cell = '']) =>
  [...cell.matchAll(/`([^`]+)`((?: “[^”]+”)*)/g)].flatMap(([, file = '', titles = '']) =>
    [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ row: `${id}, ${said}`, file, title })),
  ),
);
const files = [...Map.groupBy(proofs, ({ file }) => file)];

test('every row has an id, a behaviour and a test, and stands there once', () => {
  expect(rows.length).toBeGreaterThan(300);
  const proof = '`[^`]+`(?: “[^”]+”)+';
  const shape = new RegExp(`^[A-Z]+-\\d+ \\| .+ \\| ${proof}(?:; ${proof})*$`);
  expect(rows.map((cells) => cells.join(' | ')).filter((row) => !shape.test(row))).toEqual([]);
  expect(new Set(rows.map(([id, said]) => `${id} ${said}`)).size).toBe(rows.length);
});

describe('every test that the tables name is there', () => {
  test.each(files)('%s', (file, own) => {
    const [path, ...others] = testFiles.filter((one) => `/${one.replace(/(\.test)?\.tsx?$/, '')}`.endsWith(`/${file}`));
    if (path === undefined) throw new Error(`No test file is called ${file}.`);
    expect(others, 'one file has this name').toEqual([]);
    const titles = readTitles(path);
    expect(own.filter(({ title }) => !isTitle(title, titles))).toEqual([]);
  });
});
