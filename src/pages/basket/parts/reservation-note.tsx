/** Remaining time of the reservation, displayed once it is short. */
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useText } from '#i18n/text.tsx';

/** Remaining seconds from which the note is displayed. */
const SHOWN_BELOW_SECONDS = 600;

export function ReservationNote({ seconds }: { readonly seconds: number }) {
  const text = useText();
  const { revalidate } = useRevalidator();
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    const end = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      const now = Math.max(Math.round((end - performance.now()) / 1000), 0);
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      void revalidate();
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds, revalidate]);

  if (left > SHOWN_BELOW_SECONDS || left === 0) return null;
  return (
    <p role="timer" className="mt-4 text-muted">
      {text('basket.reserved', { minutes: Math.ceil(left / 60) })}
    </p>
  );
}
