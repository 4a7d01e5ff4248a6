/** The panel's code and words: fetched once, while the first add is on its way. */
import { loadWords } from '#kit/catalogues.ts';
import type { AddedPanel } from './added-panel.tsx';

let fetching: Promise<typeof AddedPanel> | null = null;

/** Rejects where it cannot be fetched; asked again, it tries again. */
export function fetchAddedPanel(): Promise<typeof AddedPanel> {
  fetching ??= fetchAll().catch((error: unknown) => {
    fetching = null;
    throw error;
  });
  return fetching;
}

async function fetchAll(): Promise<typeof AddedPanel> {
  const words = loadWords(document.documentElement.lang, 'added-to-bag');
  const [panel] = await Promise.all([import('./added-panel.tsx'), words]);
  return panel.AddedPanel;
}
