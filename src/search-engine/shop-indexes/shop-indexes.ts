/** Catalogue indexes, one per fascia and locale, kept up to date by the change feed. */
import { withFacetOrdering } from '#features/search/records/facet-ordering.ts';
import { indexName, type ListingOrder, SORTS } from '#features/search/search.ts';
import type { Log } from '#kit/log.ts';
import type { Ports } from '#request/shop.ts';
import {
  type IndexConfiguration,
  NO_CONFIGURATION,
} from '../custom-indexes/index-configuration.ts';
import { queryDefaultsOf, unretrievableAttributesOf } from '../custom-indexes/index-settings.ts';
import type { RecordIndex } from '../engine/index/record-index.ts';
import { EVERYTHING } from '../engine/query/filter.ts';
import type { NamedIndex } from '../protocol/parameters/build-query.ts';
import { parseAbTest } from '../rules/ab-test.ts';
import { type PreparedRule, prepareRules } from '../rules/rule.ts';
import type { IndexSnapshots, SnapshotIndex } from '../snapshots/index-snapshots.ts';
import type { FileConfiguration } from './configuration-files.ts';
import { type IndexChange, type IndexUpdater, pause } from './index-updater.ts';
import { createShopIndex, isSameIndex } from './shop-index.ts';

/** Fascia, locale and currency, with the order that the fascia has chosen. */
export type SearchScope = Parameters<Ports['searchSource']['readAll']>[0] & {
  readonly listingOrder?: ListingOrder;
};

type ShopIndex = {
  readonly scope: SearchScope;
  readonly name: string;
  index: RecordIndex;
  /** The first fill, from when it is queued; null after it has failed. */
  filling: Promise<void> | null;
  /** The first fill has ended: the index has all records. */
  isFilled: boolean;
  /** Configuration from the database; `fromFiles` is merged with it. */
  configured: IndexConfiguration;
  fromFiles: FileConfiguration;
  rules: readonly PreparedRule[];
};

type Sources = {
  readonly source: Ports['searchSource'];
  readonly indexUpdater: IndexUpdater;
  readonly log: Log;
  readonly loadIndexConfiguration: (name: string) => Promise<IndexConfiguration>;
  readonly snapshots?: IndexSnapshots | null;
};

const PRODUCTS_AT_ONCE = 500;

export class ShopIndexes {
  readonly #sources: Sources;
  readonly #indexes: readonly ShopIndex[];
  readonly #byName = new Map<string, { readonly shop: ShopIndex; readonly sort: string }>();

  constructor(scopes: readonly SearchScope[], sources: Sources) {
    this.#sources = sources;
    const shops: ShopIndex[] = [];
    for (const scope of scopes)
      shops.push({
        scope,
        name: indexName(scope.fascia, scope.locale),
        index: createShopIndex(scope.locale, {}, scope.listingOrder, shops),
        filling: null,
        isFilled: false,
        configured: NO_CONFIGURATION,
        fromFiles: { words: [], rules: [] },
        rules: [],
      });
    this.#indexes = shops;
    for (const shop of this.#indexes)
      for (const sort of SORTS)
        this.#byName.set(indexName(shop.scope.fascia, shop.scope.locale, sort), { shop, sort });
    sources.indexUpdater.listen({
      apply: (changes) => this.#consume(changes),
      reload: () => this.#reload(),
      onCaughtUp: () => this.#refreshSortOrders(),
    });
  }

  has(name: string): boolean {
    return this.#byName.has(name);
  }

  /** Fills the index on first use; null for an unknown name. */
  async find(name: string): Promise<NamedIndex | null> {
    const indexView = this.#byName.get(name);
    if (!indexView) return null;
    await this.#fillOnce(indexView.shop);
    const { index, configured, rules } = indexView.shop;
    const defaults = queryDefaultsOf(configured.settings);
    return {
      name,
      index,
      sort: indexView.sort,
      rules,
      abTest: parseAbTest(configured.settings),
      defaults: { ...defaults, renderingContent: withFacetOrdering(defaults.renderingContent) },
      unretrievable: unretrievableAttributesOf(configured.settings),
    };
  }

  /**
   * Resolves once every index contains all that was committed before the call. Fills one index
   * after the other, so that requests are served in between.
   */
  async ready(): Promise<void> {
    for (const shop of this.#indexes) await this.#fillOnce(shop);
    await this.#sources.indexUpdater.catchUp();
  }

  /**
   * `readIfChanged` returns the file configuration of an index, or null when unchanged. Resolves to
   * the names of the changed indexes.
   */
  async readFiles(
    readIfChanged: (scope: SearchScope, name: string) => Promise<FileConfiguration | null>,
  ): Promise<readonly string[]> {
    const changedNames: string[] = [];
    for (const shop of this.#indexes) {
      const fromFiles = await readIfChanged(shop.scope, shop.name);
      if (!fromFiles) continue;
      shop.fromFiles = fromFiles;
      this.#configure(shop);
      changedNames.push(shop.name);
    }
    return changedNames;
  }

  /** Saves each filled index, where it is due; changes are applied between two of them. */
  async saveSnapshots(): Promise<void> {
    const { snapshots, indexUpdater } = this.#sources;
    if (!snapshots) return;
    for (const shop of this.#indexes)
      await indexUpdater.runExclusive(async (position, confirm) => {
        if (shop.isFilled) await snapshots.saveIfDue(snapshotOf(shop), { position, confirm });
      });
    await snapshots.deleteExcept(this.#indexes.map(({ name }) => name));
  }

  #configure(shop: ShopIndex): void {
    const { index, configured, fromFiles } = shop;
    index.setWords([...fromFiles.words, configured.words]);
    shop.rules = prepareRules([...configured.rules, ...fromFiles.rules], index.folding);
  }

  async #refreshSortOrders(): Promise<void> {
    for (const { index } of this.#indexes) {
      index.refreshSortOrders();
      await pause();
    }
  }

  async #reload(): Promise<void> {
    for (const shop of this.#indexes) {
      if (!shop.isFilled) continue;
      await this.#reloadConfiguration(shop);
      await this.#fill(shop);
    }
  }

  /** An index whose first fill has yet to run reads the changes with the catalogue. */
  async #consume(changes: readonly IndexChange[]): Promise<void> {
    for (const shop of this.#indexes) if (shop.isFilled) await this.#apply(shop, changes);
  }

  async #apply(shop: ShopIndex, changes: readonly IndexChange[]): Promise<void> {
    const keysOf = (topic: IndexChange['topic']) =>
      new Set(changes.filter((change) => change.topic === topic).map(({ key }) => key));
    if (keysOf('search').has(shop.name)) await this.#reloadConfiguration(shop);
    await this.#refresh(shop, keysOf('product'), [...keysOf('category')]);
  }

  /** Fills the index once; a failed fill is retried by the next query. */
  #fillOnce(shop: ShopIndex): Promise<void> {
    shop.filling ??= this.#sources.indexUpdater
      .fill(() => this.#load(shop))
      .catch((error: unknown) => {
        shop.filling = null;
        throw error;
      });
    return shop.filling;
  }

  async #load(shop: ShopIndex): Promise<void> {
    try {
      await this.#reloadConfiguration(shop);
      if (!(await this.#restore(shop))) await this.#fill(shop);
      shop.isFilled = true;
    } catch (error) {
      this.#resetIndex(shop);
      throw error;
    }
  }

  /** The index is empty, and so it is again where this returns false: no snapshot can be used. */
  async #restore(shop: ShopIndex): Promise<boolean> {
    const { snapshots, indexUpdater } = this.#sources;
    if (!snapshots) return false;
    const isRestored = await snapshots.restore(snapshotOf(shop), async (position) => {
      await indexUpdater.replay(position, (changes) => this.#apply(shop, changes));
      shop.index.refreshSortOrders();
    });
    if (!isRestored) this.#resetIndex(shop);
    return isRestored;
  }

  /** Replaces the index by an empty one of the same settings. */
  #resetIndex(shop: ShopIndex): void {
    shop.index = this.#createIndex(shop);
    this.#configure(shop);
  }

  #createIndex({ scope, configured }: ShopIndex): RecordIndex {
    return createShopIndex(scope.locale, configured.settings, scope.listingOrder, this.#indexes);
  }

  /**
   * Reloads the configuration, and rebuilds the index if its structure has changed. If that fails,
   * the index and its configuration stay as they are, so that the next call repeats it.
   */
  async #reloadConfiguration(shop: ShopIndex): Promise<void> {
    const configured = await this.#sources.loadIndexConfiguration(shop.name);
    if (!isSameIndex(shop.configured.settings, configured.settings)) {
      const index = this.#createIndex({ ...shop, configured });
      if (shop.index.size > 0) await this.#fill({ ...shop, index });
      shop.index = index;
    }
    shop.configured = configured;
    this.#configure(shop);
  }

  async #fill({ scope, index }: ShopIndex): Promise<void> {
    const started = performance.now();
    const staleIds = new Set(index.idsWhere(EVERYTHING));
    for await (const records of this.#sources.source.readAll(scope)) {
      index.upsert(records);
      for (const record of records) staleIds.delete(record.objectID);
      await pause();
    }
    index.remove(staleIds);
    index.refreshSortOrders();
    for (const attribute of index.settings.filterOnlyAttributes) {
      // Built in advance, so that the first query does not wait for it.
      index.column(attribute)?.ordinalsOf('');
      await pause();
    }
    const { fascia, locale } = scope;
    this.#sources.log.info(
      { fascia, locale, products: index.size, ms: Math.round(performance.now() - started) },
      'Search index filled',
    );
  }

  /** Also updates the products of changed categories, whose records contain the category names. */
  async #refresh(
    { scope, index }: ShopIndex,
    products: ReadonlySet<string>,
    categories: readonly string[],
  ): Promise<void> {
    const keysInCategories = categories.flatMap((slug) =>
      index.idsWhere({ kind: 'value', attribute: 'categorySlugs', value: slug }),
    );
    const keys = [...new Set([...products, ...keysInCategories])];
    for (let from = 0; from < keys.length; from += PRODUCTS_AT_ONCE) {
      const batch = keys.slice(from, from + PRODUCTS_AT_ONCE);
      const records = await this.#sources.source.readProducts(scope, batch);
      const listed = new Set(records.map((record) => record.objectID));
      index.upsert(records);
      index.remove(batch.filter((key) => !listed.has(key)));
    }
  }
}

function snapshotOf({ name, scope, index }: ShopIndex): SnapshotIndex {
  return { name, index, buildKey: JSON.stringify({ scope, settings: index.settings }) };
}
