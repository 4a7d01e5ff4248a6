/** Tests of picture URLs and `srcset` attributes. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { links, PICTURE_ASPECTS, PICTURE_WIDTHS } from '#links';
import {
  croppedHeight,
  formatSrcSet,
  heightPerWidth,
  parsePicturePath,
  parseTint,
} from './pictures.ts';

describe('a picture URL', () => {
  test('is parsed to the variant that it was formatted from', () => {
    const variant = fc.record({
      id: fc.stringMatching(/^[a-z]{1,6}\.[a-z0-9][a-z0-9._-]{0,40}$/),
      width: fc.constantFrom(...PICTURE_WIDTHS),
      aspect: fc.constantFrom(...PICTURE_ASPECTS),
      quality: fc.constantFrom('n' as const, 'z' as const),
      format: fc.constantFrom('avif' as const, 'webp' as const, 'jpg' as const),
    });
    fc.assert(
      fc.property(variant, (picture) => {
        expect(parsePicturePath(links.picture(picture))).toEqual(picture);
      }),
    );
  });

  test.each([
    '/media/draw.tee.navy.front/w641-2x3-n.avif',
    '/media/draw.tee.navy.front/w0640-2x3-n.avif',
    '/media/draw.tee.navy.front/w640-9x9-n.avif',
    '/media/draw.tee.navy.front/w640-2x3-q.avif',
    '/media/draw.tee.navy.front/w640-2x3-n.gif',
    '/media/draw.tee.navy.front/w640-2x3-n.avif/',
    '/media/../secret/w640-2x3-n.avif',
    '/media/draw%2Etee/w640-2x3-n.avif',
    `/media/draw.${'a'.repeat(200)}/w640-2x3-n.avif`,
    '/media/DRAW.tee/w640-2x3-n.avif',
    '/media/draw/w640-2x3-n.avif',
  ])('with an undefined size or an invalid id is null: %s', (path) => {
    expect(parsePicturePath(path)).toBeNull();
  });
});

describe('a crop', () => {
  test('has the height of its aspect ratio', () => {
    expect(croppedHeight(640, '2x3')).toBe(960);
    expect(croppedHeight(1280, '16x9')).toBe(720);
    expect(heightPerWidth('full')).toBeNull();
  });
});

describe('a source set', () => {
  test('lists its widths from narrow to wide', () => {
    expect(
      formatSrcSet({
        id: 'draw.mug.sage.front',
        aspect: '1x1',
        widths: [640, 320],
        format: 'webp',
      }),
    ).toBe(
      '/media/draw.mug.sage.front/w320-1x1-n.webp 320w, /media/draw.mug.sage.front/w640-1x1-n.webp 640w',
    );
  });
});

describe('a tint', () => {
  test.each([
    ['#A1b2C3', '#a1b2c3'],
    ['red', null],
    ['#abc', null],
    ['#a1b2c3;background:url(//x)', null],
  ])('%s is parsed as %s', (tint, parsed) => {
    expect(parseTint(tint)).toBe(parsed);
  });
});
