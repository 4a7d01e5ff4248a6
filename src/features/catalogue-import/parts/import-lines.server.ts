/** Takes the project's own JSON Lines in: one pass, categories and products saved in batches as they come. */
import type { CategoryRecord, ProductRecord } from '../catalogue-import.ts';
import { parseCatalogueLine } from '../catalogue-lines.ts';
import type { ImportReport } from '../import-report.ts';
import type { RunOptions } from './import-run.server.ts';
import type { Shorten } from './product-keys.ts';
import { addCounts, NO_COUNTS, saveBatch, saveEach } from './save-batch.ts';

const BATCH = 200;
const MAX_LINE = 2_000_000;

type Waiting = { readonly line: number; readonly product: ProductRecord; readonly slugTail: string };
type WaitingCategory = { readonly line: number; readonly record: CategoryRecord };

export class LinesRun {
  readonly #options: RunOptions;
  readonly #shorten: Shorten;
  readonly #lineOf = new Map<string, number>();
  #products: Waiting[] = [];
  #categories: WaitingCategory[] = [];
  #counts = { rows: 0, imported: 0, variants: 0, refused: 0, warnings: 0 };
  #saved = { products: NO_COUNTS, categories: NO_COUNTS };

  constructor(options: RunOptions, shorten: Shorten) {
    this.#options = options;
    this.#shorten = shorten;
  }

  async take(text: string, line: number): Promise<void> {
    if (text.trim() === '') return;
    const parsed =
      text.length > MAX_LINE
        ? ({ type: 'refused', reason: `is longer than ${MAX_LINE} characters` } as const)
        : parseCatalogueLine(text.replace(/^\uFEFF/, ''));
    if (parsed.type === 'catalogue') return;
    this.#counts.rows++;
    if (parsed.type === 'refused') return this.#refuse(line, parsed.reason, parsed.key);
    if (parsed.type === 'category') {
      this.#categories.push({ line, record: parsed.record });
      if (this.#categories.length >= BATCH) await this.flush();
      return;
    }
    const { productKey } = parsed.record;
    const before = this.#lineOf.get(productKey);
    if (before !== undefined) return this.#refuse(line, `productKey is already used on line ${before}`, productKey);
    this.#lineOf.set(productKey, line);
    this.#products.push({ line, product: parsed.record, slugTail: this.#shorten(productKey).slice(0, 6).toLowerCase() });
    if (this.#products.length >= BATCH) await this.flush();
  }

  async flush(): Promise<void> {
    await this.#saveCategories();
    const batch = this.#products;
    this.#products = [];
    const { counts, refused, renamed } = await saveBatch(this.#options.ports.catalogueImport, batch);
    this.#saved.products = addCounts(this.#saved.products, counts);
    for (const { composed, reason } of refused) this.#refuse(composed.line, reason, composed.product.productKey);
    for (const { line, product } of renamed) {
      this.#counts.warnings++;
      const reason = `its address is another product's: it is at ${product.slug}`;
      this.#options.onIssue?.({ line, key: product.productKey, severity: 'warning', reason });
    }
    const lost = new Set(refused.map(({ composed }) => composed));
    for (const one of batch) {
      if (lost.has(one)) continue;
      this.#counts.imported++;
      this.#counts.variants += one.product.variants.length;
    }
  }

  report(): Omit<ImportReport, 'milliseconds'> {
    return { ...this.#counts, ...this.#saved, pictures: { saved: 0, reused: 0, failed: 0 } };
  }

  /** All at once, or one by one to find the one that is wrong. */
  async #saveCategories(): Promise<void> {
    const batch = this.#categories;
    this.#categories = [];
    const { refused, counts } = await saveEach(batch, (records) => this.#options.ports.catalogueImport.saveCategories(records));
    this.#saved.categories = addCounts(this.#saved.categories, counts);
    this.#counts.imported += batch.length - refused.length;
    for (const { one, reason } of refused) this.#refuse(one.line, reason, one.record.slug);
  }

  #refuse(line: number, reason: string, key?: string): void {
    this.#counts.refused++;
    this.#options.onIssue?.({ line, ...(key === undefined ? {} : { key }), severity: 'refused', reason });
  }
}
