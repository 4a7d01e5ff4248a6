/** Splits a message at its `<strong>` elements; any other markup stays text. */

export type MessagePiece = { readonly text: string; readonly isStrong: boolean };

export function splitEmphasis(message: string): readonly MessagePiece[] {
  return message
    .split(/<strong>(.*?)<\/strong>/gs)
    .map((text, index) => ({ text, isStrong: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
