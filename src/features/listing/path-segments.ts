/** Which listing a path names. */

/** The decoded parts of a path without the language prefix; what cannot be decoded stays, and names nothing. */
export function segmentsOf(pathname: string, prefix: string): string[] {
  const path =
    prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`))
      ? pathname.slice(prefix.length)
      : pathname;
  return path.split('/').filter(Boolean).map(decodePart);
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
