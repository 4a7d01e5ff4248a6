/** How editors name a product, perhaps in one colour. */

/** `XDD00193#oat` in its two parts; a colour may be missing. */
export function splitProductSku(productSku: string): {
  readonly productKey: string;
  readonly colour: string | null;
} {
  const [id = '', colour = ''] = productSku.split('#');
  return { productKey: toProductKey(id), colour: colour === '' ? null : colour };
}

/** R§5: a sku with a dash that does not start with P is cut at the dash; ids with P get a capital one. */
function toProductKey(id: string): string {
  if (/^p/i.test(id)) return `P${id.slice(1)}`;
  return id.split('-')[0] ?? id;
}
