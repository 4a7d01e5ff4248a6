/** The wishlists contract on the provider for tests. */
import { randomUUID } from 'node:crypto';
import { createMemoryWishlists } from './memory-wishlists.fixtures.ts';
import { describeWishlists } from './wishlist.contract.ts';

describeWishlists('memory', async () => {
  const wishlists = createMemoryWishlists();
  return {
    wishlists,
    async makeCustomer() {
      const id = randomUUID();
      wishlists.register(id);
      return id;
    },
    close: async () => {},
  };
});
