/** Tests of the rules for style sheets, on generated files. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkStyleSheets } from './style-sheets.ts';

const CAPTION = '/* Styles of a. */\n';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'parade-style-sheets-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

test.each([
  ['301 lines', 'src/features/a/a.css', CAPTION + '/* why */\n'.repeat(300), 300, '301 lines; no'],
  [
    'no caption',
    'src/features/a/a.css',
    '.a { order: 1; }\n',
    1,
    'begin the file with one caption',
  ],
  [
    'imports',
    'src/blocks/a/a.css',
    `${CAPTION}@import "../b/b.css";\n`,
    2,
    'only src/app.css imports style sheets',
  ],
  ['no folder', 'src/a.css', CAPTION, 1, 'move the file into the folder of its subject'],
])('a style sheet with %s is refused', (_, path, text, line, message) => {
  write(path, text);
  expect(checkStyleSheets(root)).toEqual([
    { path, line, message: expect.stringContaining(message) },
  ]);
});

test('300 lines are allowed, and imports in app.css', () => {
  write('src/features/a/a.css', CAPTION + '/* why */\n'.repeat(299));
  write('src/app.css', `${CAPTION}@import "./features/a/a.css";\n`);
  expect(checkStyleSheets(root)).toEqual([]);
});
