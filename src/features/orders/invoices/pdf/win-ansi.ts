/** Character encoding of the fonts that every PDF reader has: Windows-1252. */

/** Characters of the codes 0x80 to 0x9f; a space where the code has none. */
const SPECIAL = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

function findCode(character: string): number | null {
  const code = character.codePointAt(0) ?? 0;
  if ((code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff)) return code;
  const index = SPECIAL.indexOf(character);
  return index < 0 || character === ' ' ? null : 0x80 + index;
}

/** Spaces and signs of number formats that the encoding has in another form. */
function simplify(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u2000-\u200a\u202f]/g, '\u00a0')
    .replaceAll('\u2212', '-')
    .replaceAll(/[\u200e\u200f\u061c\u2066-\u2069]/g, '');
}

/** False for a text with other letters than those of western Europe. */
export function isWinAnsi(text: string): boolean {
  return [...simplify(text)].every((character) => findCode(character) !== null);
}

/** Codes of the characters; `?` for those that the encoding does not have. */
export function encodeWinAnsi(text: string): readonly number[] {
  return [...simplify(text)].map((character) => findCode(character) ?? 0x3f);
}
