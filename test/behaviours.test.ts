/** Tests that each behaviour in docs/behaviours.md has an id and names existing tests. */
import { describe, expect, test } from 'vitest';
import { isTitle, readTables, readTitles, testFiles } from './tables-of-tests.ts';

const rows = readTables('docs/behaviours.md', '## PDP: the page of a product').filter(
  ([id]) => id !== 'id',
);

/** Parses cells of the form: `file` “title” “further title of the same file”. */
const proofs = rows.flatMap(([id = '', rowTitle = '', cell = '']) =>
  [...cell.matchAll(/`([^`]+)`((?: “[^”]+”)*)/g)].flatMap(([, file = '', titles = '']) =>
    [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({
      row: `${id}, ${rowTitle}`,
      file,
      title,
    })),
  ),
);
const files = [...Map.groupBy(proofs, ({ file }) => file)];

test('every row has an id, a behaviour and a test, and is unique', () => {
  expect(rows.length).toBeGreaterThan(300);
  const proof = '`[^`]+`(?: “[^”]+”)+';
  const shape = new RegExp(`^[A-Z]+-\\d+ \\| .+ \\| ${proof}(?:; ${proof})*$`);
  expect(rows.map((cells) => cells.join(' | ')).filter((row) => !shape.test(row))).toEqual([]);
  expect(new Set(rows.map(([id, rowTitle]) => `${id} ${rowTitle}`)).size).toBe(rows.length);
});

describe('every test that the tables name exists', () => {
  test.each(files)('%s', (file, own) => {
    const [path, ...others] = testFiles.filter((candidate) =>
      `/${candidate.replace(/(\.test)?\.tsx?$/, '')}`.endsWith(`/${file}`),
    );
    if (path === undefined) throw new Error(`No test file is called ${file}.`);
    expect(others, 'one file has this name').toEqual([]);
    const titles = readTitles(path);
    expect(own.filter(({ title }) => !isTitle(title, titles))).toEqual([]);
  });
});

describe('a title matches', () => {
  const titles = readTitles(
    'example.test.ts',
    `describe.skip('a suite that is left out', () => test('a test within it'));
    test.todo('a test to come');
    test.skip.each([1])('a test that is left out');
    test('falls back to red', () => expect('a value of the file').toBe('blue'));
    test.each(['red', 'green'] as const)('is run for %s', () => undefined);
    test.each(makeRows())('is made for %s', () => undefined);`,
  );
  test.each([
    ['as a whole', 'falls back to red'],
    ['in a part that is long enough', 'falls back'],
    ['filled in from its own table', 'is run for green'],
    ['filled in from a table that is not a literal', 'is made for blue'],
  ])('%s', (_, rowTitle) => expect(isTitle(rowTitle, titles)).toBe(true));
  test.each([
    ['filled in from another value of the file', 'is run for blue'],
    ['in a part that is too short', 'to red'],
    ['of a test that is skipped', 'a test that is left out'],
    ['of a todo test', 'a test to come'],
    ['of a suite that is skipped', 'a suite that is left out'],
    ['within such a suite', 'a test within it'],
  ])('but not %s', (_, rowTitle) => expect(isTitle(rowTitle, titles)).toBe(false));
});
