/** Registry of homeware, by model name. */
import { lampFloor, lampTable, sideTable, stool } from './furniture.ts';
import type { Maker } from './makers.ts';
import { planter, vase } from './plants.ts';
import { bowl, candle, mug, plateStack, tumblers } from './tableware.ts';

export const home = {
  candle,
  mug,
  'plate-stack': plateStack,
  bowl,
  tumblers,
  vase,
  planter,
  'lamp-table': lampTable,
  'lamp-floor': lampFloor,
  'side-table': sideTable,
  stool,
} as const satisfies Record<string, Maker>;
