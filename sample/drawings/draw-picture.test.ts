/** Tests that every drawing of the sample shop can be drawn, and that other ids are refused. */
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { listKeys } from '#test/expect-defined.ts';
import { models } from '../models.ts';
import { drawPicture, parsePictureId } from './draw-picture.ts';

const names = listKeys(models);

describe('every model of the list', () => {
  test.each(names)('%s is drawn in its size', async (name) => {
    const svg = drawPicture(`draw.${name}.navy.front`) ?? '';
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    const { kind } = models[name];
    expect([width, height]).toEqual(
      kind === 'scene' ? [2400, 1350] : [1600, kind === 'cloth' ? 1600 : 2400],
    );
    const withoutPixels = svg.replaceAll(/base64,[^"]*/g, '');
    expect(withoutPixels.match(/NaN|undefined|Infinity/)).toBeNull();
  });
});

describe('a picture id', () => {
  test.each([
    [
      'draw.tee-crew.moss-green.front',
      { model: 'tee-crew', colour: 'moss-green', print: null, view: 'front' },
    ],
    [
      'draw.tee-crew.moss-green-stripe.back',
      { model: 'tee-crew', colour: 'moss-green', print: 'stripe', view: 'back' },
    ],
    [
      'draw.rug.navy-check.detail',
      { model: 'rug', colour: 'navy', print: 'check', view: 'detail' },
    ],
  ])('%s is understood', (id, request) => {
    expect(parsePictureId(id)).toEqual(request);
  });

  test.each([
    'draw.tee-crew.purple.front',
    'draw.tee-crew.navy.side',
    'draw.mug.navy-stripe.front',
    'draw.mug.navy.back',
    'draw.tee-crew.navy.front.x',
    'draw.toString.navy.front',
    'file.tee-crew.navy.front',
    '',
  ])('%j is outside the lists', (id) => {
    expect(drawPicture(id)).toBeNull();
  });
});

test('the same id is the same drawing, another colour another one', () => {
  expect(drawPicture('draw.mug.sage.front')).toBe(drawPicture('draw.mug.sage.front'));
  expect(drawPicture('draw.mug.sage.front')).not.toBe(drawPicture('draw.mug.rust.front'));
});

test.each(['stripe', 'check', 'floral', 'spot'])('a %s print is seen', (print) => {
  expect(drawPicture(`draw.tee-crew.white-${print}.front`)).not.toBe(
    drawPicture('draw.tee-crew.white.front'),
  );
});
