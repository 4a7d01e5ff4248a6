/** The indexes of every fascia and language: filled from the catalogue, then kept in step with its changes. */
import { indexName, SORTS } from '#features/search/search.ts';
import type { Log } from '#kit/log.ts';
import type { Ports } from '#kit/shop.ts';
import { EVERYTHING } from './engine/filter.ts';
import type { RecordIndex } from './engine/record-index.ts';
import type { NamedIndex } from './protocol/question.ts';
import { createShopIndex } from './shop-index.ts';
import type { WordFiles } from './word-files.ts';

/** Which fascia, in which language and currency. */
export type SearchScope = Parameters<Ports['searchSource']['readAll']>[0];

type ChangeCursor = Awaited<ReturnType<Ports['changes']['head']>>;

type ShopIndex = { readonly scope: SearchScope; readonly index: RecordIndex; filling: Promise<void> | null };

type Sources = { readonly source: Ports['searchSource']; readonly changes: Ports['changes']; readonly log: Log };

const CHANGES_AT_ONCE = 500;

export class ShopIndexes {
  readonly #sources: Sources;
  readonly #indexes: readonly ShopIndex[];
  readonly #byName = new Map<string, { readonly shop: ShopIndex; readonly sort: string }>();
  #cursor: ChangeCursor | null = null;
  /** Fills and catch-ups run one after the other, so that none overwrites what another has read since. */
  #last: Promise<void> = Promise.resolve();

  constructor(scopes: readonly SearchScope[], sources: Sources) {
    this.#sources = sources;
    this.#indexes = scopes.map((scope) => ({ scope, index: createShopIndex(scope.locale), filling: null }));
    for (const shop of this.#indexes)
      for (const sort of SORTS) this.#byName.set(indexName(shop.scope.fascia, shop.scope.locale, sort), { shop, sort });
  }

  /** Fills the index at its first use; null for a name that no scope has. */
  async find(name: string): Promise<NamedIndex | null> {
    const found = this.#byName.get(name);
    if (!found) return null;
    await this.#filled(found.shop);
    return { name, index: found.shop.index, sort: found.sort };
  }

  /** Resolves once every index holds all that was committed before the call. */
  async ready(): Promise<void> {
    await Promise.all(this.#indexes.map((shop) => this.#filled(shop)));
    await this.catchUp();
  }

  /** Synonyms and words without meaning, where a file has changed. */
  async readWords(files: WordFiles): Promise<void> {
    for (const locale of new Set(this.#indexes.map(({ scope }) => scope.locale))) {
      const words = await files.changed(locale);
      if (words) for (const { scope, index } of this.#indexes) if (scope.locale === locale) index.setWords(words);
    }
  }

  /** Reads the feed of changes to its end. */
  catchUp(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#cursor === null) return;
      for (;;) {
        const { changes, cursor } = await this.#sources.changes.read(this.#cursor, CHANGES_AT_ONCE);
        if (changes.length === 0) {
          this.#cursor = cursor;
          return;
        }
        const keys = new Set(changes.filter((change) => change.topic === 'product').map((change) => change.key));
        const categories = changes.filter((change) => change.topic === 'category').map((change) => change.key);
        for (const shop of this.#indexes) if (shop.filling) await this.#refresh(shop, keys, categories);
        this.#cursor = cursor;
      }
    });
  }

  /** A failed fill is tried again by the next question. */
  #filled(shop: ShopIndex): Promise<void> {
    shop.filling ??= this.#inTurn(() => this.#fill(shop)).catch((error: unknown) => {
      shop.filling = null;
      throw error;
    });
    return shop.filling;
  }

  async #fill({ scope, index }: ShopIndex): Promise<void> {
    const started = performance.now();
    this.#cursor ??= await this.#sources.changes.head();
    const gone = new Set(index.idsWhere(EVERYTHING));
    for await (const records of this.#sources.source.readAll(scope)) {
      index.upsert(records);
      for (const record of records) gone.delete(record.objectID);
      await pause();
    }
    index.remove(gone);
    index.settle();
    const { fascia, locale } = scope;
    this.#sources.log.info({ fascia, locale, products: index.size, ms: Math.round(performance.now() - started) }, 'Search index filled');
  }

  /** A changed category is named in the records of its products. */
  async #refresh({ scope, index }: ShopIndex, productKeys: ReadonlySet<string>, categories: readonly string[]): Promise<void> {
    const named = categories.flatMap((slug) => index.idsWhere({ kind: 'value', attribute: 'categorySlugs', value: slug }));
    const keys = [...new Set([...productKeys, ...named])];
    for (let from = 0; from < keys.length; from += CHANGES_AT_ONCE) {
      const some = keys.slice(from, from + CHANGES_AT_ONCE);
      const records = await this.#sources.source.readProducts(scope, some);
      const listed = new Set(records.map((record) => record.objectID));
      index.upsert(records);
      index.remove(some.filter((key) => !listed.has(key)));
    }
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => {});
    return turn;
  }
}

/** Lets requests through between two batches of a long load. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
