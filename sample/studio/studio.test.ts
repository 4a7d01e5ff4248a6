/** Tests the files of every photographed view: complete, right size, below 30 MB in total. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { listKeys } from '#test/expect-defined.ts';
import { models } from '../models.ts';
import { PICTURES_FOLDER } from './develop-picture.ts';
import { findPicturedModel, listScriptedModels, modelScripts } from './model-scripts.ts';
import { formatStudioId, parseStudioId } from './picture-id.ts';
import list from './shots.json' with { type: 'json' };
import { findShot } from './shots.ts';

const MEGABYTE = 1_000_000;
const photographed = listScriptedModels().filter((model) => findShot(model));
const files = await readdir(PICTURES_FOLDER);

test('only models of the sample are photographed', () => {
  expect(Object.keys(list).filter((model) => !Object.hasOwn(models, model))).toEqual([]);
});

test.each(photographed)('%s has each part of each view, and no more', (model) => {
  const shot = findShot(model);
  const parts = ['base', 'light', ...(shot?.prints ?? [])];
  const expected = (shot?.views ?? []).flatMap((view) =>
    parts.map((part) => `${model}.${view}.${part}.webp`),
  );
  expect(files.filter((name) => name.startsWith(`${model}.`)).toSorted()).toEqual(
    expected.toSorted(),
  );
  // Views that were added to the scripts since then come with the model's next pictures.
  const known = modelScripts[model]?.views ?? [];
  expect(shot?.views).toEqual(known.filter((view) => shot?.views.includes(view)));
});

test.each(photographed)(
  '%s is 1,600 pixels wide from the front, to be looked at closely, and 800 elsewhere',
  async (model) => {
    const shape = models[model].kind === 'scene' ? 9 / 16 : 3 / 2;
    for (const name of files.filter((file) => file.startsWith(`${model}.`))) {
      const [, view, part] = name.split('.');
      const { width, height } = await sharp(join(PICTURES_FOLDER, name)).metadata();
      expect(width, name).toBe(view === 'front' ? 1600 : 800);
      // A print with several masks has them stacked vertically.
      const pictures = height / (width * shape);
      if (part === 'base' || part === 'light') expect(pictures, name).toBe(1);
      else expect(Number.isInteger(pictures), name).toBe(true);
    }
  },
);

test('who sits for another sits for nobody else’s sake, and is of the same kind', () => {
  for (const model of listKeys(models)) {
    const pictured = findPicturedModel(model);
    expect(findPicturedModel(pictured)).toBe(pictured);
    expect(models[pictured].kind).toBe(models[model].kind);
  }
});

test('all of it weighs less than 30 MB', async () => {
  const sizes = await Promise.all(
    files.map(async (name) => (await stat(join(PICTURES_FOLDER, name))).size),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(30 * MEGABYTE);
});

test('an id describes its picture, and is parsed back unchanged', () => {
  const picture = {
    model: 'mug',
    colour: 'moss-green',
    print: null,
    view: 'detail',
    setting: 'fernhollow',
  } as const;
  const id = formatStudioId(picture) ?? '';
  expect(id).toMatch(/^studio\.mug\.moss-green\.detail\.fernhollow\.[0-9a-f]{6}$/);
  expect(parseStudioId(id)).toEqual(picture);
});

test('there is no id for what has not been photographed', () => {
  expect(
    formatStudioId({
      model: 'swatch',
      colour: 'sage',
      print: null,
      view: 'front',
      setting: 'aldermoor',
    }),
  ).toBeNull();
  expect(
    formatStudioId({
      model: 'mug',
      colour: 'sage',
      print: 'floral',
      view: 'front',
      setting: 'aldermoor',
    }),
  ).toBeNull();
});
