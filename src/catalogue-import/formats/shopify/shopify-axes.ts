/** Finds the colour and size among a Shopify product's options, by option name. */
import type { Axis } from '../feed-row.ts';

export type Axes = {
  readonly colour: string;
  readonly size: string;
  readonly further: readonly Axis[];
};

const COLOUR = /^colou?rs?$|^farbe$|^couleur$/i;
const SIZE = /size$|^gr(?:ö|oe)(?:ß|ss)e$|^taille$/i;

/** Option value that Shopify gives products without options. */
const DEFAULT_VALUE = 'Default Title';

/** `names` are on the product's first row, `values` on each row. */
export function parseAxes(names: readonly string[], values: readonly string[]): Axes {
  let colour = '';
  let size = '';
  const further: Axis[] = [];
  for (const [index, value] of values.entries()) {
    const name = names[index] ?? '';
    if (value === '' || value === DEFAULT_VALUE) continue;
    if (COLOUR.test(name) && colour === '') colour = value;
    else if (SIZE.test(name) && size === '') size = value;
    else further.push({ name: name || `Option${index + 1}`, value });
  }
  return { colour, size, further };
}
