/** Converts sRGB pixels to OKLab, in which equal distances look about equally large. */

/** Linear light by sRGB value. */
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/**
 * Lightness from 0 to 1, then green-red and blue-yellow from about -0.4 to 0.4, for each pixel of
 * red, green and blue.
 */
export function toOklab(rgb: Uint8Array): Float32Array {
  const lab = new Float32Array(rgb.length);
  for (let offset = 0; offset + 2 < rgb.length; offset += 3) {
    const [red, green, blue] = [
      linear(rgb[offset]),
      linear(rgb[offset + 1]),
      linear(rgb[offset + 2]),
    ];
    const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
    const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
    const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
    lab[offset] = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
    lab[offset + 1] = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
    lab[offset + 2] = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  }
  return lab;
}

function linear(value = 0): number {
  return LINEAR[value] ?? 0;
}

/** Distance of two pixels, given by the offsets of their first values. */
export function distanceInOklab(
  a: ArrayLike<number>,
  offset: number,
  other: ArrayLike<number>,
  otherOffset: number,
): number {
  const lightness = (a[offset] ?? 0) - (other[otherOffset] ?? 0);
  const redness = (a[offset + 1] ?? 0) - (other[otherOffset + 1] ?? 0);
  const yellowness = (a[offset + 2] ?? 0) - (other[otherOffset + 2] ?? 0);
  return Math.sqrt(lightness * lightness + redness * redness + yellowness * yellowness);
}
