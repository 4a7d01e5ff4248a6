/** Tests of subsetting fonts to the axes in their URL. */
import { readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pinFace } from './pinned-faces-plugin.ts';

const sheet = join(process.cwd(), 'src/fascias/aldermoor/tokens.css');
const font = '@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2';

test('a face reduced to one weight and one optical size keeps its name, and is a third of the file or less', async () => {
  const cut = await pinFace(sheet, font, 'wght=380&opsz=48');
  const whole = createRequire(import.meta.url).resolve(font);
  expect(cut).toMatch(/fraunces-latin-ext-opsz-normal\.woff2$/);
  expect((await readFile(cut)).subarray(0, 4).toString()).toBe('wOF2');
  expect((await stat(cut)).size).toBeLessThan((await stat(whole)).size / 3);
});

test('an axis that is no number is named', async () => {
  await expect(pinFace(sheet, font, 'wght=bold')).rejects.toThrow(
    'src/fascias/aldermoor/tokens.css: the axis wght=bold of a face is no number.',
  );
});
