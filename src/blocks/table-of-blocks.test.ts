/** The table in docs/blocks.md: every block has its row, with the lines it keeps and tests that exist. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const [, table = ''] = readFileSync(join(root, 'docs/blocks.md'), 'utf8').split('## Which block keeps which rule');
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, subject = '', rules = '', tests = '']) => ({ subject, rules, tests }));
const namesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

const folders = globSync('src/blocks/*/*.content.ts', { cwd: root }).map((file) => basename(file, '.content.ts'));
const testFiles = globSync('{src,test}/**/*.{test.ts,test.tsx,journey.ts}', { cwd: root });

test.each(folders)('%s has one row, with lines of the specification', (name) => {
  const own = rows.filter(({ subject }) => namesIn(subject).includes(name));
  expect(own).toHaveLength(1);
  expect(own[0]?.rules).toMatch(/\d: |^\d/);
  expect(own[0]?.tests).not.toBe('');
});

describe('every test that the table names is there', () => {
  test.each([...new Set(rows.flatMap(({ tests }) => namesIn(tests)))])('%s', (name) => {
    // A file, or the folder that holds some.
    const pattern = new RegExp(`(^|/)${name.replace('/*', '')}(/.*)?(\\.[a-z]+)*\\.(test|journey)\\.tsx?$`);
    expect(testFiles.filter((file) => pattern.test(file))).not.toEqual([]);
  });
});
