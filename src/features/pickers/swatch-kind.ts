/** Selects the presentation of a product's colours. */
import type { Product } from '#features/catalogue/catalogue.ts';

export type SwatchKind = 'square' | 'tall' | 'dropdown';

/** With more colours, swatches would fill the screen, so a scrolling list is used. */
const MAX_SWATCHES = 24;

/**
 * Tall swatches show a product picture, for departments where the pattern matters more than the
 * tone.
 */
export function swatchKind(
  { colours, department }: Pick<Product, 'colours' | 'department'>,
  tallIn: readonly string[],
): SwatchKind {
  if (colours.length > MAX_SWATCHES) return 'dropdown';
  return tallIn.includes(department) ? 'tall' : 'square';
}
