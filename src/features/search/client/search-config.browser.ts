/**
 * Fetches the search configuration once per document; separate from the Algolia client,
 * which event tracking does not need.
 */
import type { CardPromotions } from '#features/promotion/promotion-view.ts';
import { links } from '#links';
import type { SearchConfig } from '../search.ts';

export type BrowserSearchConfig = SearchConfig & {
  /** Promotions for the badges of cards that the browser renders from search results. */
  readonly promotions: CardPromotions;
};

let config: Promise<BrowserSearchConfig> | null = null;

/** Cached; after a failure the next call tries again. */
export function fetchSearchConfig(): Promise<BrowserSearchConfig> {
  config ??= fetchConfig().catch((error: unknown) => {
    config = null;
    throw error;
  });
  return config;
}

async function fetchConfig(): Promise<BrowserSearchConfig> {
  const response = await fetch(links.api.searchConfig(document.documentElement.lang));
  if (!response.ok) throw new Error(`The search configuration failed: ${response.status}.`);
  return (await response.json()) as BrowserSearchConfig;
}
