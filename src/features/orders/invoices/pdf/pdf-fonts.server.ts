/** Fonts of PDF documents: files that have an alphabet each. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const ALPHABETS = [
  ...['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'],
];

/** Paths without weight, in the order in which they are searched for a character. */
const FILES: readonly string[] = [
  ...ALPHABETS.map((alphabet) => `@fontsource/noto-sans/files/noto-sans-${alphabet}`),
  '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic',
];

export type PdfFont = {
  /** Unique in a document. */
  readonly name: string;
  readonly isArabic: boolean;
  readonly font: Font;
};

const parsed = new Map<string, PdfFont>();

/** Parses each file once for all documents. */
function readFont(path: string, isBold: boolean): PdfFont {
  const name = `${path}-${isBold ? 700 : 400}-normal.woff`;
  const known = parsed.get(name);
  if (known) return known;
  const file = readFileSync(createRequire(import.meta.url).resolve(name));
  const found = { name, isArabic: path.endsWith('-arabic'), font: create(file) };
  parsed.set(name, found);
  return found;
}

/** Spaces and brackets of the Arabic font are not used: it would not turn them round. */
const ARABIC = /[\p{Script_Extensions=Arabic}\u200c\u200d]/u;

const hasCharacter = ({ font, isArabic }: PdfFont, character: string) =>
  font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) && (!isArabic || ARABIC.test(character));

/**
 * Font of a character: the one before it where it has it, so that a word is not divided. The
 * first font, with its sign of a missing character, where no font has it.
 */
export function findFont(character: string, before: PdfFont | null, isBold: boolean): PdfFont {
  if (before && hasCharacter(before, character)) return before;
  for (const path of FILES) {
    const font = readFont(path, isBold);
    if (hasCharacter(font, character)) return font;
  }
  return readFont(FILES[0] ?? '', isBold);
}
