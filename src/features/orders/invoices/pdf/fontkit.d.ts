/** Types of the part of fontkit that documents use; the package has none. */
declare module 'fontkit' {
  export type Font = {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string, features: readonly string[]): { readonly advanceWidth: number };
  };
  export function create(file: Uint8Array): Font;
}
