/** The embedded search keeps the contract of its port. */
import { describeSearch } from '#features/search/search.contract.ts';
import { searchRecords } from '#features/search/search.fixtures.ts';
import { createMemoryCatalogue, createMemorySearch } from './in-memory.fixtures.ts';

const records = searchRecords(200, 8, 20);

describeSearch('the embedded engine', records, async () => ({
  search: await createMemorySearch(createMemoryCatalogue(records)),
  close: async () => {},
}));
