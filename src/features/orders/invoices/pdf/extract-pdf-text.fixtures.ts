/** Reads the text of a PDF that `writePdf` has written, as its embedded fonts show it, for tests. */
import { inflateSync } from 'node:zlib';

type PlacedText = {
  readonly text: string;
  /** Points from the left edge. */
  readonly x: number;
};

type PdfObject = { readonly header: string; readonly stream: string };
type PdfObjects = ReadonlyMap<string, PdfObject>;

function parseObjects(file: Uint8Array): PdfObjects {
  const source = Buffer.from(file).toString('latin1');
  const found = new Map<string, PdfObject>();
  for (const { 1: id = '', index } of source.matchAll(/^(\d+) 0 obj$/gm)) {
    const end = source.indexOf('endobj', index);
    const begin = source.indexOf('stream\n', index);
    const hasStream = begin > 0 && begin < end;
    const header = source.slice(index, hasStream ? begin : end);
    const length = Number(/\/Length (\d+)/.exec(header)?.[1] ?? 0);
    const bytes = hasStream ? source.slice(begin + 7, begin + 7 + length) : '';
    const isFlate = hasStream && header.includes('/FlateDecode');
    const stream = isFlate ? inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1') : bytes;
    found.set(id, { header, stream });
  }
  return found;
}

const resolveReference = (objects: PdfObjects, from: PdfObject | undefined, key: string) =>
  objects.get(new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(from?.header ?? '')?.[1] ?? '');

const toText = (hex: string) =>
  Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');

/** Text by glyph, from the ranges of a font's `ToUnicode` map. */
function parseGlyphs(map: string): ReadonlyMap<number, string> {
  const glyphs = new Map<number, string>();
  for (const [, from = '', list = ''] of map.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g))
    for (const [index, hex] of [...list.matchAll(/<([\w ]*)>/g)].entries())
      glyphs.set(Number.parseInt(from, 16) + index, toText(hex[1] ?? ''));
  return glyphs;
}

/** Glyphs by the name of a font on a page. */
function parseFonts(objects: PdfObjects, page: PdfObject) {
  const resources = resolveReference(objects, page, 'Resources');
  return new Map(
    [...(resources?.header ?? '').matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
      const map = resolveReference(objects, objects.get(id), 'ToUnicode');
      return [name, parseGlyphs(map?.stream ?? '')];
    }),
  );
}

const TOKEN = /1 0 0 1 ([\d.-]+) [\d.-]+ Tm|\/(F\d+) [\d.]+ Tf|\[(.*)\] TJ|EMC/g;

/** Texts from left to right; `□` is the sign of a character that no font has. */
function parsePage(objects: PdfObjects, page: PdfObject): readonly PlacedText[] {
  const fonts = parseFonts(objects, page);
  const places: PlacedText[] = [];
  let [text, font] = ['', ''];
  let x: number | null = null;
  const content = resolveReference(objects, page, 'Contents')?.stream ?? '';
  for (const [token, left, name, glyphs = ''] of content.matchAll(TOKEN)) {
    if (left !== undefined) x ??= Number(left);
    if (name !== undefined) font = name;
    for (const [, hex = ''] of glyphs.matchAll(/<(\w*)>/g))
      for (const code of hex.match(/\w{4}/g) ?? [])
        text += code === '0000' ? '□' : (fonts.get(font)?.get(Number.parseInt(code, 16)) ?? '');
    if (token !== 'EMC') continue;
    if (text !== '') places.push({ text, x: x ?? 0 });
    [text, x] = ['', null];
  }
  return places;
}

function listPages(file: Uint8Array): readonly (readonly PlacedText[])[] {
  const objects = parseObjects(file);
  return [...objects.values()]
    .filter(({ header }) => /\/Type \/Page\n/.test(header))
    .map((page) => parsePage(objects, page));
}

export const extractPositionedPdfTexts = (file: Uint8Array): readonly PlacedText[] =>
  listPages(file).flat();

/** Texts in the order in which they were written. */
export const extractPdfText = (file: Uint8Array): readonly string[] =>
  extractPositionedPdfTexts(file).map(({ text }) => text);

/** Texts of each page. */
export const extractPdfPages = (file: Uint8Array): readonly (readonly string[])[] =>
  listPages(file).map((places) => places.map(({ text }) => text));

const ESCAPED: Readonly<Record<string, string>> = {
  ...{ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' },
};
const unescapeByte = (_: string, letter: string) => ESCAPED[letter] ?? letter;

/** Texts that a screen reader finds, in the order of reading. */
export function extractPdfActualTexts(file: Uint8Array): readonly string[] {
  return [...parseObjects(file).values()].flatMap(({ header }) =>
    [...header.matchAll(/\/ActualText \(([\s\S]*?[^\\])\)\n/g)].map(([, escaped = '']) => {
      const bytes = Buffer.from(escaped.replaceAll(/\\(.)/g, unescapeByte), 'latin1');
      return bytes[0] === 0xfe ? bytes.subarray(2).swap16().toString('utf16le') : String(bytes);
    }),
  );
}
