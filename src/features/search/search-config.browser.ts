/** What the browser must know to reach the index: asked once, without the client, which events do not need. */
import type { CardPromotions } from '#features/promotion/promotion-view.ts';
import { links } from '#links';
import type { SearchConfig } from './search.ts';

export type BrowserSearchConfig = SearchConfig & {
  /** For the badges of cards that the browser finds itself. */
  readonly promotions: CardPromotions;
};

let config: Promise<BrowserSearchConfig> | null = null;

/** After a failure the next call tries again. */
export function fetchSearchConfig(): Promise<BrowserSearchConfig> {
  config ??= fetchAnew().catch((error: unknown) => {
    config = null;
    throw error;
  });
  return config;
}

async function fetchAnew(): Promise<BrowserSearchConfig> {
  const response = await fetch(links.api.searchConfig(document.documentElement.lang));
  if (!response.ok) throw new Error(`The search configuration answered ${response.status}.`);
  return (await response.json()) as BrowserSearchConfig;
}
