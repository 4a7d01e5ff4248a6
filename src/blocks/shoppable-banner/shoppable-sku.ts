/** How a shoppable banner names products, and where it puts them. */

/** R§7: products that are looked up for one banner. */
export const MAX_LOOKUPS = 15;

/** R§4: the popover's place from the top, in percent. */
const HIGHEST = 10;
const LOWEST = 90;

/** `XDD00193#oat` in its two parts; a colour may be missing. */
export function splitProductSku(productSku: string): { readonly productKey: string; readonly colour: string | null } {
  const [id = '', colour = ''] = productSku.split('#');
  return { productKey: toProductKey(id), colour: colour === '' ? null : colour };
}

/** R§5: a sku with a dash that does not start with P is cut at the dash; ids with P get a capital one. */
function toProductKey(id: string): string {
  if (/^p/i.test(id)) return `P${id.slice(1)}`;
  return id.split('-')[0] ?? id;
}

export function clampTop(percent: number): number {
  return Math.min(LOWEST, Math.max(HIGHEST, percent));
}
