/** The social proof contract on the provider in memory. */
import { createMemorySocialProof } from './memory-social-proof.fixtures.ts';
import { describeSocialProof } from './social-proof.contract.ts';

describeSocialProof('memory', async () => {
  const socialProof = createMemorySocialProof(['coat', 'mug']);
  return {
    socialProof,
    countRows: async () => socialProof.counts.length,
    close: async () => undefined,
  };
});
