/** The customisations contract on the app's database. */
import { describeCustomisations } from '#features/customisation/customisations.contract.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { createCustomisations } from './customisations.provider.ts';

onEveryDatabase(({ name, open }) =>
  describeCustomisations(name, async () => {
    const { database, close } = await open();
    return { customisations: createCustomisations(database), close };
  }),
);
