/** Tests of studio pictures: their ids, and the requested width. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { formatStudioId } from '../../../studio/picture-id.ts';
import { createStudio } from './studio.ts';

const mug =
  formatStudioId({
    model: 'mug',
    colour: 'sage',
    print: null,
    view: 'front',
    setting: 'aldermoor',
  }) ?? '';

test.each([
  mug.replace('.aldermoor', ''),
  mug.replace('sage', 'no-such-colour'),
  mug.replace('front', 'back'),
  mug.replace('mug', 'constructor'),
  mug.replace('aldermoor', 'toString'),
  `${mug}.x`,
  'file.abc',
])('has nothing for %j', async (id) => {
  expect(await createStudio().find(id)).toBeNull();
});

test('a picture is the same every time', async () => {
  const studio = createStudio();
  const first = await studio.find(mug);
  expect(first?.body.byteLength).toBeGreaterThan(100);
  expect(first?.type).toBe('image/jpeg');
  expect(await studio.find(mug)).toEqual(first);
});

test('a card is made from fewer pixels than a zoom', async () => {
  const studio = createStudio();
  const widthOf = async (width: number) =>
    (await sharp((await studio.find(mug, width))?.body).metadata()).width;
  expect([await widthOf(320), await widthOf(1600)]).toEqual([800, 1600]);
});
