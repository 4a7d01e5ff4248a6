/** Derives valid keys from the source's ids; deterministic, so that imports are repeatable. */
import { SHOP_SKU } from '#features/catalogue/sku.ts';

const MAX_SKU = 40;
const PRODUCT_KEY = /^[A-Za-z0-9-]{1,60}$/;

/** Hashes a text to a short id: at least 14 digits and capital letters. */
export type HashToShortId = (text: string) => string;

/** Keeps a valid sku. For any other, derives one and keeps the source's as `rawSku`. */
export function toValidSku(
  source: string,
  hashToShortId: HashToShortId,
): { readonly sku: string; readonly rawSku?: string } {
  if (SHOP_SKU.test(source) && source.length <= MAX_SKU) return { sku: source };
  return { sku: `M${hashToShortId(source).slice(0, 14)}`, rawSku: source };
}

/**
 * Key of letters, digits and dashes. Other characters are replaced and a hash suffix keeps the key
 * unique.
 */
export function makeProductKey(source: string, hashToShortId: HashToShortId): string {
  if (PRODUCT_KEY.test(source)) return source;
  const readable = source
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
  const tail = hashToShortId(source).slice(0, 8);
  return readable === '' ? tail : `${readable}-${tail}`;
}
