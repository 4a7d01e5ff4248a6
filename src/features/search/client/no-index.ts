/** Errors for a missing search index. */
import { Problem } from '#kit/problem.ts';
import type { SearchConfig } from '../search.ts';

/** Error of a search without an index. */
export function createNoIndexProblem(): Problem {
  return new Problem(503, 'search.noIndex', 'No Algolia index available');
}

/** @throws Problem 503 where the configuration names no index */
export function requireIndex(config: SearchConfig | null | undefined): SearchConfig {
  if (!config?.index) throw createNoIndexProblem();
  return config;
}

/** Maps a 404 of the search service, its response for an unknown index, to `createNoIndexProblem`. */
export function toSearchError(error: unknown): unknown {
  const isMissing = error instanceof Error && 'status' in error && error.status === 404;
  return isMissing ? createNoIndexProblem() : error;
}
