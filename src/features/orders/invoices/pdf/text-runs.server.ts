/** Divides a line into runs of one font and one direction, from left to right. */
import bidiFactory from 'bidi-js';
import { findFont, type PdfFont } from './pdf-fonts.server.ts';

export type TextDirection = 'ltr' | 'rtl';

export type TextRun = {
  /** In reading order; Arabic and Hebrew fonts lay it out from right to left. */
  readonly text: string;
  readonly font: PdfFont;
};

type Span = { readonly characters: string[]; readonly font: PdfFont; readonly level: number };

const bidi = bidiFactory();

/** Control characters of direction (marks and isolates), which have no glyph. */
const CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Spaces in formatted numbers that the fonts may lack. */
const SPACES = /[\u2000-\u200a\u202f]/g;

/** Thai AM after a tone mark: fonts put its ring below the mark in another order. */
const THAI_AM = /([\u0e48-\u0e4b])\u0e33/g;

const simplify = (line: string) => line.normalize('NFC').replaceAll(SPACES, '\u00a0');

export const removeControls = (line: string): string => simplify(line).replaceAll(CONTROLS, '');

/** `direction` of the document is used for a line without letters. */
export function splitTextRuns(
  line: string,
  direction: TextDirection,
  isBold: boolean,
): readonly TextRun[] {
  const text = simplify(line).replaceAll(THAI_AM, '\u0e4d$1\u0e32');
  const base = /\p{Letter}/u.test(text) ? 'auto' : direction;
  const { levels } = bidi.getEmbeddingLevels(text, base);
  return reorder(splitIntoSpans(text, levels, isBold)).flatMap(toTextRuns);
}

/** Spans in reading order. */
function splitIntoSpans(text: string, levels: Uint8Array, isBold: boolean): Span[] {
  const spans: Span[] = [];
  let index = 0;
  for (const character of text) {
    const level = levels[index] ?? 0;
    index += character.length;
    if (character.replaceAll(CONTROLS, '') === '') continue;
    const last = spans.at(-1);
    const font = findFont(character, last?.font ?? null, isBold);
    if (last && last.font === font && last.level === level) last.characters.push(character);
    else spans.push({ characters: [character], font, level });
  }
  return spans;
}

/** Rule L2 of the Unicode Bidirectional Algorithm (UAX 9), applied to spans of one level. */
function reorder(spans: readonly Span[]): readonly Span[] {
  const ordered = [...spans];
  const highest = Math.max(0, ...ordered.map(({ level }) => level));
  for (let level = highest; level >= 1; level -= 1) {
    let start = 0;
    while (start < ordered.length) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end + 1;
    }
  }
  return ordered;
}

function toTextRuns({ characters, font, level }: Span): readonly TextRun[] {
  const isRtl = level % 2 === 1;
  // Digits of the Arabic script run from left to right, which its font would reverse.
  if (font.isRtl && !isRtl) return characters.map((text) => ({ text, font }));
  if (font.isRtl || !isRtl) return [{ text: characters.join(''), font }];
  const mirrored = characters.map((character) => bidi.getMirroredCharacter(character) ?? character);
  return [{ text: mirrored.reverse().join(''), font }];
}
