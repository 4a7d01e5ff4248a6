/** Types of the part of pdfkit that documents use, with fonts that are already parsed. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';
  import type { Font } from 'fontkit';

  type DocumentOptions = {
    readonly size: 'A4';
    readonly margin: 0;
    readonly autoFirstPage: false;
    /** null: no font is loaded before one is registered. */
    readonly font: null;
    readonly pdfVersion: '1.7';
    readonly tagged: true;
    readonly displayTitle: true;
    /** BCP 47. */
    readonly lang: string;
    readonly info: { readonly Title: string; readonly CreationDate: Date };
  };

  type TextOptions = {
    readonly lineBreak: false;
    readonly baseline: 'alphabetic';
    /** With a list, the text is laid out whole and not word by word. */
    readonly features: readonly string[];
  };

  type StructureElement = { readonly _tag: 'structure' };

  // biome-ignore lint/style/noDefaultExport: as the package has it
  export default class PDFDocument extends Readable {
    constructor(options: DocumentOptions);
    addPage(): this;
    registerFont(name: string, font: Font): this;
    font(name: string): this;
    fontSize(points: number): this;
    text(text: string, x: number, y: number, options: TextOptions): this;
    lineWidth(points: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    stroke(): this;
    markContent(tag: 'Artifact'): this;
    endMarkedContent(): this;
    struct(type: 'H1' | 'P', options: { actual: string }, draw: () => void): StructureElement;
    addStructure(element: StructureElement): this;
    end(): void;
  }
}
