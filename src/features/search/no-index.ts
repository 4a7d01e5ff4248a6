/** What is said when there is nothing to search in. */
import { Problem } from '#kit/problem.ts';
import type { SearchConfig } from './search.ts';

/** S§8: thrown when a search is made without an index. */
export function noIndex(): Problem {
  return new Problem(503, 'search.noIndex', 'No Algolia index available');
}

/** The configuration, or the error when it names no index. */
export function requireIndex(config: SearchConfig | null | undefined): SearchConfig {
  if (!config?.index) throw noIndex();
  return config;
}

/** The service answers 404 for an index that it does not have. */
export function toSearchError(error: unknown): unknown {
  const missing = error instanceof Error && 'status' in error && error.status === 404;
  return missing ? noIndex() : error;
}
