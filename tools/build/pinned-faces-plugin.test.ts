/** Tests of subsetting fonts to the axes in their URL. */
import { readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pinFace } from './pinned-faces-plugin.ts';

const sheet = join(process.cwd(), 'src/fascias/aldermoor/tokens.css');
const font = '@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2';

test('a font reduced to one weight and one optical size keeps its name, and is at most a third of the file', async () => {
  const subset = await pinFace(sheet, font, 'wght=380&opsz=48');
  const original = createRequire(import.meta.url).resolve(font);
  expect(subset).toMatch(/fraunces-latin-ext-opsz-normal\.woff2$/);
  expect((await readFile(subset)).subarray(0, 4).toString()).toBe('wOF2');
  expect((await stat(subset)).size).toBeLessThan((await stat(original)).size / 3);
});

test('an axis that is not a number is named in the error', async () => {
  await expect(pinFace(sheet, font, 'wght=bold')).rejects.toThrow(
    'src/fascias/aldermoor/tokens.css: the axis wght=bold of a font must be a number.',
  );
});
