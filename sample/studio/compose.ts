/** Composes a colourway: picture = base + light × colour, in linear light. */
import sharp from 'sharp';
import { findGround, grainAt, grainyByte } from './ground.ts';
import type { Inks } from './inks.ts';
import { BASE_LIGHT, CHANNEL_LIGHT, type Linear, toByte } from './linear-light.ts';
import { type Label, type Prints, printLabel } from './print-label.ts';
import type { Setting } from './settings.ts';

/**
 * Stored parts of one view, all of one size. `base` is everything but the dyed surface, `light` the
 * light on that surface, and `mask`, for printed fabric, one plane of coverage per ink, stacked
 * vertically.
 */
export type Negative = {
  readonly base: Uint8Array;
  readonly light: Uint8Array;
  readonly mask?: Uint8Array;
};

/**
 * Widths at which a colourway is composed, in pixels; the first that is wide enough is used. The
 * smallest is for measuring colours.
 */
const WIDTHS = [200, 800, 1600] as const;
const WIDEST = 1600;

type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number };

/** Returns a JPEG, at least `width` pixels wide if the negative is. */
export async function composeColourway(
  { base, light, mask }: Negative,
  inks: Inks,
  setting: Setting,
  width: number,
  label?: Label,
): Promise<Uint8Array> {
  const target = WIDTHS.find((known) => known >= width) ?? WIDEST;
  const [plain, lit, planes] = await Promise.all([
    decode(base, target),
    decodeGrey(light, target),
    mask && decodeGrey(mask, target),
  ]);
  const prints = label && printLabel(plain, label);
  const body = addLight(
    plain,
    lit.data,
    dye(plain.width * plain.height, inks, planes?.data),
    setting,
    prints,
  );
  const raw = { width: plain.width, height: plain.height, channels: 3 } as const;
  const framed = sharp(body, { raw }).extract(frame(plain, setting.closer));
  return new Uint8Array(await framed.jpeg({ quality: 94, chromaSubsampling: '4:4:4' }).toBuffer());
}

async function decode(body: Uint8Array, width: number, isGrey = false): Promise<Pixels> {
  const picture = sharp(body).resize({ width, withoutEnlargement: true });
  const { data, info } = await (isGrey ? picture.extractChannel(0) : picture)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function decodeGrey(body: Uint8Array, width: number): Promise<Pixels> {
  return decode(body, width, true);
}

type Colour = { readonly at: (index: number) => Linear };

/** Colour of each pixel: constant without a mask, else the ground with each ink blended over it. */
function dye(count: number, [ground, ...inks]: Inks, planes: Buffer | undefined): Colour {
  if (!planes) return { at: () => ground };
  const shade: [number, number, number] = [0, 0, 0];
  const at = (index: number): Linear => {
    [shade[0], shade[1], shade[2]] = ground;
    for (let plane = 0; plane < inks.length; plane += 1) {
      const share = (planes[plane * count + index] ?? 0) / 255;
      const ink = inks[plane] ?? ground;
      for (const channel of [0, 1, 2] as const)
        shade[channel] += (ink[channel] - shade[channel]) * share;
    }
    return shade;
  };
  return { at };
}

function addLight(
  base: Pixels,
  light: Buffer,
  colour: Colour,
  setting: Setting,
  prints?: Prints,
): Buffer {
  const out = Buffer.allocUnsafe(base.data.length);
  const ground = setting.isRoom ? null : findGround(base, light, setting.ground);
  const gains = ground?.gain ?? fillRow(base.width, setting.wall);
  const even = ground?.even;
  const { data } = base;
  for (let y = 0, index = 0, at = 0; y < base.height; y += 1) {
    ground?.read(y);
    for (let x = 0; x < base.width; x += 1, index += 1, at += 3) {
      const bright = CHANNEL_LIGHT[light[index] ?? 0] ?? 0;
      const isEven = even !== undefined && (even[x * 3] ?? -1) >= 0;
      if (isEven && !prints) {
        drawGround(out, even, x, index);
        continue;
      }
      const own = colour.at(index);
      const print = prints?.(index, own);
      if (isEven && !print) {
        drawGround(out, even, x, index);
        continue;
      }
      const shade = print?.shade ?? own;
      const bare = bright === 0 ? print : undefined;
      for (let channel = 0; channel < 3; channel += 1) {
        const behind = (BASE_LIGHT[data[at + channel] ?? 0] ?? 0) * (gains[x * 3 + channel] ?? 1);
        out[at + channel] = toByte(
          behind * (bare?.factor[channel] ?? 1) +
            bright * (shade[channel] ?? 0) +
            (bare?.foil[channel] ?? 0),
        );
      }
    }
  }
  return out;
}

/** The same three values for each pixel of a row. */
function fillRow(width: number, values: Linear): Float32Array {
  return Float32Array.from({ length: width * 3 }, (_, place) => values[place % 3] ?? 1);
}

/** The even ground at `x` of its row, which is pixel `index` of the picture. */
function drawGround(out: Buffer, even: Float32Array, x: number, index: number): void {
  const grain = grainAt(index);
  for (let channel = 0; channel < 3; channel += 1)
    out[index * 3 + channel] = grainyByte(even[x * 3 + channel] ?? 0, grain);
}

/** Crop of the middle of the picture, enlarged by `closer`. */
function frame({ width, height }: Pixels, closer: number) {
  const [across, down] = [Math.round(width / closer), Math.round(height / closer)];
  return {
    left: Math.round((width - across) / 2),
    top: Math.round((height - down) / 2),
    width: across,
    height: down,
  };
}
