/** Short message over the page and its dialogs: until dismissed, or for some seconds. */
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Icon } from '#ui/icon/icon.tsx';

/** Display time of a toast without a button, in milliseconds. */
const SHOWN_MS = 6000;

export type ToastProps = {
  readonly message: ReactNode;
  readonly onClose: () => void;
  /** Label of the button that closes the toast; without one it closes automatically. */
  readonly closeLabel?: string;
};

export function Toast({ message, onClose, closeLabel }: ToastProps) {
  const toast = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  const isTimed = closeLabel === undefined;
  useEffect(() => {
    // A popover is above dialogs.
    toast.current?.showPopover?.();
    if (!isTimed) return;
    const timer = setTimeout(() => close(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isTimed]);
  return (
    <div ref={toast} popover="manual" role="alert" className="toast">
      <span>{message}</span>
      {!isTimed && (
        <button
          type="button"
          aria-label={closeLabel}
          onClick={onClose}
          className="grid size-11 shrink-0 place-items-center"
        >
          <Icon name="close" size={20} />
        </button>
      )}
    </div>
  );
}
