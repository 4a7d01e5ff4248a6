/** Tests of the video from the media host. */
import { expect, test } from 'vitest';
import { contentErrorOf, renderBlock } from '#test/components/render-block.tsx';
import { fixturePicture } from '../testing/fixture-pictures.ts';

const picture = fixturePicture('wardrobe');

test('a video of the media host has its address at that host', () => {
  const video = renderBlock('media-hub-video', {
    mediaId: 'film.scene-table.stone',
    display_images: [picture],
    title: 'Made',
    encoding_profiles: ['webm_720p'],
  });
  expect(video.all('source').map((item) => item.getAttribute('src'))).toEqual([
    '/media/film.scene-table.stone/webm_720p',
    '/media/film.scene-table.stone/webm_720p',
  ]);
  expect(video.texts('h2')).toEqual(['Made']);
});

test('an empty media id is rejected with the path of its field', () => {
  expect(contentErrorOf('media-hub-video', { mediaId: '', label: 'x' })).toMatch(/^mediaId: /);
});
