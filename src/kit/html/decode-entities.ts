/** Decodes the character references of HTML, all named ones included. */
import { decodeHTMLStrict } from 'entities';

/** Control characters apart from line ends, and the replacement of invalid code points. */
const UNPRINTABLE = /[^\P{Cc}\n]|\uFFFD/gu;

/** Replaces control characters by spaces; references without a semicolon are kept as text. */
export function decodeEntities(text: string): string {
  return decodeHTMLStrict(text).replace(UNPRINTABLE, ' ');
}
