/** Keys that the shop can use, made from the source's own, the same at every import. */

/** S§5: three capitals, five digits, dash, digits, dash, digits; or M and eight or more word characters. */
const SKU = /^(?:[A-Z]{3}\d{5}-\d+-\d+|M\w{8,})$/;
const MAX_SKU = 40;
const PRODUCT_KEY = /^[A-Za-z0-9-]{1,60}$/;

/** Gives a text's stable short name: at least 14 letters and digits, capitals. */
export type Shorten = (text: string) => string;

/** A conforming sku stays; any other gets one minted from it, and is kept as `rawSku`. */
export function mintSku(
  source: string,
  shorten: Shorten,
): { readonly sku: string; readonly rawSku?: string } {
  if (SKU.test(source) && source.length <= MAX_SKU) return { sku: source };
  return { sku: `M${shorten(source).slice(0, 14)}`, rawSku: source };
}

/** Letters, digits and dashes; a source key that has others keeps what it can and gets a tail that tells it apart. */
export function makeProductKey(source: string, shorten: Shorten): string {
  if (PRODUCT_KEY.test(source)) return source;
  const readable = source
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
  const tail = shorten(source).slice(0, 8);
  return readable === '' ? tail : `${readable}-${tail}`;
}
