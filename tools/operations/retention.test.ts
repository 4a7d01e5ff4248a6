/** Test that docs/operations/retention.md names every table of the schema. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('every table has its retention, and no other is listed', () => {
  const tables = globSync('database/schema/*.ts', { cwd: root }).flatMap((path) =>
    [...read(path).matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, name = '']) => name),
  );
  expect(tables.length).toBeGreaterThan(40);
  const documented = read('docs/operations/retention.md')
    .split('## Outside of the database')[0]
    ?.split('\n')
    .flatMap((line) => [...(/^\| (`[^|]+)\|/.exec(line)?.[1] ?? '').matchAll(/`(\w+)`/g)])
    .map(([, name = '']) => name);
  expect(documented?.toSorted()).toEqual(tables.toSorted());
});
