/** How every object is asked for. */
import type { Layer } from '../engine/layers.ts';
import type { Printed } from '../prints.ts';

/** Draws a thing in a frame of 1600 by 2400, standing or lying where its kind does. */
export type Maker = (look: {
  readonly hex: string;
  readonly printed?: Printed | undefined;
}) => Layer[];
