/** Tests of the check for names that several files export. */
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { checkExports } from './exports.ts';

function check(files: Readonly<Record<string, string>>): string[] {
  const sources = Object.entries(files).map(([path, text]) => ({
    ...{ path, text, parsed: parseSync(path, text), imports: [] },
  }));
  return checkExports(sources).map(({ path, line, message }) => `${path}:${line} ${message}`);
}

test('a name that two files declare is reported in the second', () => {
  expect(
    check({
      'src/features/a/a.ts': 'export type Place = string;',
      'src/features/b/b.ts': 'const x = 1;\nexport function Place() { return x; }',
    }),
  ).toEqual([
    'src/features/b/b.ts:2 Place is exported by src/features/a/a.ts too: share it, or name what differs.',
  ]);
});

test.each([
  ['a re-export', 'export const x = 1;', `export { x } from '../a/a.ts';`],
  ['a default', 'export default 1;', 'export default 2;'],
  ['different names', 'export const x = 1;', 'export const y = 1;'],
])('a file may export %s', (_, a, b) => {
  expect(check({ 'src/features/a/a.ts': a, 'src/features/b/b.ts': b })).toEqual([]);
});

test('names that routes, file suffixes and ports prescribe may recur', () => {
  const loader = 'export const loader = 1;';
  const files = {
    'src/pages/a/a.route.tsx': loader,
    'src/pages/b/b.route.tsx': loader,
    'src/features/a/a.port.ts': 'export interface A {\n  signUp(): void;\n}',
    'src/features/a/a.server.ts': 'export function signUp() {}',
    'src/providers/a/embedded/links.ts': 'export function signUp() {}',
  };
  expect(check(files)).toEqual([]);
  const otherFiles = { ...files, 'src/features/b/b.ts': loader, 'src/features/c/c.ts': loader };
  expect(check(otherFiles)).toHaveLength(1);
});
