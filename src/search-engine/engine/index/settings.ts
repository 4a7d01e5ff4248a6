/** Settings of an index. */

export type IndexedRecord = { readonly objectID: string } & Readonly<Record<string, unknown>>;

export type IndexSettings = {
  /** BCP 47; selects the rules for plurals and letters. */
  readonly locale: string;
  /** In order of weight. A dot is a path into objects: `colourVariants.colourLabel`. */
  readonly searchableAttributes: readonly string[];
  /**
   * Explicit weights, which replace those by order. They also keep an attribute from being detected
   * as a long text.
   */
  readonly weights?: Readonly<Record<string, number>>;
  /** Searchable attributes with codes: they match exactly only, without prefixes or typos. */
  readonly exactAttributes: readonly string[];
  /** Counted and filterable. */
  readonly attributesForFaceting: readonly string[];
  /** Filterable without counts; their columns are built on first use. */
  readonly filterOnlyAttributes: readonly string[];
  /** Tie-breakers after text relevance, in order: `desc(popularity)`. */
  readonly customRanking: readonly string[];
  /** Allows numeric filters on any attribute; their columns are built on first use. */
  readonly anyNumbers?: boolean;
  /** By name of the sort: the criteria that its replica sorts by first. */
  readonly sorts: Readonly<Record<string, readonly string[]>>;
  /** Records with the same value here can be grouped (`distinct`). */
  readonly distinctBy?: string;
  /** Limit of pagination, in hits. */
  readonly paginationLimitedTo: number;
};

/** Values at a path, arrays flattened; null and undefined are left out. */
export function valuesAt(record: unknown, path: string): unknown[] {
  const values: unknown[] = [];
  collect(record, path.split('.'), 0, values);
  return values;
}

function collect(value: unknown, path: readonly string[], depth: number, into: unknown[]): void {
  if (Array.isArray(value)) for (const item of value) collect(item, path, depth, into);
  else if (depth === path.length) {
    if (value !== null && value !== undefined) into.push(value);
  } else if (typeof value === 'object' && value !== null) {
    const key = path[depth] ?? '';
    if (Object.hasOwn(value, key)) collect(Reflect.get(value, key), path, depth + 1, into);
  }
}
