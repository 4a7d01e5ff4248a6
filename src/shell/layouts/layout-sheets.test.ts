/** Tests of the layout variants and of their style sheets. */
import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { LAYOUT_VARIANTS } from '#kit/define-fascia.ts';
import { listLayoutSheets } from './layout-sheets.ts';

const FOLDER = import.meta.dirname;

test('every layout variant has a style sheet, and every sheet is a variant', () => {
  const variants = Object.entries(LAYOUT_VARIANTS).flatMap(([part, names]) =>
    names.map((name) => `${part}/${name}.css`),
  );
  const sheets = globSync('*/*.css', { cwd: FOLDER }).map((path) => path.replaceAll('\\', '/'));
  expect(sheets.toSorted()).toEqual(variants.toSorted());
});

test('a fascia has one sheet for each part: the variant that it chose, else the first', () => {
  expect(listLayoutSheets({})).toContain('header/rows.css');
  const chosen = listLayoutSheets({ header: 'bar' });
  expect(chosen).toContain('header/bar.css');
  expect(chosen).not.toContain('header/rows.css');
});

test('the sheets of a layout are at most 4 kB, which every page of the fascia contains', () => {
  const heaviest = Object.entries(LAYOUT_VARIANTS).map(([part, names]) =>
    Math.max(...names.map((name) => weigh(`${FOLDER}/${part}/${name}.css`))),
  );
  expect(heaviest.reduce((sum, size) => sum + size, 0)).toBeLessThan(4096);
});

function weigh(path: string): number {
  return brotliCompressSync(readFileSync(path)).length;
}
