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

test('every row has an id, a behaviour and a test, and is there once', () => {
  expect(rows.length).toBeGreaterThan(300);
  const proof = '`[^`]+`(?: “[^”]+”)+';
  const shape = new RegExp(`^[A-Z]+-\\d+ \\| .+ \\| ${proof}(?:; ${proof})*$`);
  expect(rows.map((cells) => cells.join(' | ')).filter((row) => !shape.test(row))).toEqual([]);
  expect(new Set(rows.map(([id, rowTitle]) => `${id} ${rowTitle}`)).size).toBe(rows.length);
});

describe('every test that the tables name is there', () => {
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

describe('a title counts', () => {
  const titles = readTitles(
    'example.test.ts',
    `describe.skip('a suite that is left out', () => test('a test within it'));
    test.todo('a test to come');
    test.skip.each([1])('a test that is left out');
    test('falls back to red', () => expect('a value of the file').toBe('blue'));
    test.each(['red', 'green'] as const)('is told of %s', () => undefined);
    test.each(makeRows())('is made for %s', () => undefined);`,
  );
  test.each([
    ['as it stands', 'falls back to red'],
    ['in a telling part', 'falls back'],
    ['filled in from its own table', 'is told of green'],
    ['filled in from a table that is made elsewhere', 'is made for blue'],
  ])('%s', (_, rowTitle) => expect(isTitle(rowTitle, titles)).toBe(true));
  test.each([
    ['filled in from what stands elsewhere in the file', 'is told of blue'],
    ['in a part that is too short to tell', 'to red'],
    ['of a test that is skipped', 'a test that is left out'],
    ['of a test that is to come', 'a test to come'],
    ['of a suite that is skipped', 'a suite that is left out'],
    ['within such a suite', 'a test within it'],
  ])('but not %s', (_, rowTitle) => expect(isTitle(rowTitle, titles)).toBe(false));
});
