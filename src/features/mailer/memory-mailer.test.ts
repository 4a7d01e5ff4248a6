/** The mailer contract on the provider for tests. */
import { describeMailer } from './mailer.contract.ts';
import { createMemoryMailer } from './memory-mailer.fixtures.ts';

describeMailer('in memory', async () => {
  const mailer = createMemoryMailer();
  return {
    mailer,
    listArrived: async () => (await mailer.listStored()).map(({ subject }) => subject).toReversed(),
    close: async () => {},
  };
});
