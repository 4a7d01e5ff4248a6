/** Loads the panel's code and messages once, before or during the first add. */

import { importWithFallback } from '#hydration/chunk-load-error.tsx';
import { preloadWhenIdle } from '#hydration/island.tsx';
import { fetchNamespace, loadNamespace } from '#i18n/message-catalogues.tsx';
import type { AddedPanel } from './added-panel.tsx';

let fetching: Promise<typeof AddedPanel> | null = null;

export function fetchAddedPanel(): Promise<typeof AddedPanel> {
  fetching ??= importWithFallback(fetchAll);
  return fetching;
}

async function fetchAll(): Promise<typeof AddedPanel> {
  const [panel] = await fetchParts(loadNamespace);
  return panel.AddedPanel;
}

// `fetchNamespace`, as `loadNamespace` falls back to a full page load when messages cannot be
// fetched, which must not happen before the shopper acts.
preloadWhenIdle(() => fetchParts(fetchNamespace));

function fetchParts(load: typeof loadNamespace) {
  const { lang } = document.documentElement;
  return Promise.all([
    import('./added-panel.tsx'),
    load(lang, 'added-to-bag'),
    load(lang, 'delivery'),
  ]);
}
