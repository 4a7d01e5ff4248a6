/** Prints a label on a picture: coverage of paper and ink at each pixel of its place. */
import type { LabelPlanes } from './draw-label.ts';
import { type LabelPlace, onLabel } from './label-places.ts';
import type { Linear } from './linear-light.ts';

/** A label on a picture: its place, and its planes. */
export type Label = { readonly place: LabelPlace; readonly planes: LabelPlanes };

export type Printed = {
  /** Colour of the surface in the article's light. */
  readonly shade: readonly [number, number, number];
  /** Factor of the base's light, and light added to it, where the article's light is not. */
  readonly factor: readonly [number, number, number];
  readonly foil: readonly [number, number, number];
};

/** Null where nothing is printed. The result is reused by the next call. */
export type Prints = (index: number, own: Linear) => Printed | null;

/** Albedo of the white surfaces that are not coloured: paper, and the opal jar. */
const WHITE = 0.84;
/** Light on gold foil that is printed on black. */
const FOIL = 0.55;

export function printLabel(
  { width, height }: { readonly width: number; readonly height: number },
  { place, planes }: Label,
): Prints {
  const area = coverageOf(width, height, place, planes);
  const { paperColour, inkColour, isFoil } = planes;
  const [shade, factor, foil] = [0, 1, 2].map(() => [0, 0, 0]) as [Triple, Triple, Triple];
  return (index, own) => {
    const [x, y] = [(index % width) - area.left, Math.trunc(index / width) - area.top];
    if (x < 0 || y < 0 || x >= area.width || y >= area.height) return null;
    const at = y * area.width + x;
    const [paper, ink] = [area.paper[at] ?? 0, area.ink[at] ?? 0];
    if (paper === 0 && ink === 0) return null;
    for (const channel of [0, 1, 2] as const) {
      const mixed = own[channel] + (paperColour[channel] - own[channel]) * paper;
      shade[channel] = mixed + (inkColour[channel] - mixed) * ink;
      const white = 1 + (paperColour[channel] / WHITE - 1) * paper;
      factor[channel] = isFoil ? 1 : white + (inkColour[channel] / WHITE - white) * ink;
      foil[channel] = isFoil ? inkColour[channel] * ink * FOIL : 0;
    }
    return { shade, factor, foil };
  };
}

type Triple = [number, number, number];
type Area = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly paper: Float32Array;
  readonly ink: Float32Array;
};

/** Samples the planes at each pixel of the label's box. */
function coverageOf(width: number, height: number, place: LabelPlace, planes: LabelPlanes): Area {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = place.box;
  const [left, top] = [Math.max(0, Math.floor(x0 * width)), Math.max(0, Math.floor(y0 * height))];
  const across = Math.max(0, Math.min(width, Math.ceil(x1 * width)) - left);
  const down = Math.max(0, Math.min(height, Math.ceil(y1 * height)) - top);
  const paper = new Float32Array(across * down);
  const ink = new Float32Array(across * down);
  for (let y = 0, at = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1, at += 1) {
      const [u, v] = onLabel(place, (left + x + 0.5) / width, (top + y + 0.5) / height);
      if (u < 0 || v < 0 || u > 1 || v > 1) continue;
      paper[at] = sampleAt(planes.paper, planes, u, v);
      ink[at] = sampleAt(planes.ink, planes, u, v);
    }
  return { left, top, width: across, height: down, paper, ink };
}

/** Linear between pixels, from 0 to 1. */
function sampleAt(plane: Uint8Array, { width, height }: LabelPlanes, u: number, v: number): number {
  const [x, y] = [
    Math.min(width - 1.001, Math.max(0, u * width - 0.5)),
    Math.min(height - 1.001, Math.max(0, v * height - 0.5)),
  ];
  const [left, top] = [Math.trunc(x), Math.trunc(y)];
  const at = top * width + left;
  const upper = (plane[at] ?? 0) * (1 - (x - left)) + (plane[at + 1] ?? 0) * (x - left);
  const lower =
    (plane[at + width] ?? 0) * (1 - (x - left)) + (plane[at + width + 1] ?? 0) * (x - left);
  return (upper * (1 - (y - top)) + lower * (y - top)) / 255;
}
