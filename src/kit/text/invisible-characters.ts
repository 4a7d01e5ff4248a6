/**
 * Invisible characters: control characters, text direction marks and zero-width characters.
 * Joiners are left, as scripts and emoji need them.
 */
const INVISIBLE = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;

/** Replaces invisible characters and runs of spaces by one space; trims the ends. */
export function cleanLine(text: string): string {
  return text.normalize('NFC').replaceAll(INVISIBLE, ' ').replaceAll(/\s+/gu, ' ').trim();
}

/** Like `cleanLine`, but keeps line breaks and runs of spaces. */
export function cleanLines(text: string): string {
  const lines = text.normalize('NFC').replaceAll('\r\n', '\n').split('\n');
  return lines
    .map((line) => line.replaceAll(INVISIBLE, ' '))
    .join('\n')
    .trim();
}
