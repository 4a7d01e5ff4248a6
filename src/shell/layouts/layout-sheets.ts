/** Style sheets of a fascia's layout variants. */
import { type FasciaLayout, LAYOUT_VARIANTS } from '#kit/define-fascia.ts';

/** Paths within this folder, such as `header/bar.css`, one for each part of the page. */
export function listLayoutSheets(layout: FasciaLayout): string[] {
  const chosen = Object.entries({ ...DEFAULTS, ...layout });
  return chosen.map(([part, variant]) => `${part}/${variant}.css`);
}

const DEFAULTS = Object.fromEntries(
  Object.entries(LAYOUT_VARIANTS).map(([part, [variant]]) => [part, variant]),
);
