/** Draws a maker's label as two planes: the paper, and the ink on it. */
import sharp from 'sharp';
import { lettering } from '../drawings/lettering.ts';
import type { ModelName } from '../models.ts';
import { labelShape } from './label-places.ts';
import { type LabelText, linesOf } from './label-text.ts';
import { type Linear, parseHex } from './linear-light.ts';

export type LabelPlanes = {
  readonly width: number;
  readonly height: number;
  /** Coverage of each pixel, from 0 to 255. */
  readonly paper: Uint8Array;
  readonly ink: Uint8Array;
  readonly paperColour: Linear;
  readonly inkColour: Linear;
  /** Gold foil on a black case. */
  readonly isFoil: boolean;
};

type Shape = 'bare' | 'sheet' | 'arch' | 'oval' | 'band' | 'frame';
type Style = { readonly shape: Shape; readonly paper: string; readonly ink: string };

const shapes: readonly Shape[] = ['bare', 'sheet', 'arch', 'frame', 'oval', 'band'];
const papers = [
  ['#f4efe5', '#2a2623'],
  ['#ffffff', '#1d2b4a'],
  ['#23201e', '#efe6d6'],
  ['#efe2cf', '#7a3320'],
  ['#e6ece6', '#1f4034'],
] as const;
/** These have a paper label of their own, on which the makers print. */
const papered: ReadonlySet<ModelName> = new Set(['perfume-tall', 'soap-bar']);
/** Too narrow, or no place, for a paper label; black ones are printed in gold. */
const printed: ReadonlySet<ModelName> = new Set(['lip-gloss', 'lipstick', 'mascara', 'compact']);
const GOLD = '#d8b36a';
const DARK_INK = '#26211f';
const PALE_INK = '#f6efe2';
const HEIGHT = 560;

/** Letters from which a maker's name takes two lines. */
const LONG = 11;

/** Luminance of a colour below which its ink is pale. */
const DARK = 0.13;

function styleOf(model: ModelName, { maker }: LabelText, body: Linear): Style {
  const number = [...maker].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
  const [paper, ink] = papers[number % papers.length] ?? papers[0];
  const shape = shapes[(number >> 3) % shapes.length] ?? 'bare';
  if (papered.has(model))
    return { shape: 'bare', paper, ink: paper === '#23201e' ? DARK_INK : ink };
  const bare = body[0] * 0.21 + body[1] * 0.72 + body[2] * 0.07 < DARK ? PALE_INK : DARK_INK;
  const isBlack = model === 'lip-gloss' || model === 'lipstick';
  if (printed.has(model)) return { shape: 'bare', paper, ink: isBlack ? GOLD : bare };
  if (model === 'jar-cream')
    return {
      shape: shape === 'arch' ? 'bare' : shape,
      paper,
      ink: shape === 'bare' ? DARK_INK : ink,
    };
  return { shape, paper, ink: shape === 'bare' || shape === 'frame' ? bare : ink };
}

/** The planes in the direction in which they stand on the bottle. */
export async function drawLabel(
  model: ModelName,
  text: LabelText,
  body: Linear,
): Promise<LabelPlanes> {
  const { ratio, isVertical } = labelShape(model);
  const [width, height] = [Math.round(HEIGHT * ratio), HEIGHT];
  const style = styleOf(model, text, body);
  const inks = printOf(linesOf(model, text), width, height, style.shape);
  const [paper, ink] = await Promise.all(
    [paperOf(style.shape, width, height), inks].map((content) =>
      rasterise(content, width, height, isVertical),
    ),
  );
  if (!paper || !ink) throw new Error(`The label of ${model} could not be rendered.`);
  return {
    width: ink.width,
    height: ink.height,
    paper: paper.data,
    ink: ink.data,
    paperColour: parseHex(style.paper),
    inkColour: parseHex(style.ink),
    isFoil: style.ink === GOLD,
  };
}

async function rasterise(content: string, width: number, height: number, isVertical: boolean) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#000"/>${content}</svg>`;
  const drawn = sharp(Buffer.from(svg));
  const { data, info } = await (isVertical ? drawn.rotate(-90) : drawn)
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function paperOf(shape: Shape, width: number, height: number): string {
  const [left, top, right, low] = [width * 0.09, height * 0.1, width * 0.91, height * 0.92];
  const [across, down] = [right - left, low - top];
  const turn = Math.min(across / 2, down / 2);
  switch (shape) {
    case 'sheet':
      return `<rect x="${left}" y="${top}" width="${across}" height="${down}" fill="#fff"/>`;
    case 'arch':
      return `<path d="M${left} ${low}V${top + turn}A${across / 2} ${turn} 0 0 1 ${right} ${top + turn}V${low}Z" fill="#fff"/>`;
    case 'oval':
      return `<ellipse cx="${width / 2}" cy="${height / 2}" rx="${across / 2}" ry="${down / 2}" fill="#fff"/>`;
    case 'band':
      return `<rect y="${height * 0.22}" width="${width}" height="${height * 0.6}" fill="#fff"/>`;
    default:
      return '';
  }
}

/** At the space that is nearest to its middle. */
function splitInTwo(words: string): string[] {
  const spaces = [...words.matchAll(/ /g)].map(({ index }) => index);
  const [best] = spaces.toSorted(
    (a, b) => Math.abs(a - words.length / 2) - Math.abs(b - words.length / 2),
  );
  return best === undefined ? [words] : [words.slice(0, best), words.slice(best + 1)];
}

/** Maker large, a rule, and the product below it; everything fits the width of the shape. */
function printOf(
  [maker = '', substance = '', title = '', detail = '']: readonly string[],
  width: number,
  height: number,
  shape: Shape,
): string {
  const room = width * (shape === 'oval' ? 0.52 : shape === 'frame' ? 0.62 : 0.7);
  const sized = (words: string, size: number) =>
    Math.min(size, (room * 10) / Math.max(1, words.length * 9));
  const isWide = width > height * 1.25;
  const middle = width / 2;
  const top = height * (shape === 'band' ? 0.3 : shape === 'arch' ? 0.36 : 0.26);
  const step = height * (shape === 'band' ? 0.125 : 0.145);
  const small = Math.min(height * 0.058, width * 0.075);
  const lines = (isWide ? [`${substance} ${title}`, detail] : [substance, title, detail]).map(
    (words, index) => {
      const size = sized(words, isWide ? height * 0.1 : small);
      const y = top + step * (isWide ? 1.9 + index * 1.1 : 1.75 + index * 0.95);
      return lettering(words, { x: middle, y, size, ink: '#fff', weight: 1.25 });
    },
  );
  const names = maker.length > LONG && !isWide ? splitInTwo(maker) : [maker];
  const largest = isWide ? height * 0.2 : Math.min(height * 0.12, width * 0.16);
  const name = Math.min(...names.map((words) => sized(words, largest)));
  const above = top - (names.length - 1) * name * 0.85;
  const named = names.map((words, index) =>
    lettering(words, {
      x: middle,
      y: above + index * name * 1.6,
      size: name,
      ink: '#fff',
      weight: 1.5,
    }),
  );
  const rule = `<rect x="${middle - room * 0.14}" y="${top + step * 1.3}" width="${room * 0.28}" height="${Math.max(2, height * 0.006)}" fill="#fff"/>`;
  const frame =
    shape === 'frame'
      ? `<rect x="${width * 0.1}" y="${height * 0.1}" width="${width * 0.8}" height="${height * 0.82}" fill="none" stroke="#fff" stroke-width="${height * 0.008}"/>`
      : '';
  return `${frame}${named.join('')}${rule}${lines.join('')}`;
}
