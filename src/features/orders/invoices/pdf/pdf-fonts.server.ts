/** Fonts of PDF documents, one file for each script. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const ALPHABETS = [
  ...['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'],
  'devanagari',
];

type FontFile = {
  /** Path without weight. */
  readonly path: string;
  /**
   * Characters of a right-to-left script that the file is used for; no spaces and brackets, which
   * it would not mirror.
   */
  readonly rtlCharacters?: RegExp;
};

/** Searched in this order for a character. */
const FILES: readonly FontFile[] = [
  ...ALPHABETS.map((alphabet) => ({
    path: `@fontsource/noto-sans/files/noto-sans-${alphabet}`,
  })),
  {
    path: '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic',
    rtlCharacters: /[\p{Script_Extensions=Arabic}\u200c\u200d]/u,
  },
  {
    path: '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew',
    rtlCharacters: /\p{Script=Hebrew}/u,
  },
  { path: '@fontsource/noto-sans-thai/files/noto-sans-thai-thai' },
];

export type PdfFont = {
  /** Unique in a document. */
  readonly name: string;
  /** True if the font itself lays out its letters from right to left. */
  readonly isRtl: boolean;
  readonly hasGlyph: (character: string) => boolean;
  readonly font: Font;
};

const parsedFonts = new Map<string, PdfFont>();

/** Parses each file once for all documents. */
function loadFont({ path, rtlCharacters }: FontFile, isBold: boolean): PdfFont {
  const name = `${path}-${isBold ? 700 : 400}-normal.woff`;
  const cached = parsedFonts.get(name);
  if (cached) return cached;
  const font = create(readFileSync(createRequire(import.meta.url).resolve(name)));
  const pdfFont = {
    ...{ name, font, isRtl: rtlCharacters !== undefined },
    hasGlyph: (character: string) =>
      font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) &&
      (rtlCharacters?.test(character) ?? true),
  };
  parsedFonts.set(name, pdfFont);
  return pdfFont;
}

function searchFont(character: string, isBold: boolean): PdfFont | null {
  for (const file of FILES) {
    const font = loadFont(file, isBold);
    if (font.hasGlyph(character)) return font;
  }
  return null;
}

/**
 * Font of a character: the previous character's if it has the glyph, so that a word keeps one font.
 * The first font, with its glyph for missing characters, if no font has it.
 */
export function findFont(
  character: string,
  previousFont: PdfFont | null,
  isBold: boolean,
): PdfFont {
  if (previousFont?.hasGlyph(character)) return previousFont;
  return searchFont(character, isBold) ?? loadFont(FILES[0] ?? { path: '' }, isBold);
}

/** True if a text has letters that no font contains, such as Chinese, Japanese and Korean ones. */
export const hasUnprintable = (text: string): boolean =>
  [...text].some(
    (character) => !/[\p{C}\p{Z}]/u.test(character) && searchFont(character, false) === null,
  );
