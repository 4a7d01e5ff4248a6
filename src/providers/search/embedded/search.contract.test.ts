/** Contract tests of the embedded search. */

import { createInProcessClient } from '#features/search/client/in-process-client.ts';
import { describeSearch } from '#features/search/search.contract.ts';
import { searchRecords } from '#features/search/search.fixtures.ts';
import { createMemoryCatalogue, createMemorySearch } from './in-memory.fixtures.ts';

const records = searchRecords(200, 8, 20);

describeSearch('the embedded engine', records, async () => {
  const search = await createMemorySearch(createMemoryCatalogue(records));
  return { search, client: createInProcessClient(search), close: async () => {} };
});
