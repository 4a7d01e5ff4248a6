/** Draws every object that is not a garment, with its backdrop and the centre of its close-up. */
import type { Layer } from '../engine/layers.ts';
import type { Backdrop } from '../engine/picture-frame.ts';
import type { Spot } from '../fitting.ts';
import { accessories } from './accessories.ts';
import { beauty } from './beauty.ts';
import { home } from './home.ts';
import type { Maker } from './makers.ts';
import { textiles } from './textiles.ts';

const makers: Readonly<Record<string, Maker>> = { ...accessories, ...beauty, ...home, ...textiles };

/** Objects that hang or lie have a plain wall behind them; all others stand on the sweep. */
const lying = new Set([
  'scarf',
  'earrings-hoop',
  'earrings-stud',
  'necklace-pendant',
  'bangle',
  'membership-card',
  'soap-bar',
  'throw',
  'sunglasses-round',
  'sunglasses-square',
  'cushion',
]);

/** Centres of close-ups that differ from the default, a little above the middle. */
const spots: Readonly<Record<string, Spot>> = {
  lipstick: { x: 660, y: 960, scale: 2.1 },
  compact: { x: 800, y: 1500, scale: 2 },
  mug: { x: 900, y: 1200, scale: 2 },
  vase: { x: 820, y: 1300, scale: 2.1 },
  'lamp-table': { x: 800, y: 1330, scale: 1.9 },
  'lamp-floor': { x: 940, y: 690, scale: 2.2 },
  throw: { x: 900, y: 1680, scale: 2 },
  rug: { x: 500, y: 1560, scale: 2 },
  'bag-top-handle': { x: 800, y: 1330, scale: 2.1 },
  'necklace-pendant': { x: 800, y: 1560, scale: 2.4 },
  'plate-stack': { x: 560, y: 1460, scale: 2.1 },
  'bed-linen': { x: 620, y: 1200, scale: 2 },
  scarf: { x: 840, y: 1560, scale: 2 },
  belt: { x: 720, y: 1440, scale: 2 },
};

export type Drawn = { readonly layers: Layer[]; readonly backdrop: Backdrop; readonly spot: Spot };

export function drawObject(model: string, look: Parameters<Maker>[0]): Drawn | null {
  const make = Object.hasOwn(makers, model) ? makers[model] : undefined;
  if (!make) return null;
  return {
    layers: make(look),
    backdrop: lying.has(model) ? 'wall' : 'sweep',
    spot: spots[model] ?? { x: 780, y: 1380, scale: 2 },
  };
}
