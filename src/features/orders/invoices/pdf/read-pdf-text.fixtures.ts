/** Reads the text of a PDF that `writePdf` has written, for tests. */

const decoder = new TextDecoder('windows-1252');

const decode = (hex: string) =>
  decoder.decode(Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)));

type PlacedText = {
  readonly text: string;
  /** Points from the left edge. */
  readonly x: number;
};

const listPlaces = (source: string): readonly PlacedText[] =>
  [...source.matchAll(/([\d.-]+) [\d.-]+ Td <([0-9a-f]*)> Tj/g)].map(([, x = '', hex = '']) => ({
    ...{ text: decode(hex), x: Number(x) },
  }));

const readSource = (file: Uint8Array) => new TextDecoder('latin1').decode(file);

/** Texts in the order in which they were written. */
export const readPdfText = (file: Uint8Array): readonly string[] =>
  readPdfPlaces(file).map(({ text }) => text);

export const readPdfPlaces = (file: Uint8Array): readonly PlacedText[] =>
  listPlaces(readSource(file));

/** Texts of each page. */
export const readPdfPages = (file: Uint8Array): readonly (readonly string[])[] =>
  [...readSource(file).matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, content = '']) =>
    listPlaces(content).map(({ text }) => text),
  );
