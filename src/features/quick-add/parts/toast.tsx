/**
 * Toast with the reason of a failed quick-add, until dismissed; a
 * popover, so that it is above dialogs.
 */
import { useEffect, useRef } from 'react';
import { type BuyProblem, formatBuyProblem } from '#features/buy-box/buy-problem.ts';
import { useText } from '#i18n/text.tsx';
import { Icon } from '#ui/icon/icon.tsx';

export function Toast({
  problem,
  onDismiss,
}: {
  readonly problem: BuyProblem;
  readonly onDismiss: () => void;
}) {
  const text = useText();
  const toast = useRef<HTMLDivElement>(null);
  useEffect(() => {
    toast.current?.showPopover?.();
  }, []);
  return (
    <div ref={toast} popover="manual" role="alert" className="toast">
      <span>{formatBuyProblem(problem, text)}</span>
      <button
        type="button"
        aria-label={text('quickAdd.dismiss')}
        onClick={onDismiss}
        className="grid size-11 shrink-0 place-items-center"
      >
        <Icon name="close" size={20} />
      </button>
    </div>
  );
}
