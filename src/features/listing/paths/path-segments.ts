/** Splits listing paths into segments. */

/**
 * Decoded segments of a path without the locale prefix. An undecodable segment stays
 * as it is and matches no listing.
 */
export function segmentsOf(pathname: string, prefix: string): string[] {
  const path =
    prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`))
      ? pathname.slice(prefix.length)
      : pathname;
  return path.split('/').filter(Boolean).map(decodePart);
}

function decodePart(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
