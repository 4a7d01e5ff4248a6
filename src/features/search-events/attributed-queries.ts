/** BAG-4: list of the queries that recently led to products; pure functions. */

/** Pairs of product key and query id, latest first. */
export type AttributedQueries = readonly (readonly [product: string, queryId: string])[];
const MAX_ENTRIES = 20;

/**
 * A click on a card. `queryId` and `position` (1-based over all pages) only in a
 * listing; `isAdd` for a quick add.
 */
export type TrackedClick = {
  readonly product: string;
  readonly queryId: string | null;
  readonly position: number | null;
  readonly isAdd: boolean;
};

export function attributeQuery(
  queries: AttributedQueries,
  product: string,
  queryId: string,
): AttributedQueries {
  return [
    [product, queryId] as const,
    ...queries.filter(([otherProduct]) => otherProduct !== product),
  ].slice(0, MAX_ENTRIES);
}

export function findAttributedQuery(queries: AttributedQueries, product: string): string | null {
  return queries.find(([entry]) => entry === product)?.[1] ?? null;
}

/** Parses stored pairs; invalid entries are dropped. */
export function parseAttributedQueries(stored: string | null): AttributedQueries {
  return parseList(stored).filter(isAttributedQuery);
}

/** Parses stored clicks; invalid entries are dropped. */
export function parseClicks(stored: string | null): readonly TrackedClick[] {
  return parseList(stored).filter(isTrackedClick);
}

function parseList(stored: string | null): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.slice(0, MAX_ENTRIES) : [];
  } catch {
    return [];
  }
}

function isAttributedQuery(entry: unknown): entry is AttributedQueries[number] {
  return Array.isArray(entry) && entry.length === 2 && entry.every(isId);
}

function isTrackedClick(entry: unknown): entry is TrackedClick {
  if (typeof entry !== 'object' || entry === null) return false;
  const { product, queryId, position, isAdd } = entry as Record<string, unknown>;
  if (!isId(product) || typeof isAdd !== 'boolean') return false;
  return (queryId === null && position === null) || (isId(queryId) && Number.isInteger(position));
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{1,100}$/.test(value);
}
