/** Where an index gets its records from: the catalogue, flattened for one fascia and language. */
import type { CatalogueScope } from '#features/catalogue/catalogue.port.ts';
import type { SearchRecord } from './search.ts';

export interface SearchSource {
  /** Every listed product of the scope, in batches, in productKey order. */
  readAll(scope: CatalogueScope): AsyncIterable<readonly SearchRecord[]>;
  /** The records of these products; a product that is no longer listed is simply absent. */
  readProducts(
    scope: CatalogueScope,
    productKeys: readonly string[],
  ): Promise<readonly SearchRecord[]>;
  /** Brings popularity up to what shoppers did lately; how many products it changed. Cheap enough for every few minutes. */
  refreshDemand(): Promise<number>;
}

declare module '#request/shop.ts' {
  interface Ports {
    searchSource: SearchSource;
  }
}
