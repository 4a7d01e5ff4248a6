/** Converts between sRGB bytes, with a soft shoulder, and linear light. */

/**
 * Linear light above this is compressed softly towards white, so that highlights keep their shape.
 */
const SHOULDER = 0.8;
const ROOM = 1 - SHOULDER;

/** The light channel stores the square root of the light, up to this value. */
const LIGHT_RANGE = 2;

const STEPS = 4096;
/** Upper end of the conversion table; brighter light is white. */
const BRIGHTEST = 2;

export type Linear = readonly [red: number, green: number, blue: number];

const toLinear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
export const toSrgb = (light: number) =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
const bend = (light: number) =>
  light > SHOULDER ? SHOULDER + ROOM * (1 - Math.exp((SHOULDER - light) / ROOM)) : light;
const unbend = (light: number) =>
  light > SHOULDER
    ? SHOULDER - ROOM * Math.log(Math.max(1e-4, 1 - (light - SHOULDER) / ROOM))
    : light;

/** Linear light of each byte of the base picture. */
export const BASE_LIGHT = Float32Array.from({ length: 256 }, (_, byte) =>
  unbend(toLinear(byte / 255)),
);

/** Linear light of each byte of the light channel. */
export const CHANNEL_LIGHT = Float32Array.from(
  { length: 256 },
  (_, byte) => LIGHT_RANGE * (byte / 255) ** 2,
);

const LEVELS = Float32Array.from(
  { length: STEPS * BRIGHTEST + 2 },
  (_, step) => 255 * toSrgb(bend(step / STEPS)),
);

/** Level that displays this much light, with its fraction. */
export function toLevel(light: number): number {
  const place = Math.min(STEPS * BRIGHTEST, Math.max(0, light * STEPS));
  const low = Math.trunc(place);
  const [from, to] = [LEVELS[low] ?? 255, LEVELS[low + 1] ?? 255];
  return from + (to - from) * (place - low);
}

const BYTES = Uint8Array.from(LEVELS, Math.round);

/** Byte that displays this much light. */
export function toByte(light: number): number {
  return BYTES[(light * STEPS + 0.5) | 0] ?? 255;
}

/** Parses `#rrggbb` into linear light. */
export function parseHex(hex: string): Linear {
  const channel = (start: number) =>
    toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

export function mix(from: Linear, to: Linear, share: number): Linear {
  const part = (index: 0 | 1 | 2) => from[index] * (1 - share) + to[index] * share;
  return [part(0), part(1), part(2)];
}
