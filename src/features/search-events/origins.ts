/** BAG-4: which search led to which product, lately. Pure. */

/** The product's key and the query's id, the latest first. */
export type Origins = readonly (readonly [product: string, queryId: string])[];
const MOST_ORIGINS = 20;

export function rememberOrigin(origins: Origins, product: string, queryId: string): Origins {
  return [[product, queryId] as const, ...origins.filter(([known]) => known !== product)].slice(0, MOST_ORIGINS);
}

export function findOrigin(origins: Origins, product: string): string | null {
  return origins.find(([known]) => known === product)?.[1] ?? null;
}

/** What storage held; anything else is nothing. */
export function parseOrigins(kept: string | null): Origins {
  try {
    const value: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(value) ? value.filter(isOrigin).slice(0, MOST_ORIGINS) : [];
  } catch {
    return [];
  }
}

function isOrigin(entry: unknown): entry is Origins[number] {
  return Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string' && /^[\w-]{1,100}$/.test(part));
}
