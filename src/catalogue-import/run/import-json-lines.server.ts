/** Imports the JSON Lines exchange format, in batches. */
import type { CategoryRecord, ProductRecord } from '#features/catalogue/catalogue-records.ts';
import type { QuestionRecord, ReviewRecord } from '#features/reviews/review-records.ts';
import type { ReviewsOutcome } from '../catalogue-import.port.ts';
import {
  type ParsedLine,
  parseCatalogueLine,
} from '../formats/json-lines/catalogue-lines.server.ts';
import { toRecordsOutcome } from '../formats/records/record-kinds.ts';
import { findLegalIssues } from '../products/find-legal-issues.ts';
import { ImportCounters } from '../report/import-counters.ts';
import type { HashToShortId } from '../values/product-keys.ts';
import type { RunOptions } from './import-run.server.ts';
import { addCounts, NO_COUNTS, saveCategoryBatch, saveProductBatch } from './save-batch.ts';
import { saveRecords } from './save-records.ts';

const BATCH_SIZE = 200;
const MAX_LINE_LENGTH = 2_000_000;

type Pending<T> = { readonly line: number; readonly record: T };
type RecordOfProduct = { readonly sourceKey: string; readonly product: string };
type PendingProduct = {
  readonly line: number;
  readonly product: ProductRecord;
  readonly slugSuffix: string;
};

export class JsonLinesImport {
  readonly #options: RunOptions;
  readonly #hashToShortId: HashToShortId;
  readonly #counters: ImportCounters;
  /** Line of each product, review and question. */
  readonly #lineOf = new Map<string, number>();
  #categories: Pending<CategoryRecord>[] = [];
  #products: PendingProduct[] = [];
  #reviews: Pending<ReviewRecord>[] = [];
  #questions: Pending<QuestionRecord>[] = [];
  #variants = 0;
  #saved = { categories: NO_COUNTS, products: NO_COUNTS, records: NO_COUNTS };

  constructor(options: RunOptions, hashToShortId: HashToShortId) {
    this.#options = options;
    this.#hashToShortId = hashToShortId;
    this.#counters = new ImportCounters(options.onIssue);
  }

  async addLine(text: string, line: number): Promise<void> {
    if (text.trim() === '') return;
    const parsed = parseLine(text);
    if (parsed.type === 'catalogue') return;
    this.#counters.row(line);
    if (parsed.type === 'rejected') return this.#counters.refuse({ line, key: parsed.key }, parsed);
    if (parsed.type === 'category') this.#categories.push({ line, record: parsed.record });
    if (parsed.type === 'product') {
      const { eeaFascias = [] } = this.#options;
      const legal = findLegalIssues(parsed.record, eeaFascias);
      for (const warning of [...parsed.warnings, ...legal])
        this.#counters.warn({ line, key: parsed.record.productKey }, warning);
      this.#addProduct(parsed.record, line);
    }
    if (parsed.type === 'review') this.#addUnlessRepeated(this.#reviews, parsed, line);
    if (parsed.type === 'question') this.#addUnlessRepeated(this.#questions, parsed, line);
    const pending = [this.#categories, this.#products, this.#reviews, this.#questions];
    if (pending.reduce((sum, { length }) => sum + length, 0) >= BATCH_SIZE) await this.flush();
  }

  async flush(): Promise<void> {
    await this.#saveCategories();
    await this.#saveProducts();
    const { writes } = this.#options;
    await this.#saveRecords(this.#reviews.splice(0), (records) => writes.saveReviews(records));
    await this.#saveRecords(this.#questions.splice(0), (records) => writes.saveQuestions(records));
  }

  report() {
    return { ...this.#counters.counts, variants: this.#variants, ...this.#saved };
  }

  #addProduct(product: ProductRecord, line: number): void {
    const { productKey } = product;
    const firstLine = this.#lineOf.get(productKey);
    if (firstLine !== undefined) {
      const reason = `productKey is already used on line ${firstLine}`;
      this.#counters.refuse(
        { line, key: productKey },
        { field: 'productKey', value: productKey, reason, advice: 'keep one of them' },
      );
      return;
    }
    this.#lineOf.set(productKey, line);
    this.#products.push({
      line,
      product,
      slugSuffix: this.#hashToShortId(productKey).slice(0, 6).toLowerCase(),
    });
  }

  #addUnlessRepeated<T extends RecordOfProduct>(
    pending: Pending<T>[],
    { type, record }: { readonly type: string; readonly record: T },
    line: number,
  ): void {
    // The space separates it from product keys.
    const identity = `${type} ${record.sourceKey}`;
    const firstLine = this.#lineOf.get(identity);
    if (firstLine !== undefined) {
      this.#counters.ignore({ line, key: record.product }, { reason: `repeats line ${firstLine}` });
      return;
    }
    this.#lineOf.set(identity, line);
    pending.push({ line, record });
  }

  /** Saves the batch; when it is refused, saves one by one to find the faulty record. */
  async #saveCategories(): Promise<void> {
    const batch = this.#categories;
    this.#categories = [];
    const { refused, counts } = await saveCategoryBatch(batch, (records) =>
      this.#options.writes.saveCategories(records),
    );
    this.#saved.categories = addCounts(this.#saved.categories, counts);
    this.#counters.imported(batch.length - refused.length);
    for (const { item, reason } of refused)
      this.#counters.refuse({ line: item.line, key: item.record.slug }, { reason });
  }

  async #saveProducts(): Promise<void> {
    const batch = this.#products;
    this.#products = [];
    const { writes, saveOptions } = this.#options;
    const { counts, refused, renamed } = await saveProductBatch(
      (products) => writes.saveProducts(products, saveOptions),
      batch,
    );
    this.#saved.products = addCounts(this.#saved.products, counts);
    for (const { composed, reason } of refused) {
      this.#counters.refuse({ line: composed.line, key: composed.product.productKey }, { reason });
    }
    for (const { line, product } of renamed) {
      const reason = `slug is used by another product: saved as ${product.slug}`;
      this.#counters.warn(
        { line, key: product.productKey },
        { field: 'slug', reason, advice: 'set a unique slug' },
      );
    }
    const refusedKeys = new Set(refused.map(({ composed }) => composed));
    const remaining = batch.filter((item) => !refusedKeys.has(item));
    this.#counters.imported(remaining.length);
    for (const { product } of remaining) this.#variants += product.variants.length;
  }

  async #saveRecords<T extends RecordOfProduct>(
    batch: readonly Pending<T>[],
    save: (records: readonly T[]) => Promise<ReviewsOutcome>,
  ): Promise<void> {
    if (batch.length === 0) return;
    const { counts, refuse } = await saveRecords(
      batch.map(({ record }) => record),
      async (records) => toRecordsOutcome<T>(await save(records)),
    );
    this.#saved.records = addCounts(this.#saved.records, counts);
    for (const { line, record } of batch) {
      const issue = refuse(record);
      if (issue) this.#counters.refuse({ line, key: record.product }, issue);
      else this.#counters.imported();
    }
  }
}

function parseLine(text: string): ParsedLine {
  if (text.length > MAX_LINE_LENGTH)
    return { type: 'rejected', reason: `is longer than ${MAX_LINE_LENGTH} characters` };
  return parseCatalogueLine(text.replace(/^\uFEFF/, ''));
}
