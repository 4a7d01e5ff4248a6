/** What an index is told about its records. */

export type IndexedRecord = { readonly objectID: string } & Readonly<Record<string, unknown>>;

export type IndexSettings = {
  /** BCP 47; picks plural and letter folding. */
  readonly locale: string;
  /** In order of weight. A dot reaches into objects: `colourVariants.colourLabel`. */
  readonly searchableAttributes: readonly string[];
  /** Where their order does not say it: how much each of them counts. A long text is one only where nothing is said here. */
  readonly weights?: Readonly<Record<string, number>>;
  /** Those of them whose words are codes: found as they are written, never by a beginning or with a typo. */
  readonly exactAttributes: readonly string[];
  /** Counted and filtered by. */
  readonly attributesForFaceting: readonly string[];
  /** Filtered by, never counted: built on first use. */
  readonly filterOnlyAttributes: readonly string[];
  /** `desc(popularity)`: tie-breakers after the words, in order. */
  readonly customRanking: readonly string[];
  /** Numbers can be filtered by whatever attribute they stand in: built on first use. */
  readonly anyNumbers?: boolean;
  /** What a replica orders by before everything else, by its suffix. */
  readonly sorts: Readonly<Record<string, readonly string[]>>;
  /** Records with the same value here can be shown as one. */
  readonly distinctBy?: string;
  /** Hits beyond this cannot be paged to. */
  readonly paginationLimitedTo: number;
};

/** The values at a path, arrays flattened; nothing for null and undefined. */
export function valuesAt(record: unknown, path: string): unknown[] {
  const values: unknown[] = [];
  collect(record, path.split('.'), 0, values);
  return values;
}

function collect(value: unknown, path: readonly string[], depth: number, into: unknown[]): void {
  if (Array.isArray(value)) for (const one of value) collect(one, path, depth, into);
  else if (depth === path.length) {
    if (value !== null && value !== undefined) into.push(value);
  } else if (typeof value === 'object' && value !== null) {
    const key = path[depth] ?? '';
    if (Object.hasOwn(value, key)) collect(Reflect.get(value, key), path, depth + 1, into);
  }
}
