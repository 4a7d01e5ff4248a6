/** Sticky add-to-basket bar on small screens, shown once the main button is out of view. */
import { useEffect, useState } from 'react';
import { useText } from '#i18n/text.tsx';
import type { AddButtonView } from './add-to-basket-state.ts';

/** Scroll position in px. */
export const STICKY_AFTER = 850;

export type StickyBarProps = {
  readonly name: string;
  readonly view: AddButtonView;
  readonly buttonId: string;
  readonly isRefused?: boolean;
};

/** Inside the buy form, so that its button submits the same form. */
export function StickyBar({ name, view, buttonId, isRefused = false }: StickyBarProps) {
  const text = useText();
  const isShown = useScrolledAway(buttonId);
  const isTakenAway = view.isDisabled && isRefused;
  // A refusal may disable the focused button: the focus moves to the error message.
  useEffect(() => {
    if (isTakenAway) document.getElementById(`${buttonId}-refused`)?.focus();
  }, [isTakenAway, buttonId]);
  if (!isShown) return null;
  return (
    <div className="sticky-bar no-print fixed inset-x-0 bottom-(--covered,0px) z-20 flex items-center gap-4 border-t border-line bg-paper p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden">
      <p className="line-clamp-2 flex-1 text-sm">{name}</p>
      <button
        type="submit"
        disabled={view.isDisabled}
        aria-disabled={view.isIncomplete || undefined}
        className="min-h-11 shrink-0 rounded-control bg-accent px-5 font-medium text-on-accent disabled:bg-surface disabled:text-muted"
      >
        {text(view.label)}
      </button>
    </div>
  );
}

/** True beyond 850 px while the button is out of view. */
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
    const follow = () => setFar(scrollY > STICKY_AFTER);
    follow();
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);
  return isOutOfView && isFar;
}
