/** Import of product rows: groups rows into products, saves them in batches and counts. */
import { formatBrandSlug } from '#features/catalogue/catalogue.ts';
import type { CatalogueWrites, SaveOptions } from '../catalogue-import.port.ts';
import type { FeedRow } from '../formats/feed-row.ts';
import type { RowEntry } from '../formats/row-entry.ts';
import type { PictureDownloads, PictureResult } from '../pictures/picture-downloads.server.ts';
import type { FirstPass } from '../products/first-pass.ts';
import { type MappedProduct, mapProduct } from '../products/map-product.ts';
import { ImportCounters } from '../report/import-counters.ts';
import type { ImportIssue } from '../report/import-issue.ts';
import type { ImportProgress } from '../report/import-report.ts';
import type { HashToShortId } from '../values/product-keys.ts';
import { addCounts, NO_COUNTS, saveProductBatch } from './save-batch.ts';

const BATCH_PRODUCTS = 200;
const BATCH_ROWS = 1_000;

export type RunOptions = {
  readonly fascias: readonly string[];
  /** Fascias that sell to the EEA: their products need safety data. Default: none. */
  readonly eeaFascias?: readonly string[];
  readonly writes: CatalogueWrites;
  readonly saveOptions: SaveOptions;
  readonly onProgress?: (progress: ImportProgress) => void;
  readonly onIssue?: (issue: ImportIssue) => void;
};

export class ImportRun {
  readonly #options: RunOptions;
  readonly #firstPass: FirstPass;
  readonly #pictures: PictureDownloads;
  readonly #hashToShortId: HashToShortId;
  /** Rows of products that are still incomplete. */
  readonly #incomplete = new Map<string, FeedRow[]>();
  #batch: FeedRow[][] = [];
  #batchRows = 0;
  readonly #counters: ImportCounters;
  #variants = 0;
  #products = NO_COUNTS;
  #categories = NO_COUNTS;

  constructor(
    options: RunOptions,
    firstPass: FirstPass,
    pictures: PictureDownloads,
    hashToShortId: HashToShortId,
  ) {
    this.#options = options;
    this.#counters = new ImportCounters(options.onIssue);
    this.#firstPass = firstPass;
    this.#pictures = pictures;
    this.#hashToShortId = hashToShortId;
  }

  async saveCategories(): Promise<void> {
    const categories = this.#firstPass.tree.list();
    // Existing categories keep their translations, position and picture.
    this.#categories = await this.#options.writes.saveCategories(categories, {
      createOnly: true,
    });
    const slugs = new Set(categories.map(({ slug }) => slug));
    for (const [brand, line] of this.#firstPass.brands) {
      const slug = formatBrandSlug(brand);
      if (slugs.has(slug))
        this.#counters.warn(
          { line, key: brand },
          {
            field: 'brand',
            value: brand,
            reason: `brand and category share the slug ${slug}: its page shows the category`,
          },
        );
    }
  }

  async addEntry(entry: RowEntry): Promise<void> {
    if (entry.kind === 'fileIssue') return this.#counters.warn(entry, entry);
    this.#counters.row(entry.line);
    if (entry.kind === 'rejected') return this.#counters.refuse(entry, entry);
    const { row } = entry;
    const first = this.#firstPass.firstById.get(row.id);
    if (first && first.index !== row.index) {
      const field = row.isNamedByGroup ? 'SKU' : 'id';
      const reason = `${field} is already used on line ${first.line}`;
      return this.#counters.refuse(entry, {
        field,
        value: row.id,
        reason,
        advice: 'give each variant its own',
      });
    }
    if (!this.#firstPass.namings.has(row.group))
      return this.#counters.refuse(entry, {
        reason: 'the file changed while it was read: import it again',
      });
    for (const warning of entry.warnings) this.#counters.warn(entry, warning);
    this.#addToProduct(row);
    if (this.#batch.length >= BATCH_PRODUCTS || this.#batchRows >= BATCH_ROWS) await this.#flush();
  }

  /**
   * Saves the rest. A product can only be incomplete here if the file changed between the two
   * passes.
   */
  async finish(): Promise<void> {
    this.#batch.push(...this.#incomplete.values());
    this.#incomplete.clear();
    await this.#flush();
  }

  report() {
    const pictures = { ...this.#pictures.counts };
    return {
      ...this.#counters.counts,
      variants: this.#variants,
      products: this.#products,
      categories: this.#categories,
      pictures,
    };
  }

  #addToProduct(row: FeedRow): void {
    const rows = this.#incomplete.get(row.group) ?? [];
    rows.push(row);
    if (rows.length < (this.#firstPass.sizes.get(row.group) ?? 0)) {
      this.#incomplete.set(row.group, rows);
      return;
    }
    this.#incomplete.delete(row.group);
    this.#batch.push(rows);
    this.#batchRows += rows.length;
  }

  async #flush(): Promise<void> {
    const batch = this.#batch;
    this.#batch = [];
    this.#batchRows = 0;
    const composed = (await Promise.all(batch.map((rows) => this.#map(rows)))).filter(
      (item) => item !== null,
    );
    const { counts, refused, renamed } = await saveProductBatch(
      (products) => this.#options.writes.saveProducts(products, this.#options.saveOptions),
      composed,
    );
    this.#products = addCounts(this.#products, counts);
    for (const { composed: product, reason } of refused)
      for (const row of product.rows)
        this.#counters.refuse({ line: row.line, key: row.id }, { reason });
    for (const item of renamed)
      this.#counters.warn(locationOf(item), {
        reason: `slug is used by another product: saved as ${item.product.slug}`,
      });
    const refusedKeys = new Set(refused.map((item) => item.composed));
    for (const item of composed) this.#count(item, refusedKeys.has(item));
    this.#options.onProgress?.({
      phase: 'saving',
      done: this.#counters.counts.rows,
      total: this.#firstPass.rows,
    });
  }

  #count({ rows, issues }: MappedProduct, isLost: boolean): void {
    if (!isLost) {
      this.#counters.imported(rows.length);
      this.#variants += rows.filter(({ isPicture }) => !isPicture).length;
    }
    for (const issue of issues) {
      if (issue.severity === 'refused') this.#counters.refuse(issue, issue);
      else this.#counters.warn(issue, issue);
    }
  }

  async #map(rows: readonly FeedRow[]): Promise<MappedProduct | null> {
    const first = rows.find(({ isPicture }) => !isPicture);
    const naming = first && this.#firstPass.namings.get(first.group);
    if (!first || !naming) {
      for (const row of rows)
        this.#counters.refuse(
          { line: row.line, key: row.group },
          { reason: 'its product has no variant that could be imported' },
        );
      return null;
    }
    const results = new Map<string, PictureResult>();
    for (const [url, row] of groupByUrl(rows)) results.set(url, await this.#loadPicture(url, row));
    const pictureOf = (url: string) => {
      const result = results.get(url);
      return result && 'picture' in result ? result.picture : undefined;
    };
    return mapProduct(first, rows, {
      naming,
      tree: this.#firstPass.tree,
      fascias: this.#options.fascias,
      eeaFascias: this.#options.eeaFascias ?? [],
      hashToShortId: this.#hashToShortId,
      pictureOf,
    });
  }

  async #loadPicture(url: string, row: FeedRow): Promise<PictureResult> {
    const result = await this.#pictures.load(url);
    if ('reason' in result) {
      const reason = `picture ${url} left out: ${result.reason}`;
      this.#counters.warn(
        { line: row.line, key: row.id },
        {
          field: 'picture',
          value: url,
          reason,
          advice: 'correct the URL, then import again',
        },
      );
    }
    return result;
  }
}

function locationOf({ product, rows }: MappedProduct): {
  readonly line: number;
  readonly key: string;
} {
  return { line: rows[0]?.line ?? 0, key: product.productKey };
}

/** First row of each picture URL. */
function groupByUrl(rows: readonly FeedRow[]): Map<string, FeedRow> {
  const found = new Map<string, FeedRow>();
  for (const row of rows) {
    for (const url of [...row.pictures, ...(row.gallery ?? []).map((item) => item.url)])
      if (!found.has(url)) found.set(url, row);
  }
  return found;
}
