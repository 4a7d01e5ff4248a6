/** A modal dialog with a heading and a button that closes it. The browser keeps the focus inside and gives it back. */
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '#ui/icon/icon.tsx';

export type DialogProps = {
  readonly title: string;
  readonly closeLabel: string;
  /** From below on small screens; on larger ones a sheet is in the middle, a panel at the side. */
  readonly variant: 'sheet' | 'panel';
  /** It is closed, by whichever way: the button, Escape, a press beside it, or `close`. */
  readonly onClose: () => void;
  /** On its way out. */
  readonly isLeaving?: boolean;
  readonly children: (close: () => void) => ReactNode;
};

/** Shown for as long as it is drawn. */
export function Dialog({ title, closeLabel, variant, onClose, isLeaving, children }: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // One that is only taken away does not give the focus back.
    return () => shown?.close();
  }, []);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      closedby="any"
      data-leaving={isLeaving || undefined}
      data-look={variant}
      className="dialog"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={titleId} className="text-2xl">
          {title}
        </h2>
        <button
          type="button"
          aria-label={closeLabel}
          onClick={close}
          className="-me-2.5 -mt-1.5 grid size-11 shrink-0 place-items-center"
        >
          <Icon name="close" />
        </button>
      </div>
      {children(close)}
    </dialog>
  );
}
