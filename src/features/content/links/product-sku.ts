/** Product references in content: a product key with an optional colour. */

/** Splits `XDD00193#oat`; the colour is optional. */
export function splitProductSku(productSku: string): {
  readonly productKey: string;
  readonly colour: string | null;
} {
  const [id = '', colour = ''] = productSku.split('#');
  return { productKey: toProductKey(id), colour: colour === '' ? null : colour };
}

/**
 * Cuts a sku at its dash to get the product key. Keys that begin with P keep their dashes, with a
 * capital P.
 */
function toProductKey(id: string): string {
  if (/^p/i.test(id)) return `P${id.slice(1)}`;
  return id.split('-')[0] ?? id;
}
