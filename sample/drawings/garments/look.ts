/** How one garment is asked for: its colour, its print, and the side we see. */
import { mix } from '../engine/colour.ts';
import type { Shape } from '../engine/shape.ts';
import type { Printed } from '../prints.ts';

export type Look = {
  readonly hex: string;
  readonly printed?: Printed | undefined;
  readonly isBack: boolean;
  readonly seed: number;
};

/** Colour and print of one panel. */
export function dye(
  { hex, printed, seed }: Look,
  shape: Shape,
  lean = 0,
): { fill: string; print?: string } {
  return printed
    ? { fill: printed.ground, print: printed.cover(shape, lean, seed) }
    : { fill: hex };
}

/** Ribs and bindings stay plain, in the colour that the print stands on or, for light grounds, in its ink. */
export function trimOf({ hex, printed }: Look): string {
  return printed ? mix(printed.ground, hex, 0.5) : hex;
}

/** The wrong side of the cloth, in the shade of the garment itself. */
export function insideOf({ hex, printed }: Look): string {
  return mix(printed?.ground ?? hex, '#17120f', 0.42);
}
