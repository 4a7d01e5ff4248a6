/** Style sheets of a fascia's layout variants. */
import { type FasciaLayout, LAYOUT_VARIANTS } from '#kit/define-fascia.ts';

/** Paths within this folder, such as `header/bar.css`, one for each part of the page. */
export function listLayoutSheets(layout: FasciaLayout): string[] {
  // Within the function: at the top of the module they would be sent to browsers.
  const defaults = Object.entries(LAYOUT_VARIANTS).map(([part, [variant]]) => [part, variant]);
  const chosen = Object.entries({ ...Object.fromEntries(defaults), ...layout });
  return chosen.map(([part, variant]) => `${part}/${variant}.css`);
}
