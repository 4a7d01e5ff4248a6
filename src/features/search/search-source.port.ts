/**
 * Port: source of search records, the catalogue flattened for one fascia, locale and currency.
 *
 *     const scope = { fascia: 'aldermoor', locale: 'fr-FR', currency: 'GBP' } as const;
 *     for await (const records of searchSource.readAll(scope)) index.upsert(records);
 *     const [tee] = await searchSource.readProducts(scope, ['TEE1']); // undefined: not listed
 *     const count = await searchSource.refreshDemand(); // at intervals
 *
 * Prices in records are in minor units of the scope's currency. Methods reject where the catalogue
 * cannot be read.
 */
import type { CatalogueScope } from '#features/catalogue/catalogue.port.ts';
import type { SearchRecord } from './search.ts';

export interface SearchSource {
  /**
   * Reads every listed product of the scope once, in batches ordered by `productKey`, none of them
   * empty. Without products there is no batch. Batches are read one by one: a product that changes
   * meanwhile may be read before or after its change.
   */
  readAll(scope: CatalogueScope): AsyncIterable<readonly SearchRecord[]>;
  /**
   * Records of these products, ordered by `productKey`; products that the scope does not list are
   * missing from the result.
   */
  readProducts(
    scope: CatalogueScope,
    productKeys: readonly string[],
  ): Promise<readonly SearchRecord[]>;
  /**
   * Recalculates popularity from recent demand, and resolves to the number of products changed,
   * which it publishes to the change feed. A call changes a bounded number, the largest differences
   * first; none, and resolves to 0, while another process recalculates. Cheap enough to run every
   * few minutes.
   */
  refreshDemand(): Promise<number>;
}

declare module '#request/shop.ts' {
  interface Ports {
    searchSource: SearchSource;
  }
}
