/** Ranks colours of products by how much they look like one: taxonomy, then colour, then shape. */
import { compareColours, compareShapes, DESCRIPTOR_BYTES } from './picture-descriptor.ts';

/** Colours that are seen as one, of 0 to 2. */
export const NEAR_COLOUR = 0.5;
/** Weight of the shape beside the colour. */
const SHAPE_WEIGHT = 0.25;
/** Near colours after which others are not wanted. */
const ENOUGH = 200;

export type ColourName = {
  readonly productKey: string;
  readonly colour: string;
  /** Main category; null without one. */
  readonly category: string | null;
  /** Category above it; null where there is none. */
  readonly parent: string | null;
};

/** Colours with the descriptions of their pictures. */
export type DescribedColours = {
  readonly names: readonly ColourName[];
  /** `DESCRIPTOR_BYTES` for each of the names. */
  readonly descriptors: Uint8Array;
};

export type AlikeColour = Pick<ColourName, 'productKey' | 'colour'>;

/**
 * Orders near colours first, of the same category, of those beside it, then of others; then far
 * colours in the same order. Another category in this colour is more alike than this category in
 * any other. A colour that is in several lists is ranked once.
 */
export function rankAlike(
  own: ColourName & { readonly descriptor: Uint8Array },
  lists: readonly DescribedColours[],
): readonly AlikeColour[] {
  const [near, far] = [new Map<string, Ranked>(), new Map<string, Ranked>()];
  for (const { names, descriptors } of lists)
    for (const [index, name] of names.entries()) {
      if (name.productKey === own.productKey) continue;
      const at = index * DESCRIPTOR_BYTES;
      const colourDistance = compareColours(own.descriptor, descriptors, at);
      const group = colourDistance <= NEAR_COLOUR ? near : far;
      if (group === far && near.size >= ENOUGH) continue;
      const shapeDistance = compareShapes(own.descriptor, descriptors, at);
      const distance = colourDistance + SHAPE_WEIGHT * shapeDistance;
      group.set(`${name.productKey} ${name.colour}`, { name, kin: kinOf(own, name), distance });
    }
  return [...sortRanked(near), ...(near.size >= ENOUGH ? [] : sortRanked(far))];
}

type Ranked = { readonly name: ColourName; readonly kin: number; readonly distance: number };

function sortRanked(ranked: ReadonlyMap<string, Ranked>): AlikeColour[] {
  return [...ranked.values()]
    .sort((one, other) => one.kin - other.kin || one.distance - other.distance)
    .map(({ name: { productKey, colour } }) => ({ productKey, colour }));
}

/** 0: the same category; 1: below the same one; 2: another. */
function kinOf(own: ColourName, other: ColourName): number {
  if (own.category !== null && other.category === own.category) return 0;
  return own.parent !== null && other.parent === own.parent ? 1 : 2;
}
