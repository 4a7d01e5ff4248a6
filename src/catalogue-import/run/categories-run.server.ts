/** Import of a categories file; buffers all rows, since a parent may follow its children. */
import type { CatalogueWrites } from '../catalogue-import.port.ts';
import {
  type CategoryRow,
  isCategoryField,
  parseCategory,
  sortCategories,
} from '../formats/records/category-record.ts';
import type { RecordEntry } from '../formats/records/record-entries.ts';
import { UnknownFields } from '../formats/records/unknown-fields.ts';
import { ImportCounters } from '../report/import-counters.ts';
import type { ImportIssue } from '../report/import-issue.ts';
import { NO_COUNTS, saveCategoryBatch } from './save-batch.ts';

/** Larger files are refused: no navigation has this many categories. */
const MAX_CATEGORIES = 20_000;

export class CategoriesRun {
  readonly #writes: CatalogueWrites;
  readonly #counters: ImportCounters;
  readonly #unknown: UnknownFields;
  readonly #rows: CategoryRow[] = [];
  #counts = NO_COUNTS;

  constructor(writes: CatalogueWrites, onIssue?: (issue: ImportIssue) => void) {
    this.#writes = writes;
    this.#counters = new ImportCounters(onIssue);
    this.#unknown = new UnknownFields(isCategoryField, this.#counters);
  }

  async addEntry(entry: RecordEntry): Promise<void> {
    this.#counters.row(entry.line);
    if (entry.kind === 'broken') return this.#counters.refuse(entry, entry);
    this.#unknown.report(entry.line, entry.fields.keys());
    const row = parseCategory(entry.fields, entry.line);
    if ('reason' in row) return this.#counters.refuse(row, row);
    if (this.#rows.length < MAX_CATEGORIES) this.#rows.push(row);
    else
      this.#counters.refuse(
        { line: entry.line, key: row.slug },
        { reason: `there are more than ${MAX_CATEGORIES} categories before it` },
      );
  }

  async finish(): Promise<void> {
    const { sorted, refused } = sortCategories(this.#rows);
    for (const item of refused) this.#counters.refuse(item, item);
    const outcome = await saveCategoryBatch(sorted, (records) =>
      this.#writes.saveCategories(records),
    );
    this.#counts = outcome.counts;
    for (const { item, reason } of outcome.refused)
      this.#counters.refuse({ line: item.line, key: item.record.slug }, { reason });
    this.#counters.imported(sorted.length - outcome.refused.length);
  }

  report() {
    return { ...this.#counters.counts, categories: this.#counts };
  }
}
