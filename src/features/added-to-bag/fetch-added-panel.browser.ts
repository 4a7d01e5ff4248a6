/** The panel's code and words: fetched once, before or while the first add is on its way. */

import { reach } from '#hydration/chunk-load-error.tsx';
import { preloadWhenIdle } from '#hydration/island.tsx';
import { fetchNamespace, loadNamespace } from '#i18n/message-catalogues.tsx';
import type { AddedPanel } from './added-panel.tsx';

let fetching: Promise<typeof AddedPanel> | null = null;

export function fetchAddedPanel(): Promise<typeof AddedPanel> {
  fetching ??= reach(fetchAll);
  return fetching;
}

async function fetchAll(): Promise<typeof AddedPanel> {
  const [panel] = await fetchParts(loadNamespace);
  return panel.AddedPanel;
}

// `loadNamespace` leaves the page to the browser where words cannot be had, which is too early while nobody has pressed.
preloadWhenIdle(() => fetchParts(fetchNamespace));

function fetchParts(words: typeof loadNamespace) {
  const { lang } = document.documentElement;
  return Promise.all([
    import('./added-panel.tsx'),
    words(lang, 'added-to-bag'),
    words(lang, 'delivery'),
  ]);
}
