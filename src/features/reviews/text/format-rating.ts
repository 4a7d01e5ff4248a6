/** Formats a rating in the page's language: `4.6`, in German `4,6`. */

const formats = new Map<string, Intl.NumberFormat>();

/** One decimal at most; with `decimals` 1 always one. In the digits of the rest of the page. */
export function formatRating(rating: number, tag: string, decimals: 0 | 1 = 0): string {
  const key = `${tag} ${decimals}`;
  let format = formats.get(key);
  if (!format) {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: 1 };
    format = new Intl.NumberFormat(`${tag}-u-nu-latn`, digits);
    formats.set(key, format);
  }
  return format.format(rating);
}
