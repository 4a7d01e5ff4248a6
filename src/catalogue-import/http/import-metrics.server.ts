/** Metrics of imports: how many, how they ended, when the last one succeeded. */
import { createCounter, createGauge } from '#kit/monitoring/metrics.server.ts';

const KINDS = ['catalogue', 'stock'] as const;

/** `refused`: the file cannot be read, or the import would archive too much; nothing was changed. */
const RESULTS = ['done', 'refused', 'failed'] as const;

type ImportKind = (typeof KINDS)[number];
type ImportResult = (typeof RESULTS)[number];

const imports = createCounter({
  name: 'parade_imports_total',
  help: 'Imports by result',
  labelNames: ['kind', 'result'],
});

const lastDone = createGauge({
  name: 'parade_import_last_done_timestamp_seconds',
  help: 'Unix time of the last import that succeeded in this process',
  labelNames: ['kind'],
});

const refusedRows = createCounter({
  name: 'parade_import_refused_rows_total',
  help: 'Rows that imports refused',
  labelNames: ['kind'],
});

// A series that begins with its first failure would show no increase.
for (const kind of KINDS) for (const result of RESULTS) imports.inc({ kind, result }, 0);

export function countImport(kind: ImportKind, result: ImportResult, refused = 0): void {
  imports.inc({ kind, result });
  refusedRows.inc({ kind }, refused);
  if (result === 'done') lastDone.setToCurrentTime({ kind });
}
