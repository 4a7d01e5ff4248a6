/** The time left until a moment, refreshed while the page is open. */
import { useEffect, useState } from 'react';
import { COUNTDOWN_REFRESH_MS, findTimeLeft, type TimeLeft } from './countdown.ts';

/** `undefined` until the browser has looked at its clock: shared HTML cannot know the time. */
export function useCountdown(endTime: string): TimeLeft | null | undefined {
  const [left, setLeft] = useState<TimeLeft | null>();
  useEffect(() => {
    const check = () => setLeft(findTimeLeft(endTime, Date.now()));
    check();
    const timer = setInterval(check, COUNTDOWN_REFRESH_MS);
    return () => clearInterval(timer);
  }, [endTime]);
  return left;
}
