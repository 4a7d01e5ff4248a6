/**
 * Switch for smaller pictures, and more of them in a row. Without JavaScript it applies to the page
 * only; a script in the head applies the stored choice.
 */

import { useText } from '#i18n/text.tsx';
import { PathIcon } from '#ui/icon/icon.tsx';
import { DENSE_GRID } from '../before-hydration/remember-density.ts';

const GRID =
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM3 9h18M3 15h18M9 3v18M15 3v18';

export function DensitySwitch() {
  const text = useText();
  return (
    <label className="density-switch">
      <PathIcon path={GRID} size={20} />
      {/* Uncontrolled: it may be changed before it is hydrated. */}
      <input
        type="checkbox"
        id={DENSE_GRID}
        defaultChecked={isRemembered()}
        aria-label={text('listing.dense')}
      />
    </label>
  );
}

/** True if the script in the head has applied the stored choice. */
function isRemembered(): boolean {
  return !import.meta.env.SSR && document.documentElement.hasAttribute(`data-${DENSE_GRID}`);
}
