/** Colour arithmetic in linear light, since shading scales light, not sRGB values. */

export type Rgb = readonly [red: number, green: number, blue: number];

export function parseHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function formatHex(colour: Rgb): string {
  return `#${colour.map((part) => clampByte(part).toString(16).padStart(2, '0')).join('')}`;
}

export function mix(from: string, to: string, amount: number): string {
  const a = parseHex(from);
  const b = parseHex(to);
  return formatHex([
    a[0] + (b[0] - a[0]) * amount,
    a[1] + (b[1] - a[1]) * amount,
    a[2] + (b[2] - a[2]) * amount,
  ]);
}

/** Perceived brightness, 0 to 1. */
export function brightness(hex: string): number {
  const [red, green, blue] = parseHex(hex);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

export function clampByte(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : Math.round(value);
}

const toLinear = Float32Array.from({ length: 256 }, (_, i) => (i / 255) ** 2.2);
const fromLinear = Uint8Array.from({ length: 4097 }, (_, i) =>
  Math.round(Math.min(1, i / 4096) ** (1 / 2.2) * 255),
);

export function linear(byte: number): number {
  return toLinear[byte] ?? 0;
}

/** Converts linear light to an sRGB byte. Very bright light rolls off softly and is not clipped. */
export function toByte(light: number): number {
  const rolled = light > 0.85 ? 0.85 + (1 - Math.exp((0.85 - light) * 5)) * 0.15 : light;
  return fromLinear[Math.max(0, Math.min(4096, Math.round(rolled * 4096)))] ?? 0;
}
