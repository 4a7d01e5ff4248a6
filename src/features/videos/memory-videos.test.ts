/** The videos contract on the provider for tests. */
import { createMemoryVideos, sampleMp4 } from './memory-videos.fixtures.ts';
import { describeVideos } from './videos.contract.ts';

describeVideos('memory', {
  open: async () => createMemoryVideos({ 'clip.one/mp4_480p': sampleMp4 }),
  known: { id: 'clip.one', profile: 'mp4_480p' },
});
