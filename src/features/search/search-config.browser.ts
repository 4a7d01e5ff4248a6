/** What the browser must know to reach the index: asked once, without the client, which events do not need. */
import { links } from '#links';
import type { SearchConfig } from './search.ts';

let config: Promise<SearchConfig> | null = null;

/** After a failure the next call tries again. */
export function fetchSearchConfig(): Promise<SearchConfig> {
  config ??= fetchAnew().catch((error: unknown) => {
    config = null;
    throw error;
  });
  return config;
}

async function fetchAnew(): Promise<SearchConfig> {
  const response = await fetch(links.api.searchConfig(document.documentElement.lang));
  if (!response.ok) throw new Error(`The search configuration answered ${response.status}.`);
  return (await response.json()) as SearchConfig;
}
