/** Which listing a path names. */

/** The decoded parts of a path without the language prefix. */
export function segmentsOf(pathname: string, prefix: string): string[] {
  const path = prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`)) ? pathname.slice(prefix.length) : pathname;
  return path.split('/').filter(Boolean).map(decodeURIComponent);
}
