/** Finds the colour and size of a Shopify variant among its options, by option name. */
import type { VariantOption } from '../feed-row.ts';

export type ShopifyVariantOptions = {
  readonly colour: string;
  readonly size: string;
  readonly otherOptions: readonly VariantOption[];
};

const COLOUR = /^colou?rs?$|^farbe$|^couleur$/i;
const SIZE = /size$|^gr(?:ö|oe)(?:ß|ss)e$|^taille$/i;

/** Option value in exports of products without options. */
const DEFAULT_VALUE = 'Default Title';

/** `names` are in the first row of the product, `values` in every row. */
export function parseVariantOptions(
  names: readonly string[],
  values: readonly string[],
): ShopifyVariantOptions {
  let colour = '';
  let size = '';
  const otherOptions: VariantOption[] = [];
  for (const [index, value] of values.entries()) {
    const name = names[index] ?? '';
    if (value === '' || value === DEFAULT_VALUE) continue;
    if (COLOUR.test(name) && colour === '') colour = value;
    else if (SIZE.test(name) && size === '') size = value;
    else otherOptions.push({ name: name || `Option${index + 1}`, value });
  }
  return { colour, size, otherOptions };
}
