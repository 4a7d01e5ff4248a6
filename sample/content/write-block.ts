/** How sample pages write any block, and the pictures in it. */
import type { BlockContent } from '#features/content/content.ts';
import { blockSchemaId } from '#kit/define-block-content.ts';
import type { FasciaCode } from '../catalogue/brands.ts';
import { pictureId } from '../catalogue/pictures.ts';
import type { ModelName } from '../models.ts';
import { type ColourKey, tintOf } from '../palette.ts';

export function block(name: string, content: object): BlockContent {
  return { _meta: { schema: blockSchemaId(name) }, ...content };
}

/** The things of a scene stand on a ground, and keep their feet where a frame is low; here what hangs would lose its neck. */
const hangsHigh: ReadonlySet<ModelName> = new Set(['scene-knitwear']);

/** Each fascia shows the same things in its own way. */
export function pictureFor(fascia: FasciaCode) {
  return (model: ModelName, colour: ColourKey, alt: string) => ({
    id: pictureId({ model, colour, fascia }, 'front'),
    alt,
    tint: tintOf(colour),
    ...(model.startsWith('scene-') && { focus: hangsHigh.has(model) ? 'top' : 'bottom' }),
  });
}

export const link = (label: string, href: string) => ({ label, href });
