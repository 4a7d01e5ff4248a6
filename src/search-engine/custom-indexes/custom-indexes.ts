/** Custom indexes: filled by clients, stored in the database, loaded into memory on first use. */
import { RecordIndex } from '../engine/index/record-index.ts';
import type { IndexedRecord } from '../engine/index/settings.ts';
import type { NamedIndex } from '../protocol/parameters/build-query.ts';
import type { Parameters } from '../protocol/parameters/parameter.ts';
import { parseAbTest } from '../rules/ab-test.ts';
import { type PreparedRule, prepareRules } from '../rules/rule.ts';
import { type IndexChange, type IndexUpdater, pause } from '../shop-indexes/index-updater.ts';
import { addAttributes } from './implicit-attributes.ts';
import { loadIndexConfiguration } from './index-configuration.ts';
import {
  CUSTOM_ORDER,
  queryDefaultsOf,
  type Replica,
  replicasOf,
  searchableAttributesOf,
  toIndexSettings,
  unretrievableAttributesOf,
} from './index-settings.ts';
import type { IndexEntry, IndexStore } from './index-store.ts';

type LoadedIndex = {
  readonly index: RecordIndex;
  readonly settings: Parameters;
  readonly replicas: readonly Replica[];
  readonly rules: readonly PreparedRule[];
  /** Attributes found in records; null where the settings list the searchable ones. */
  readonly implicit: Set<string> | null;
};

const RECORDS_AT_ONCE = 500;

export class CustomIndexes {
  readonly #store: IndexStore;
  readonly #indexUpdater: IndexUpdater;
  readonly #isShop: (name: string) => boolean;
  /** Name of the source index by index name, including replicas. */
  #sources: Map<string, string> | null = null;
  readonly #loaded = new Map<string, LoadedIndex>();
  readonly #running = new Map<string, Promise<void>>();

  constructor(store: IndexStore, indexUpdater: IndexUpdater, isShop: (name: string) => boolean) {
    this.#store = store;
    this.#indexUpdater = indexUpdater;
    this.#isShop = isShop;
    indexUpdater.listen({
      apply: (changes) => this.#consume(changes),
      reload: () => this.#reload(),
    });
  }

  async find(name: string): Promise<NamedIndex | null> {
    const source = await this.sourceOf(name);
    if (source === null) return null;
    if (!this.#loaded.has(source)) await this.#runOnce(source, () => this.#load(source));
    const loaded = this.#loaded.get(source);
    return loaded ? toNamedIndex(loaded, source, name) : null;
  }

  /** null for an unknown index; `name` itself for an index that is no replica. */
  async sourceOf(name: string): Promise<string | null> {
    if (this.#sources === null) await this.#runOnce('', () => this.#readNames());
    return this.#sources?.get(name) ?? null;
  }

  /** Shares one load between concurrent requests. */
  #runOnce(key: string, work: () => Promise<void>): Promise<void> {
    const running = this.#running.get(key);
    if (running) return running;
    const started = this.#indexUpdater.fill(work).finally(() => this.#running.delete(key));
    this.#running.set(key, started);
    return started;
  }

  async #readNames(): Promise<void> {
    const sources = new Map<string, string>();
    const customIndexes = (await this.#store.names()).filter(({ name }) => !this.#isShop(name));
    for (const { name } of customIndexes) sources.set(name, name);
    for (const { name, settings } of customIndexes)
      for (const replica of replicasOf(settings)) sources.set(replica.name, name);
    this.#sources = sources;
  }

  async #reload(): Promise<void> {
    if (this.#sources === null) return;
    await this.#readNames();
    for (const source of [...this.#loaded.keys()]) await this.#load(source);
  }

  async #consume(changes: readonly IndexChange[]): Promise<void> {
    if (this.#sources === null) return;
    const keys = changes.filter(({ topic }) => topic === 'search').map(({ key }) => key);
    const changedIndexes = new Set(keys.filter((key) => !key.includes('|') && !this.#isShop(key)));
    const records = Map.groupBy(
      keys.filter((key) => key.includes('|')),
      (key) => key.slice(0, key.indexOf('|')),
    );
    if (changedIndexes.size > 0 || [...records.keys()].some((name) => !this.#sources?.has(name)))
      await this.#readNames();
    for (const [source, loaded] of this.#loaded) {
      const isTouched =
        changedIndexes.has(source) || loaded.replicas.some(({ name }) => changedIndexes.has(name));
      if (isTouched) await this.#load(source);
      else
        await this.#refresh(
          source,
          loaded,
          (records.get(source) ?? []).map((key) => key.slice(source.length + 1)),
        );
    }
  }

  async #refresh(
    source: string,
    { index, implicit }: LoadedIndex,
    ids: readonly string[],
  ): Promise<void> {
    const distinctIds = [...new Set(ids)];
    for (let from = 0; from < distinctIds.length; from += RECORDS_AT_ONCE) {
      const batch = distinctIds.slice(from, from + RECORDS_AT_ONCE);
      const records = (await this.#store.loadEntries('record', source, batch)).map(toRecord);
      if (implicit && records.filter((record) => addAttributes(record, implicit)).length > 0)
        return this.#load(source);
      const present = new Set(records.map(({ objectID }) => objectID));
      index.upsert(records);
      index.remove(batch.filter((id) => !present.has(id)));
      await pause();
    }
  }

  /** Builds a new index, and replaces the old one when it is complete. */
  async #load(source: string): Promise<void> {
    if (this.#sources?.get(source) !== source) {
      this.#loaded.delete(source);
      return;
    }
    const { settings, words, rules } = await loadIndexConfiguration(this.#store, source);
    const replicas: Replica[] = [];
    for (const { name } of replicasOf(settings))
      replicas.push({ name, settings: (await this.#store.readSettings(name)) ?? {} });
    const implicit = searchableAttributesOf(settings) ? null : await this.#listAttributes(source);
    const index = new RecordIndex(toIndexSettings(settings, replicas, [...(implicit ?? [])]));
    index.setWords([words]);
    for await (const entries of this.#store.readAll('record', source)) {
      index.upsert(entries.map(toRecord));
      await pause();
    }
    index.refreshSortOrders();
    this.#loaded.set(source, {
      index,
      settings,
      replicas,
      implicit,
      rules: prepareRules(rules, index.folding),
    });
  }

  async #listAttributes(source: string): Promise<Set<string>> {
    const attributes = new Set<string>();
    for await (const entries of this.#store.readAll('record', source))
      for (const { body } of entries) addAttributes(body, attributes);
    return attributes;
  }
}

function toNamedIndex(
  { index, settings, replicas, rules }: LoadedIndex,
  source: string,
  name: string,
): NamedIndex {
  const replica = replicas.find((candidate) => candidate.name === name);
  const order = name === source ? CUSTOM_ORDER : name;
  const sort = Object.hasOwn(index.settings.sorts, order) ? order : 'relevance';
  const effective = { ...settings, ...replica?.settings };
  return {
    name,
    index,
    sort,
    rules,
    abTest: parseAbTest(effective),
    defaults: queryDefaultsOf(effective),
    unretrievable: unretrievableAttributesOf(effective),
  };
}

function toRecord({ id, body }: IndexEntry): IndexedRecord {
  return { ...body, objectID: id };
}
