/** Example of the video from the media host. */
import { fixturePicture } from '../testing/fixture-pictures.ts';

export const fixtures = {
  one: {
    mediaId: 'film.scene-living.rust',
    label: 'A table being laid',
    encoding_profiles: ['webm_480p'],
    display_images: [fixturePicture('table')],
  },
};
