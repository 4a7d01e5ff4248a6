/** Readable name of a session's browser and operating system: `Firefox, Linux`. */

const BROWSERS = [
  ['Edge', /\bEdgA?\/|\bEdge\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrom(e|ium)\/|CriOS\/|HeadlessChrome\//],
  ['Safari', /Safari\//],
] as const;
const SYSTEMS = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux|X11/],
] as const;

/** `''` when neither is known. */
export function formatDeviceName(userAgent: string): string {
  const findName = (list: readonly (readonly [string, RegExp])[]) =>
    list.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return [findName(BROWSERS), findName(SYSTEMS)].filter(Boolean).join(', ');
}
