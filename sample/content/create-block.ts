/** Helpers that write any block of the sample pages, and its pictures. */
import type { BlockContent } from '#features/content/content.ts';
import { blockSchemaId } from '#kit/define-block-content.ts';
import type { FasciaCode } from '../catalogue/brands.ts';
import { pictureId } from '../catalogue/pictures.ts';
import type { ModelName } from '../models.ts';
import { type ColourKey, tintOf } from '../palette.ts';

export function block(name: string, content: object): BlockContent {
  return { _meta: { schema: blockSchemaId(name) }, ...content };
}

/**
 * Scenes whose main object hangs. A wide crop of them keeps the top of the picture; of all other
 * scenes it keeps the bottom, where objects stand.
 */
const hangsHigh: ReadonlySet<ModelName> = new Set([
  'scene-knitwear',
  'scene-night',
  'scene-wardrobe',
]);

/** Pictures in the fascia's studio setting. */
export function pictureFor(fascia: FasciaCode) {
  return (model: ModelName, colour: ColourKey, alt: string) => ({
    id: pictureId({ model, colour, fascia }, 'front'),
    alt,
    tint: tintOf(colour),
    ...(model.startsWith('scene-') && { focus: hangsHigh.has(model) ? 'top' : 'bottom' }),
  });
}

export const link = (label: string, href: string) => ({ label, href });
