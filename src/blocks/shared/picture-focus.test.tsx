/** Tests of the edge of a picture that a banner keeps when it crops. */
import { expect, test } from 'vitest';
import { renderBlock } from '#test/components/render-block.tsx';
import { styleOf } from '#test/components/styles.ts';
import { fixturePicture } from '../testing/fixture-pictures.ts';

const picture = fixturePicture('wardrobe');

test.each(['image-header', 'hero-banner'])(
  '%s keeps the edge of its picture that its editor named',
  (name) => {
    const cutOf = (focus?: string) =>
      styleOf(renderBlock(name, { title: 'Bags', picture: { ...picture, focus } }).one('img'))[
        'object-position'
      ];
    expect([cutOf('bottom'), cutOf('top'), cutOf()]).toEqual(['bottom', 'top', undefined]);
  },
);
