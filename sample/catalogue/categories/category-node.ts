/** A category of the sample's tree, as its tables write it. */
import type { Localised } from '#features/catalogue/catalogue-records.ts';
import type { ModelName } from '../../models.ts';
import type { ColourKey } from '../../palette.ts';

/** Slug without the parent's part, name, model and colour of its picture, children. */
export type CategoryNode = readonly [
  slug: string,
  name: Localised,
  model: ModelName,
  colour: ColourKey,
  children?: readonly CategoryNode[],
];
