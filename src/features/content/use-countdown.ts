/** Hook: time left until a moment, refreshed while mounted. */
import { useEffect, useState } from 'react';
import { COUNTDOWN_REFRESH_MS, findTimeLeft, type TimeLeft } from './countdown.ts';

/**
 * Null once the moment has passed. `undefined` on the server and until the first effect, since
 * cached HTML cannot know the time.
 */
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
