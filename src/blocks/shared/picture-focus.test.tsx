/** Tests of the edge of a picture that a banner keeps when it crops. */
import { expect, test } from 'vitest';
import { renderBlock } from '#test/components/render-block.tsx';
import { fixturePicture } from '../testing/fixture-pictures.ts';

const picture = fixturePicture('wardrobe');

test.each(['image-header', 'hero-banner'])(
  '%s keeps the edge of its picture that its editor named',
  (name) => {
    const cutOf = (focus?: string) =>
      renderBlock(name, { title: 'Bags', picture: { ...picture, focus } }).one('img')?.className;
    expect(cutOf('bottom')).toContain('object-bottom');
    expect(cutOf('top')).toContain('object-top');
    expect(cutOf()).not.toMatch(/object-(?:top|bottom)/);
  },
);
