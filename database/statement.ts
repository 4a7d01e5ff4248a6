/** Hand-written SQL under a name for its prepared plan, typed by its rows. */
import type { Connection } from './connection.ts';

export type Statement<Row> = {
  /** At most 63 characters, unique in this project. */
  readonly name: string;
  readonly text: string;
  /** Carries the type of the rows only; never set. */
  readonly row?: Row;
};

/** Values for `$1`, `$2` …; JSON is passed as text. */
export type SqlValue = string | number | boolean | null | Uint8Array | readonly string[];

export function defineStatement<Row>(name: string, text: string): Statement<Row> {
  return { name, text };
}

type Batches = {
  /** Rows that one execution deletes at most. */
  readonly size: number;
  /** Executions at most; the rest is left to the next call. */
  readonly max: number;
};

/** Executes a statement that returns the `count` of its deleted rows, until a batch is not full. */
export async function deleteInBatches(
  connection: Pick<Connection, 'rows'>,
  statement: Statement<{ readonly count: number }>,
  values: readonly SqlValue[],
  { size, max }: Batches,
): Promise<void> {
  for (let batch = 0; batch < max; batch += 1) {
    const [deleted] = await connection.rows(statement, values);
    if ((deleted?.count ?? 0) < size) break;
  }
}
