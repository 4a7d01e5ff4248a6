/** The panel's code and words: fetched once, before or while the first add is on its way. */
import { loadWords } from '#kit/catalogues.tsx';
import { forLater } from '#kit/late.tsx';
import { reach } from '#kit/lost-code.tsx';
import type { AddedPanel } from './added-panel.tsx';

let fetching: Promise<typeof AddedPanel> | null = null;

export function fetchAddedPanel(): Promise<typeof AddedPanel> {
  fetching ??= reach(fetchAll);
  return fetching;
}

const fetchAll = forLater(async (): Promise<typeof AddedPanel> => {
  const { lang } = document.documentElement;
  const words = (['added-to-bag', 'delivery'] as const).map((part) => loadWords(lang, part));
  const [panel] = await Promise.all([import('./added-panel.tsx'), ...words]);
  return panel.AddedPanel;
});
