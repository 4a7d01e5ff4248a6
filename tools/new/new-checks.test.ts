/** Tests that generated folders pass all checks: format, types, import rules, unused code. */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkStructure } from '../structure/structure.ts';
import { createFolder, listPorts, toKebab } from './new.ts';

let root = '';
let made: string[] = [];

/**
 * Copies the project without its pictures, and adds one of each kind and a provider of every port.
 */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'parade-checks-'));
  const isText = /(?:\.(?:[cm]?[jt]sx?|json|css|md|svg)|^[^.]*)$/;
  for (const folder of ['src', 'database', 'sample', 'tools', 'test'])
    cpSync(folder, join(root, folder), {
      recursive: true,
      filter: (path) => isText.test(path.split(/[\\/]/).at(-1) ?? ''),
    });
  for (const file of [...globSync(['*.ts', '*.json']), '.gitignore'])
    cpSync(file, join(root, file));
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const kinds = [
    ['block', 'gift-note'],
    ['feature', 'gift-note'],
    ['fascia', 'larkspur'],
    ['locale', 'nl-NL'],
    ...listPorts(root).map(({ key }) => ['provider', `${toKebab(key)}/acme`]),
  ];
  made = kinds.flatMap(([kind = '', name = '']) => createFolder(root, kind, name));
}, 60_000);
afterAll(() => rmSync(root, { recursive: true }));

function run(command: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    encoding: 'utf8',
  });
  return { printed: status === 0 ? '' : `${stdout}${stderr}`, status };
}

test('there is one of each kind, and of every port', () => {
  expect(made.filter((path) => path.startsWith('src/providers/')).length).toBeGreaterThan(15);
  expect(new Set(made.map((path) => dirname(path))).size).toBeGreaterThan(18);
});

test('it is formatted and linted', () => {
  expect(run('biome', 'check', '--error-on-warnings', ...made)).toEqual({ printed: '', status: 0 });
}, 60_000);

test('its types are right', () => {
  // The generated files with all that they import, all message keys, and no other project files.
  writeFileSync(
    join(root, 'tsconfig.made.json'),
    JSON.stringify({
      extends: './tsconfig.json',
      include: ['src/**/*.messages.ts', 'src/**/*.d.ts'],
      files: made.filter((path) => /\.tsx?$/.test(path)),
    }),
  );
  expect(run('tsc', '-p', 'tsconfig.made.json')).toEqual({ printed: '', status: 0 });
}, 180_000);

test('it stays within the import boundaries', () => {
  expect(checkStructure(root)).toEqual([]);
});

test('nothing of it is unused', () => {
  // The check itself generates the types of routes.
  expect(run('knip', '--exclude', 'unresolved')).toEqual({ printed: '', status: 0 });
}, 180_000);
