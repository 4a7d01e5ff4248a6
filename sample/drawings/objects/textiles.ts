/** Registry of home textiles, by model name. */
import { bedLinen, cushion } from './bedding.ts';
import type { Maker } from './makers.ts';
import { rug, throwOver, towelStack } from './throws.ts';

export const textiles = {
  cushion,
  throw: throwOver,
  'bed-linen': bedLinen,
  'towel-stack': towelStack,
  rug,
} as const satisfies Record<string, Maker>;
