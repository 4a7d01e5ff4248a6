/** The social contract on the provider for tests. */
import { createMemorySocial } from './memory-social.fixtures.ts';
import { describeSocial } from './social.contract.ts';

describeSocial('memory', async (posts) => createMemorySocial(posts));
