/** The videos contract on the provider for tests. */
import { createMemoryVideos, sampleMp4 } from './memory-videos.fixtures.ts';
import { describeVideos } from './videos.contract.ts';

const empty = { ...sampleMp4, body: new Uint8Array() };

describeVideos('memory', {
  open: async () =>
    createMemoryVideos({ 'clip.one/mp4_480p': sampleMp4, 'clip.empty/mp4_480p': empty }),
  known: { id: 'clip.one', profile: 'mp4_480p' },
  empty: { id: 'clip.empty', profile: 'mp4_480p' },
});
