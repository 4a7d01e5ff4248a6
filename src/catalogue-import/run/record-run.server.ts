/** Import of independent records: parses, checks, saves in batches and counts. */
import type { CatalogueWrites } from '../catalogue-import.port.ts';
import type { RecordEntry } from '../formats/records/record-entries.ts';
import type { RecordKind } from '../formats/records/record-kinds.ts';
import { UnknownFields } from '../formats/records/unknown-fields.ts';
import { ImportCounters } from '../report/import-counters.ts';
import type { ImportIssue } from '../report/import-issue.ts';
import { addCounts, NO_COUNTS } from './save-batch.ts';
import { saveRecords } from './save-records.ts';

const BATCH = 500;

type PendingRecord<T> = { readonly line: number; readonly key: string; readonly record: T };

export class RecordRun<T> {
  readonly #kind: RecordKind<T>;
  readonly #writes: CatalogueWrites;
  readonly #counters: ImportCounters;
  readonly #unknown: UnknownFields;
  /** Line by identity; filled only when repeats are ignored. */
  readonly #lines = new Map<string, number>();
  #batch = new Map<string, PendingRecord<T>>();
  #counts = NO_COUNTS;

  constructor(
    kind: RecordKind<T>,
    writes: CatalogueWrites,
    onIssue?: (issue: ImportIssue) => void,
  ) {
    this.#kind = kind;
    this.#writes = writes;
    this.#counters = new ImportCounters(onIssue);
    const fields = new Set(kind.fields);
    this.#unknown = new UnknownFields((name) => fields.has(name), this.#counters);
  }

  async addEntry(entry: RecordEntry): Promise<void> {
    this.#counters.row(entry.line);
    if (entry.kind === 'broken') return this.#counters.refuse(entry, entry);
    this.#unknown.report(entry.line, entry.fields.keys());
    const parsed = this.#kind.parse(entry.fields);
    if (!('record' in parsed))
      return this.#counters.refuse({ line: entry.line, key: parsed.key }, parsed);
    const { record, key, warnings } = parsed;
    const location = { line: entry.line, key };
    const identity = this.#kind.identify(record);
    const firstLine = this.#lines.get(identity);
    if (firstLine !== undefined)
      return this.#counters.ignore(location, { reason: `repeats line ${firstLine}` });
    if (this.#kind.repeat === 'ignored') this.#lines.set(identity, entry.line);
    for (const warning of warnings) this.#counters.warn(location, warning);
    if (this.#batch.has(identity)) await this.finish();
    this.#batch.set(identity, { ...location, record });
    if (this.#batch.size >= BATCH) await this.finish();
  }

  /** Saves the current batch. */
  async finish(): Promise<void> {
    const batch = [...this.#batch.values()];
    this.#batch = new Map();
    if (batch.length === 0) return;
    const records = batch.map(({ record }) => record);
    const { counts, refuse, warn } = await saveRecords(records, (part) =>
      this.#kind.save(this.#writes, part),
    );
    this.#counts = addCounts(this.#counts, counts);
    for (const { record, ...location } of batch) {
      const issue = refuse(record);
      if (issue) this.#counters.refuse(location, issue);
      else this.#counters.imported();
      const warning = warn(record);
      if (warning) this.#counters.warn(location, warning);
    }
  }

  report() {
    return { ...this.#counters.counts, records: this.#counts };
  }
}
