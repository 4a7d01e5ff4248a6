/** Toast with an error of a wishlist button; closes by itself. */
import { useEffect, useRef } from 'react';

/** Display time in milliseconds. */
const MESSAGE_MS = 6000;

export function Toast({
  message,
  onEnd,
}: {
  readonly message: string | null;
  readonly onEnd: () => void;
}) {
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (message === null) return;
    const timer = setTimeout(() => end.current(), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <p
      role="alert"
      className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-md bg-ink px-4 py-3 text-sm text-paper empty:hidden"
    >
      {message}
    </p>
  );
}
