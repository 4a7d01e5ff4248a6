/** Time left until a moment, for countdowns. */

/** Twice a second, so that no second is skipped. */
export const COUNTDOWN_REFRESH_MS = 500;

export type TimeLeft = {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
};

/**
 * Countdown as rendered on the server. `formattedEnd`: formatted date of the end; `digits`: number
 * of digits of the days.
 */
export type CountdownState = {
  readonly isOver: boolean;
  readonly formattedEnd: string;
  readonly digits: number;
};

/** Null once the moment has passed. */
export function findTimeLeft(endTime: string, now: number): TimeLeft | null {
  const left = Math.ceil((Date.parse(endTime) - now) / 1000);
  if (!(left > 0)) return null;
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3_600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}
