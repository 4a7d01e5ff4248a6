/**
 * Ranks colours of products by how much they look like one: colour family, taxonomy, then the
 * colour and the shape of the picture.
 */
import { compareColours, compareShapes, DESCRIPTOR_BYTES } from './picture-descriptor.ts';

/** Colour distance, of 0 to 2, up to which colours look the same. */
export const NEAR_COLOUR = 0.5;
/** Weight of the shape beside the colour. */
const SHAPE_WEIGHT = 0.25;
/** Colour distance that a nearer category makes up for, where no colour is near. */
const CATEGORY_WEIGHT = 0.1;
/**
 * Added to the colour distance of another colour family of the catalogue: a picture shows a beige
 * dress and an ivory one almost alike, but the retailer does not sell them as one colour.
 */
const OTHER_FAMILY_DISTANCE = 2;
/** With so many near colours, far ones are left out. */
const MAX_NEAR_COLOURS = 200;

export type ProductColourRef = {
  readonly productKey: string;
  readonly colour: string;
  /** Colour family of the catalogue, as in the facet: `green`. */
  readonly family: string;
  /** Main category; null without one. */
  readonly category: string | null;
  /** Category above it; null where there is none. */
  readonly parent: string | null;
};

/** Colours with the descriptors of their pictures. */
export type ColourDescriptors = {
  readonly names: readonly ProductColourRef[];
  /** `DESCRIPTOR_BYTES` for each of the names. */
  readonly descriptors: Uint8Array;
};

export type SimilarColour = Pick<ProductColourRef, 'productKey' | 'colour'>;

/**
 * Orders near colours of the family first, of the same category, of those beside it, then of
 * others; then far colours by their distance, those of the family before the others, for which the
 * category counts a little. Another category in this colour is more similar than this category in
 * any other. A colour that is in several lists is ranked once.
 */
export function rankSimilar(
  reference: ProductColourRef & { readonly descriptor: Uint8Array },
  lists: readonly ColourDescriptors[],
): readonly SimilarColour[] {
  const [near, far] = [new Map<string, Ranked>(), new Map<string, Ranked>()];
  for (const { names, descriptors } of lists)
    for (const [index, name] of names.entries()) {
      if (name.productKey === reference.productKey) continue;
      const offset = index * DESCRIPTOR_BYTES;
      const colourDistance =
        compareColours(reference.descriptor, descriptors, offset) +
        (name.family === reference.family ? 0 : OTHER_FAMILY_DISTANCE);
      const group = colourDistance <= NEAR_COLOUR ? near : far;
      if (group === far && near.size >= MAX_NEAR_COLOURS) continue;
      const shapeDistance = compareShapes(reference.descriptor, descriptors, offset);
      const distance = colourDistance + SHAPE_WEIGHT * shapeDistance;
      group.set(`${name.productKey} ${name.colour}`, {
        name,
        categoryDistance: categoryDistanceOf(reference, name),
        distance,
      });
    }
  const byCategory = sortRanked(
    near,
    (a, b) => a.categoryDistance - b.categoryDistance || compare(a, b, 0),
  );
  if (near.size >= MAX_NEAR_COLOURS) return byCategory;
  return [...byCategory, ...sortRanked(far, (a, b) => compare(a, b, CATEGORY_WEIGHT))];
}

type Ranked = {
  readonly name: ProductColourRef;
  readonly categoryDistance: number;
  readonly distance: number;
};

function compare(a: Ranked, b: Ranked, categoryWeight: number): number {
  return a.distance - b.distance + categoryWeight * (a.categoryDistance - b.categoryDistance);
}

function sortRanked(
  ranked: ReadonlyMap<string, Ranked>,
  order: (a: Ranked, b: Ranked) => number,
): SimilarColour[] {
  return [...ranked.values()]
    .sort(order)
    .map(({ name: { productKey, colour } }) => ({ productKey, colour }));
}

/** 0: the same category; 1: another category with the same parent; 2: any other. */
function categoryDistanceOf(reference: ProductColourRef, candidate: ProductColourRef): number {
  if (reference.category !== null && candidate.category === reference.category) return 0;
  return reference.parent !== null && candidate.parent === reference.parent ? 1 : 2;
}
