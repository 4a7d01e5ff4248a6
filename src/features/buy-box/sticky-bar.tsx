/**
 * Sticky bar with price, sizes and add-to-basket button on small screens, shown once the main
 * button is out of view.
 */
import { useEffect, useState } from 'react';
import { SizeOptions } from '#features/pickers/size-options.tsx';
import { summarisePrices } from '#features/price/price.ts';
import { Price } from '#features/price/price.tsx';
import type { Selection } from '#features/selection/selection.ts';
import { useText } from '#i18n/text.tsx';
import type { AddButtonView } from './add-to-basket-state.ts';

/** Scroll position after which the bar can be shown. */
export const STICKY_AFTER_PX = 850;

export type StickyBarProps = {
  readonly name: string;
  readonly view: AddButtonView;
  readonly buttonId: string;
  readonly selection: Pick<Selection, 'sizes' | 'size' | 'variant'>;
  /** Null where the product's size needs no choice. */
  readonly choice: SizeChoice | null;
  readonly isRefused?: boolean;
};

type SizeChoice = {
  readonly onSelect: (size: string) => void;
  readonly canSelectOutOfStock: boolean;
};

/** Inside the buy form, so that its button submits the same form. */
export function StickyBar({
  name,
  view,
  buttonId,
  selection,
  choice,
  isRefused = false,
}: StickyBarProps) {
  const text = useText();
  const isShown = useScrolledAway(buttonId);
  const isButtonDisabledByError = view.isDisabled && isRefused;
  // An error may disable the focused button: the focus moves to the error message.
  useEffect(() => {
    if (isButtonDisabledByError) document.getElementById(`${buttonId}-refused`)?.focus();
  }, [isButtonDisabledByError, buttonId]);
  if (!isShown) return null;
  return (
    <div className="sticky-bar no-print fixed inset-x-0 bottom-(--consent-height,0px) z-20 flex flex-wrap items-center gap-2 border-t border-line bg-paper p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden">
      <div className="min-w-16 flex-1 text-sm">
        <p className="truncate">{name}</p>
        <Price {...summarisePrices(selection.variant, selection.sizes)} saving={null} />
      </div>
      {choice && <SizeSelect {...selection} {...choice} />}
      <button
        type="submit"
        disabled={view.isDisabled}
        aria-disabled={view.isIncomplete || undefined}
        className="min-h-11 shrink-0 rounded-control bg-accent px-3 font-medium text-on-accent disabled:bg-surface disabled:text-muted"
      >
        {text(view.label)}
      </button>
    </div>
  );
}

/** Has no field name, as the form contains that of the size picker; phones open a native sheet. */
function SizeSelect({
  sizes,
  size,
  onSelect,
  canSelectOutOfStock,
}: Pick<Selection, 'sizes' | 'size'> & SizeChoice) {
  const text = useText();
  return (
    <select
      aria-label={text('pdp.size')}
      value={size ?? ''}
      onChange={(event) => onSelect(event.target.value)}
      className="h-11 max-w-24 rounded-control border border-control ps-3"
    >
      <SizeOptions placeholder={text('pdp.size')} {...{ sizes, canSelectOutOfStock }} />
    </select>
  );
}

/** True beyond `STICKY_AFTER_PX` while the button is out of view. */
function useScrolledAway(buttonId: string): boolean {
  const [isOutOfView, setOutOfView] = useState(false);
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    const button = document.getElementById(buttonId);
    if (!button) return;
    const observer = new IntersectionObserver((changes) =>
      setOutOfView(changes.at(-1)?.isIntersecting === false),
    );
    observer.observe(button);
    return () => observer.disconnect();
  }, [buttonId]);
  useEffect(() => {
    const update = () => setFar(scrollY > STICKY_AFTER_PX);
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, []);
  return isOutOfView && isFar;
}
