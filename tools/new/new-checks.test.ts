/** Tests that generated folders pass all checks: format, types, import rules, unused code. */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkStructure } from '../structure/structure.ts';
import { createFolder, listPorts, toKebab } from './new.ts';

let root = '';
let createdFiles: string[] = [];

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
  createdFiles = kinds.flatMap(([kind = '', name = '']) => createFolder(root, kind, name));
}, 60_000);
afterAll(() => rmSync(root, { recursive: true }));

function run(command: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    encoding: 'utf8',
  });
  return { printed: status === 0 ? '' : `${stdout}${stderr}`, status };
}

test('one of each kind is created, and a provider of every port', () => {
  expect(createdFiles.filter((path) => path.startsWith('src/providers/')).length).toBeGreaterThan(
    15,
  );
  expect(new Set(createdFiles.map((path) => dirname(path))).size).toBeGreaterThan(18);
});

test('created files are formatted and linted', () => {
  expect(run('biome', 'check', '--error-on-warnings', ...createdFiles)).toEqual({
    printed: '',
    status: 0,
  });
}, 60_000);

test('types of created files are valid', () => {
  // The generated files with all that they import, all message keys, and no other project files.
  writeFileSync(
    join(root, 'tsconfig.created.json'),
    JSON.stringify({
      extends: './tsconfig.json',
      include: ['src/**/*.messages.ts', 'src/**/*.d.ts'],
      files: createdFiles.filter((path) => /\.tsx?$/.test(path)),
    }),
  );
  expect(run('tsc', '-p', 'tsconfig.created.json')).toEqual({ printed: '', status: 0 });
}, 180_000);

test('created files keep the import boundaries', () => {
  expect(checkStructure(root)).toEqual([]);
});

test('no created code is unused', () => {
  // The check itself generates the types of routes.
  expect(run('knip', '--exclude', 'unresolved')).toEqual({ printed: '', status: 0 });
}, 180_000);
