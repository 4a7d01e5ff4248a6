/** SQL of a timestamp as ISO 8601 in UTC. */

/** Format of the seconds in `to_char`, by precision. */
const SECONDS = { second: 'SS', millisecond: 'SS.MS', microsecond: 'SS.US' } as const;

/** @example isoTime('r.submitted_at') // 2027-01-31T09:00:00.000Z */
export function isoTime(
  expression: string,
  precision: keyof typeof SECONDS = 'millisecond',
): string {
  const format = `YYYY-MM-DD"T"HH24:MI:${SECONDS[precision]}"Z"`;
  return `to_char(${expression} at time zone 'UTC', '${format}')`;
}
