/** Reads the text of a PDF that `writePdf` has written, for tests. */

const decoder = new TextDecoder('windows-1252');

/** Texts in the order in which they were written. */
export function readPdfText(file: Uint8Array): readonly string[] {
  const source = new TextDecoder('latin1').decode(file);
  return [...source.matchAll(/<([0-9a-f]*)> Tj/g)].map(([, hex = '']) =>
    decoder.decode(Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))),
  );
}
