/** Type of the functions that draw objects. */
import type { Layer } from '../engine/layers.ts';
import type { Printed } from '../prints.ts';

/** Draws an object in a picture of 1600 by 2400, standing or lying as is usual for its kind. */
export type Maker = (look: {
  readonly hex: string;
  readonly printed?: Printed | undefined;
}) => Layer[];
