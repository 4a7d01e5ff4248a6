/** Renders a PDF of texts and rules (lines), with the fonts that its letters need. */
import PDFDocument from 'pdfkit';
import { measureRun } from './measure-text.server.ts';
import { removeControls, splitTextRuns, type TextDirection } from './text-runs.server.ts';

/** A4, in points. */
export const PAGE = { width: 595, height: 842 } as const;

export type PdfText = {
  readonly kind: 'text';
  readonly text: string;
  /** Points from the start edge of the page to the start of the text, or to its end by `align`. */
  readonly x: number;
  /** Points from the upper edge of the page to the baseline of the text. */
  readonly y: number;
  readonly size: number;
  readonly isBold?: boolean;
  readonly isHeading?: boolean;
  readonly align?: 'end';
};

export type PdfRule = {
  readonly kind: 'rule';
  readonly y: number;
  readonly x1: number;
  readonly x2: number;
};

export type PdfItem = PdfText | PdfRule;

export type PdfRequest = {
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  readonly direction: TextDirection;
  readonly createdAt: Date;
  readonly pages: readonly (readonly PdfItem[])[];
};

/** Tags each text as one element in reading order, however many runs it has, for screen readers. */
export async function renderPdf(request: PdfRequest): Promise<Uint8Array<ArrayBuffer>> {
  const { title, language, direction, createdAt, pages } = request;
  const document = new PDFDocument({
    ...{ size: 'A4', margin: 0, autoFirstPage: false, font: null, pdfVersion: '1.7' },
    ...{ tagged: true, displayTitle: true, lang: language },
    info: { Title: title, CreationDate: createdAt },
  });
  const file = readAll(document);
  for (const items of pages) {
    document.addPage();
    for (const item of items)
      if (item.kind === 'rule') drawRule(document, item, direction);
      else drawText(document, item, direction);
  }
  document.end();
  return file;
}

async function readAll(document: PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of document) if (chunk instanceof Uint8Array) chunks.push(chunk);
  return Uint8Array.from(Buffer.concat(chunks));
}

function drawRule(document: PDFDocument, { y, x1, x2 }: PdfRule, direction: TextDirection): void {
  const [from, to] = direction === 'ltr' ? [x1, x2] : [PAGE.width - x2, PAGE.width - x1];
  document.markContent('Artifact');
  document.lineWidth(0.5).moveTo(from, y).lineTo(to, y).stroke();
  document.endMarkedContent();
}

function drawText(document: PDFDocument, item: PdfText, direction: TextDirection): void {
  const actual = removeControls(item.text);
  if (actual.trim() === '') return;
  const { size, isBold = false } = item;
  const runs = splitTextRuns(item.text, direction, isBold).map((run) => ({
    ...{ run, width: measureRun(run, size) },
  }));
  const width = runs.reduce((sum, { width: runWidth }) => sum + runWidth, 0);
  let x = findLeftEdge(item, width, direction);
  const draw = () => {
    document.fontSize(size);
    for (const { run, width: runWidth } of runs) {
      document.registerFont(run.font.name, run.font.font).font(run.font.name);
      const options = { lineBreak: false, baseline: 'alphabetic', features: [] } as const;
      document.text(run.text, x, item.y, options);
      x += runWidth;
    }
  };
  document.addStructure(document.struct(item.isHeading ? 'H1' : 'P', { actual }, draw));
}

function findLeftEdge({ x, align }: PdfText, width: number, direction: TextDirection): number {
  if (direction === 'ltr') return align === 'end' ? x - width : x;
  return PAGE.width - x - (align === 'end' ? 0 : width);
}
