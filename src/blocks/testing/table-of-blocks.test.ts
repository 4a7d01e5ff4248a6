/** Tests of the table in docs/blocks.md: every block has a row, with tests that exist. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { namesIn, readTables, root, testFiles } from '#test/tables-of-tests.ts';

const rows = readTables('docs/blocks.md', '## Rules by block').map(
  ([subject = '', rules = '', tests = '']) => ({
    subject,
    rules,
    tests,
  }),
);

const folders = globSync('src/blocks/*/*.content.ts', { cwd: root }).map((file) =>
  basename(file, '.content.ts'),
);

test.each(folders)('%s has one row, with lines of the specification', (name) => {
  const own = rows.filter(({ subject }) => namesIn(subject).includes(name));
  expect(own).toHaveLength(1);
  expect(own[0]?.rules).toMatch(/\d: |^\d/);
  expect(own[0]?.tests).not.toBe('');
});

describe('every test that the table names is there', () => {
  test.each([...new Set(rows.flatMap(({ tests }) => namesIn(tests)))])('%s', (name) => {
    // A test file, or a folder that contains some.
    const pattern = new RegExp(
      `(^|/)${name.replace('/*', '')}(/.*)?(\\.[a-z]+)*\\.(test|journey)\\.tsx?$`,
    );
    expect(testFiles.filter((file) => pattern.test(file))).not.toEqual([]);
  });
});
