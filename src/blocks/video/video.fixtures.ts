/** Examples of the video: autoplay, and with controls. */
import { fixtureVideo } from '../testing/fixture-pictures.ts';

export const fixtures = {
  playing: { label: 'A table being laid', ...fixtureVideo },
  'with controls and sound': {
    title: 'How it is made',
    width: 'full',
    ...fixtureVideo,
    video_autoplay: false,
    video_controls: true,
    video_sound: true,
    loopVideo: false,
  },
};
