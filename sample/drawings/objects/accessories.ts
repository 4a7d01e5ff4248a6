/** Registry of accessories, by model name. */
import { crossbody, topHandle, tote } from './bags.ts';
import { bangle, hoops, pendant, studs } from './jewellery.ts';
import type { Maker } from './makers.ts';
import { belt, card, scarf } from './soft-accessories.ts';
import { roundGlasses, squareGlasses } from './sunglasses.ts';

export const accessories = {
  'bag-tote': tote,
  'bag-top-handle': topHandle,
  'bag-crossbody': crossbody,
  belt,
  scarf,
  'earrings-hoop': hoops,
  'earrings-stud': studs,
  'necklace-pendant': pendant,
  bangle,
  'sunglasses-round': roundGlasses,
  'sunglasses-square': squareGlasses,
  'membership-card': card,
} as const satisfies Record<string, Maker>;
