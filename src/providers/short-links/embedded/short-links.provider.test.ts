/** The contract of short links on the app's database. */
import { describeShortLinks } from '#features/share/short-links.contract.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { createShortLinks } from './short-links.provider.ts';

onEveryDatabase(({ name, open }) =>
  describeShortLinks(name, async () => {
    const { database, close } = await open();
    return { shortLinks: createShortLinks(database), close };
  }),
);
