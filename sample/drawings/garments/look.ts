/** Parameters of one garment drawing: colour, print, side. */
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

/**
 * Colour of ribs and bindings. They stay plain: on printed fabric, a mix of the print's ground and
 * the product colour.
 */
export function trimOf({ hex, printed }: Look): string {
  return printed ? mix(printed.ground, hex, 0.5) : hex;
}

/** Wrong side of the fabric, in a darker shade of the garment. */
export function insideOf({ hex, printed }: Look): string {
  return mix(printed?.ground ?? hex, '#17120f', 0.42);
}
