/** Computes the end of a membership after another term was bought. */
import { dayIn, endOfDay } from '#kit/shop-day.ts';

/** `until` is the last day, inclusive: `2026-12-31`. */
export type MembershipTerm = { readonly days: number } | { readonly until: string };

const DAY_MS = 86_400_000;

/** Days are added to the end of a running membership; a date never shortens one. */
export function extendMembership(
  current: Date | null,
  term: MembershipTerm,
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): Date {
  const currentEnd = current !== null && current > now ? current : null;
  if ('until' in term) {
    const end = endOfDay(timeZone, term.until);
    return currentEnd !== null && currentEnd > end ? currentEnd : end;
  }
  const startOfTerm = Date.parse(`${dayIn(timeZone, currentEnd ?? now)}T00:00:00Z`);
  return endOfDay(timeZone, new Date(startOfTerm + term.days * DAY_MS).toISOString().slice(0, 10));
}
