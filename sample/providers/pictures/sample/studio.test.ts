/** Tests of studio pictures: their ids, and the requested width. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { formatStudioId } from '../../../studio/picture-id.ts';
import { createSamplePictures } from './sample.provider.ts';
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

test('equal pictures have one id, whatever version is asked for', () => {
  const pictures = createSamplePictures({ find: async () => null, save: async () => '' } as never);
  const idFor = (id: string) => pictures.idFor?.(id, 'aldermoor');
  const asked = ['000000', 'abcdef'].map((version) => mug.replace(/[^.]+$/, version));
  expect([mug, ...asked].map(idFor)).toEqual([mug, mug, mug]);
  expect(idFor('studio.no-such-model.sage.front.aldermoor.abcdef')).toBe(
    idFor('studio.no-such-model.sage.front.fernhollow.000000'),
  );
  expect(idFor('file.abc')).toBe('file.abc');
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
