/** Add-to-basket button, in each of its states. */
import { useText } from '#i18n/text.tsx';
import type { AddButtonView } from '../add-to-basket-state.ts';

export type AddButtonProps = { readonly id: string; readonly view: AddButtonView };

/** PDP-10: while an input is missing, the button stays clickable and shows what is missing. */
export function AddButton({ id, view }: AddButtonProps) {
  const text = useText();
  return (
    <button
      id={id}
      type="submit"
      disabled={view.isDisabled}
      aria-disabled={view.isIncomplete || undefined}
      data-delays-islands
      className="h-13 w-full rounded-control bg-accent px-6 font-medium text-on-accent transition-opacity hover:opacity-90 disabled:cursor-not-allowed disabled:bg-surface disabled:text-muted"
    >
      {text(view.label)}
    </button>
  );
}
