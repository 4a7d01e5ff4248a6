/** Hand-written SQL under a name for its prepared plan, typed by its rows. */

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
