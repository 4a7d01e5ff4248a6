/** The contract of photos that await moderation, on the provider for tests. */
import { createMemoryPendingPhotos } from './memory-pending-photos.fixtures.ts';
import { describePendingPhotos } from './pending-photos.contract.ts';

describePendingPhotos('memory', async () => createMemoryPendingPhotos());
