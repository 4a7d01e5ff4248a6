/** Pictures of the sample: studio pictures and drawings; all fallback are embedded ones. */
import type { Pictures } from '#features/pictures/pictures.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { provider as embedded } from '#providers/pictures/embedded/embedded.provider.ts';
import { parseLabel } from '../../../studio/label-text.ts';
import { onGroundOf } from '../../../studio/picture-id.ts';
import { createDrawings, DRAWINGS_PREFIX } from './drawings.ts';
import { findSceneFocus, showsWholeObject } from './framing.ts';
import { createStudio, STUDIO_PREFIX } from './studio.ts';

/** `fallback` has every picture that is not the sample's, and saves. */
export function createSamplePictures(fallback: Pictures): Pictures {
  const studio = createStudio();
  const drawings = createDrawings();
  return {
    async find(id, width) {
      if (id.startsWith(DRAWINGS_PREFIX)) return drawings.find(id);
      if (!id.startsWith(STUDIO_PREFIX)) return fallback.find(id, width);
      return (await studio.find(id, width)) ?? drawings.find(drawingOf(id));
    },
    idFor: (id, fascia) =>
      id.startsWith(STUDIO_PREFIX) ? (onGroundOf(id, fascia) ?? drawingOf(id)) : id,
    focusOf: (id) => (isOfSample(id) ? findSceneFocus(id) : fallback.focusOf?.(id)),
    showsWholeObject: (id) =>
      isOfSample(id) ? showsWholeObject(id) : (fallback.showsWholeObject?.(id) ?? false),
    isGenerated: (id) => isOfSample(id) || (fallback.isGenerated?.(id) ?? false),
    save: (body, owner) => fallback.save(body, owner),
    idOf: (body, owner) => fallback.idOf(body, owner),
    delete: (id) => fallback.delete(id),
  };
}

function isOfSample(id: string): boolean {
  return id.startsWith(STUDIO_PREFIX) || id.startsWith(DRAWINGS_PREFIX);
}

/**
 * Id of the drawing that replaces a studio picture whose model no longer exists:
 * `draw.{model}.{look}.{view}`.
 */
function drawingOf(id: string): string {
  const [, model, look = '', view] = id.split('.');
  return `${DRAWINGS_PREFIX}${model}.${parseLabel(look)?.look ?? look}.${view}`;
}

export const provider = defineProvider({
  port: 'pictures',
  name: 'sample',
  create: async (deps) => createSamplePictures(await embedded.create(deps, {})),
});
