/** Modal dialog with a heading and a close button; the browser traps the focus and restores it. */
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '#ui/icon/icon.tsx';

export type DialogProps = {
  readonly title: string;
  readonly closeLabel: string;
  /**
   * Bottom sheet on small screens; on larger ones `sheet` is centred and `panel` is at the side.
   */
  readonly variant: 'sheet' | 'panel';
  /** Called however it is closed: by button, Escape, click on the backdrop, or `close`. */
  readonly onClose: () => void;
  /** The closing animation is running. */
  readonly isClosing?: boolean;
  readonly children: (close: () => void) => ReactNode;
};

/** Open for as long as it is mounted. */
export function Dialog({ title, closeLabel, variant, onClose, isClosing, children }: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Removing an open dialog from the document would not restore the focus.
    return () => shown?.close();
  }, []);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      closedby="any"
      data-closing={isClosing || undefined}
      data-variant={variant}
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
