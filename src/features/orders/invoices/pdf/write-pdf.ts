/** Writes a PDF of text and rules, in the fonts that every reader has (ISO 32000-1, 9.6.2.2). */
import { encodeWinAnsi } from './win-ansi.ts';

/** A4, in points. */
export const PAGE = { width: 595, height: 842 } as const;

export type PdfText = {
  readonly kind: 'text';
  readonly text: string;
  /** Points from the left edge: of the begin, or of the end where `align` says so. */
  readonly x: number;
  /** Points from the upper edge to the base line. */
  readonly y: number;
  readonly size: number;
  readonly isBold?: boolean;
  readonly align?: 'end';
};

export type PdfRule = {
  readonly kind: 'rule';
  readonly y: number;
  readonly x1: number;
  readonly x2: number;
};

export type PdfItem = PdfText | PdfRule;

export type PdfDocument = {
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  readonly pages: readonly (readonly PdfItem[])[];
};

/** Widths of Helvetica in thousandths of the size; bold letters are about 6 % wider. */
const NARROW: Readonly<Record<string, number>> = {
  ...{ ' ': 278, '\u00a0': 278, '.': 278, ',': 278, ':': 278, '-': 333, '(': 333, ')': 333 },
  ...{ i: 222, l: 222, j: 222, I: 278, t: 278, f: 278, r: 333, '/': 278, '’': 222, "'": 191 },
  ...{ c: 500, k: 500, s: 500, v: 500, x: 500, y: 500, z: 500, J: 500 },
  ...{ m: 833, w: 722, M: 833, W: 944, '%': 889, '@': 1015, '–': 556, '×': 584, '·': 278 },
};
const WIDE = /[A-HK-LN-VX-Z&]/;

/** Width of a text in points, exact for amounts and close for words. */
export function measureText(text: string, size: number, isBold = false): number {
  const units = [...text].reduce(
    (sum, letter) => sum + (NARROW[letter] ?? (WIDE.test(letter) ? 690 : 556)),
    0,
  );
  return (units * size * (isBold && /[a-z]/i.test(text) ? 1.06 : 1)) / 1_000;
}

/** Parts of a word no wider than `width` points. */
function breakWord(word: string, size: number, width: number): readonly string[] {
  const parts: string[] = [''];
  for (const letter of word) {
    const longer = `${parts.at(-1)}${letter}`;
    if (measureText(longer, size) <= width) parts[parts.length - 1] = longer;
    else parts.push(letter);
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

const toHex = (text: string) =>
  encodeWinAnsi(text)
    .map((code) => code.toString(16).padStart(2, '0'))
    .join('');

/** UTF-16 with a byte order mark, for the document's properties. */
const toHexUnicode = (text: string) =>
  `feff${[...text].flatMap((letter) => Array.from({ length: letter.length }, (_, index) => letter.charCodeAt(index).toString(16).padStart(4, '0'))).join('')}`;

const round = (value: number) => String(Math.round(value * 100) / 100);

function drawItem(item: PdfItem): string {
  const y = round(PAGE.height - item.y);
  if (item.kind === 'rule') return `0.5 w ${round(item.x1)} ${y} m ${round(item.x2)} ${y} l S`;
  const { text, size, isBold = false, align } = item;
  const x = align === 'end' ? item.x - measureText(text, size, isBold) : item.x;
  return `BT /${isBold ? 'F2' : 'F1'} ${size} Tf ${round(x)} ${y} Td <${toHex(text)}> Tj ET`;
}

/** Every byte is ASCII, so that lengths and offsets count characters. */
export function writePdf({ title, language, pages }: PdfDocument): Uint8Array<ArrayBuffer> {
  const font = (name: string) =>
    `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;
  const FIRST_PAGE = 6;
  const kids = pages.map((_, index) => `${FIRST_PAGE + 2 * index} 0 R`).join(' ');
  const objects = [
    `<</Type/Catalog/Pages 2 0 R/Lang(${language})/ViewerPreferences<</DisplayDocTitle true>>>>`,
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<</Title<${toHexUnicode(title)}>>>`,
    ...pages.flatMap((items, index) => {
      const content = items.map(drawItem).join('\n');
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${PAGE.width} ${PAGE.height}]/Resources<</Font<</F1 3 0 R/F2 4 0 R>>>>/Contents ${FIRST_PAGE + 2 * index + 1} 0 R>>`,
        `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const entries = offsets
    .map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
    .join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  file += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R/Info 5 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return new TextEncoder().encode(file);
}
