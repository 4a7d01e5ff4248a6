/** Normalises sizes. */
import { ONE_SIZE } from '#features/catalogue/catalogue.ts';

const ONE_SIZE_SPELLINGS =
  /^(?:o[/.\s]?s|one[\s-]?size(?:\s+fits\s+(?:all|most))?|onesize|free\s?size|n\/?a|none|-)$/i;
const MAX_SIZE = 40;

/** Never '': a product without a size has `ONE SIZE`. */
export function parseSize(text: string): string {
  const size = text.replace(/\s+/g, ' ').trim().slice(0, MAX_SIZE);
  return size === '' || ONE_SIZE_SPELLINGS.test(size) ? ONE_SIZE : size;
}
