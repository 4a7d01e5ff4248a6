/** Search records in memory, over the records that the import port in memory writes. */
import { type CatalogueState, listProductRows } from '#database/listed-products.fixtures.ts';
import type { CatalogueScope } from '#features/catalogue/catalogue.port.ts';
import type { SearchSource } from '#features/search/search-source.port.ts';
import { toSearchRecord } from './to-search-record.ts';

/** There is no demand in memory. */
export function createMemorySearchSource(state: CatalogueState): SearchSource {
  const listRecords = (scope: CatalogueScope) =>
    listProductRows(state, scope).flatMap((row) => toSearchRecord(row, scope) ?? []);
  return {
    async *readAll(scope) {
      const records = listRecords(scope);
      if (records.length > 0) yield records;
    },
    readProducts: async (scope, keys) =>
      listRecords(scope).filter(({ productKey }) => keys.includes(productKey)),
    refreshDemand: async () => 0,
  };
}
