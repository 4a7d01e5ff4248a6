/** Formats the colour and size of an order line. */
import { MISC_COLOUR, ONE_SIZE } from '#features/catalogue/catalogue.ts';

/** `Moss · M`; empty for a product with one colour and one size. */
export function formatOption(colour: string, label: string, size: string): string {
  return [colour === MISC_COLOUR ? [] : label, size === ONE_SIZE ? [] : size].flat().join(' · ');
}
