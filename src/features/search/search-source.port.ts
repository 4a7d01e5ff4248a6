/**
 * Port: source of search records, the catalogue flattened for one fascia, locale and currency.
 *
 *     for await (const records of source.readAll(scope)) index.upsert(records);
 *
 * Methods reject where the catalogue cannot be read.
 */
import type { CatalogueScope } from '#features/catalogue/catalogue.port.ts';
import type { SearchRecord } from './search.ts';

export interface SearchSource {
  /** Every listed product of the scope, in batches, ordered by `productKey`. */
  readAll(scope: CatalogueScope): AsyncIterable<readonly SearchRecord[]>;
  /** Records of these products; products that are not listed are missing from the result. */
  readProducts(
    scope: CatalogueScope,
    productKeys: readonly string[],
  ): Promise<readonly SearchRecord[]>;
  /**
   * Recalculates popularity from recent demand; resolves to the number of products changed. Cheap
   * enough to run every few minutes.
   */
  refreshDemand(): Promise<number>;
}

declare module '#request/shop.ts' {
  interface Ports {
    searchSource: SearchSource;
  }
}
