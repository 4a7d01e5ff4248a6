/** Tests of studio pictures: the contract, and the requested width. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { picturesContract } from '#features/pictures/pictures.contract.ts';
import { formatStudioId } from '#sample/studio/picture-id.ts';
import { createStudio } from './studio.provider.ts';

const mug =
  formatStudioId({
    model: 'mug',
    colour: 'sage',
    print: null,
    view: 'front',
    setting: 'aldermoor',
  }) ?? '';

picturesContract('studio', {
  create: async () => createStudio(),
  knownId: mug,
  unknownIds: [
    mug.replace('.aldermoor', ''),
    mug.replace('sage', 'no-such-colour'),
    mug.replace('front', 'back'),
    mug.replace('mug', 'constructor'),
    mug.replace('aldermoor', 'toString'),
    `${mug}.x`,
  ],
});

test('a card is made from fewer pixels than a zoom', async () => {
  const studio = createStudio();
  const widthOf = async (width: number) =>
    (await sharp((await studio.find(mug, width))?.body).metadata()).width;
  expect([await widthOf(320), await widthOf(1600)]).toEqual([800, 1600]);
});
