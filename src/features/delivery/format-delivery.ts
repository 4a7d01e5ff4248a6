/** Formats remaining times and cut-offs of deliveries in a language. */

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/** `2 hrs 14 mins`, rounded down to minutes, at least one. */
export function formatTimeLeft(leftMs: number, locale: string): string {
  const minutes = Math.max(1, Math.floor(leftMs / MINUTE_MS));
  const hours = Math.floor(minutes / HOUR_MINUTES);
  const rest = formatUnit(minutes % HOUR_MINUTES, 'minute', locale);
  return hours === 0 ? rest : `${formatUnit(hours, 'hour', locale)} ${rest}`;
}

function formatUnit(value: number, unit: 'hour' | 'minute', locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
}

const MOMENT_STYLE = { weekday: 'long', hour: '2-digit', minute: '2-digit' } as const;

/** `Wednesday 23:00`, by clocks in `timeZone`. */
export function formatMoment(moment: number, locale: string, timeZone: string): string {
  return new Intl.DateTimeFormat(locale, { ...MOMENT_STYLE, timeZone }).format(moment);
}
