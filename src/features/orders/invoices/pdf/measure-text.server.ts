/** Measures text of PDF documents, and breaks it into lines. */
import { splitTextRuns, type TextRun } from './text-runs.server.ts';

/** Points. */
export function measureRun({ text, font: { font } }: TextRun, size: number): number {
  return (font.layout(text, []).advanceWidth * size) / font.unitsPerEm;
}

/** Points; the direction does not change the width. */
export function measureText(text: string, size: number, isBold = false): number {
  return splitTextRuns(text, 'ltr', isBold).reduce((sum, run) => sum + measureRun(run, size), 0);
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Parts of a word no wider than `width` points. */
function breakWord(word: string, size: number, width: number): readonly string[] {
  if (measureText(word, size) <= width) return [word];
  const parts: string[] = [''];
  for (const { segment: grapheme } of graphemes.segment(word)) {
    const longer = `${parts.at(-1)}${grapheme}`;
    if (measureText(longer, size) <= width) parts[parts.length - 1] = longer;
    else parts.push(grapheme);
  }
  return parts;
}

/** Lines no wider than `width` points, broken between words, or within one that is too wide. */
export function wrapText(text: string, size: number, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').flatMap((whole) => breakWord(whole, size, width))) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measureText(joined, size) <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}
