/** Registry of the sample shop's garments, by model name. */
import type { Layer } from '../engine/layers.ts';
import { drawBottom } from './bottom.ts';
import { dresses } from './dresses.ts';
import { knitwear } from './knitwear.ts';
import { bottoms, skirts } from './legwear.ts';
import type { Look } from './look.ts';
import { skirtLayers } from './skirt.ts';
import type { Bottom, Skirt, Top } from './specs.ts';
import { drawTop } from './top.ts';

const tops: ReadonlyMap<string, Top> = new Map(Object.entries({ ...knitwear, ...dresses }));
const hung: ReadonlyMap<string, Skirt> = new Map(Object.entries(skirts));
const legged: ReadonlyMap<string, Bottom> = new Map(Object.entries(bottoms));

/** null for a model that is not a garment. */
export function drawGarment(model: string, look: Look): Layer[] | null {
  const [top, skirt, bottom] = [tops.get(model), hung.get(model), legged.get(model)];
  if (top) return drawTop(top, look);
  if (skirt) return skirtLayers(skirt, 'woven', look);
  return bottom ? drawBottom(bottom, look) : null;
}
