/** How the colours of a product are offered. */
import type { Product } from '#features/catalogue/catalogue.ts';

export type SwatchKind = 'square' | 'tall' | 'dropdown';

/** Beyond this many, swatches fill the screen: a list scrolls instead. */
const MAX_SWATCHES = 24;

/** S§9: tall swatches show the colour's picture, in departments where a pattern says more than a colour. */
export function swatchKind(
  { colours, department }: Pick<Product, 'colours' | 'department'>,
  tallIn: readonly string[],
): SwatchKind {
  if (colours.length > MAX_SWATCHES) return 'dropdown';
  return tallIn.includes(department) ? 'tall' : 'square';
}
