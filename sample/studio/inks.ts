/** Dye and ink colours of a fabric, derived from the one colour that a shopper selects. */
import type { Print } from '../models.ts';
import { type ColourKey, palette } from '../palette.ts';
import { type Linear, mix, parseHex } from './linear-light.ts';

/** The ground colour, and an ink for each plane of the print's mask. */
export type Inks = readonly [ground: Linear, ...inks: Linear[]];

const PAPER = parseHex('#f1ece2');
const MIDNIGHT = parseHex('#27304a');
const LEAF_ON_DARK = parseHex('#8b9a78');
const LEAF_ON_PALE = parseHex('#55664a');

/** Luminance thresholds; 0.16 is perceived as about half way to white. */
const DARK = 0.16;
const PALE = 0.5;

/**
 * Dark and medium colours become an ink or a ground of a pale pattern. Pale colours would be
 * invisible on paper, so they are the ground of a dark ink.
 */
export function inksOf(hex: string, print: Print | null): Inks {
  const own = parseHex(hex);
  if (print === null) return [own];
  const light = luminance(own);
  if (light > PALE) return print === 'floral' ? [own, LEAF_ON_PALE, MIDNIGHT] : [own, MIDNIGHT];
  if (print === 'floral')
    return light < DARK ? [own, LEAF_ON_DARK, PAPER] : [mix(PAPER, own, 0.2), LEAF_ON_PALE, own];
  return print === 'spot' ? [own, PAPER] : [PAPER, own];
}

/** Light that polished metals reflect; their swatches are darker, as on a matt card. */
const reflected: Partial<Readonly<Record<ColourKey, string>>> = {
  gold: '#eac57a',
  silver: '#dfe0e2',
  'rose-gold': '#e9baa4',
};

/** Dye and ink colours of a picture in this colour of the palette. */
export function inksFor(colour: ColourKey, print: Print | null): Inks {
  return inksOf(reflected[colour] ?? palette[colour].hex, print);
}

function luminance([red, green, blue]: Linear): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
