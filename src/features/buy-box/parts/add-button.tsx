/** The one main action of the page, in each of its states. */

import type { ButtonState } from '#features/selection/selection.ts';
import { useText } from '#kit/text.tsx';
import type { AddState } from '../use-add-to-basket.ts';

/** PDP-10: while a size is missing the button can be pressed, and says what is missing. */
export function AddButton({ button, status }: { readonly button: ButtonState; readonly status: AddState['status'] }) {
  const text = useText();
  const isAdded = status === 'added';
  const label =
    button === 'outOfStock'
      ? text('pdp.outOfStock')
      : status === 'adding'
        ? text('buy.adding')
        : isAdded
          ? text('buy.added')
          : text('buy.add');
  return (
    <button
      type="submit"
      disabled={button === 'outOfStock'}
      aria-disabled={button === 'sizeMissing' || isAdded || undefined}
      className="h-13 w-full rounded-control bg-accent px-6 font-medium text-on-accent transition-opacity hover:opacity-90 disabled:cursor-not-allowed disabled:bg-line disabled:text-muted"
    >
      {label}
    </button>
  );
}
