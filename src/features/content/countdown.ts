/** How long until a moment, as banners count it down. */

/** R§9: countdown refresh. */
export const COUNTDOWN_REFRESH_MS = 500;

export type TimeLeft = {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
};

/** Of a banner, as the server knows it: whether it has passed, what it is called, and how many digits its days have. */
export type Moment = { readonly isOver: boolean; readonly words: string; readonly digits: number };

/** null once the moment has come. */
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
