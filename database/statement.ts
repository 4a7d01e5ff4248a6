/** Hand-written SQL with a name under which the database keeps its plan, and the shape of its rows. */

export type Statement<Row> = {
  /** At most 63 characters, unique in the house. */
  readonly name: string;
  readonly text: string;
  /** Only carries the type of the rows. */
  readonly row?: Row;
};

/** What may stand for `$1`, `$2` …; JSON goes as text. */
export type Value = string | number | boolean | null | Uint8Array | readonly string[];

export function defineStatement<Row>(name: string, text: string): Statement<Row> {
  return { name, text };
}
