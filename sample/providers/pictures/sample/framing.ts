/** Cropping of the sample's pictures: their focus, and whether they show the whole product. */

/** Horizontal focus of each scene, from 0 to 1; the space beside it is for text. */
const FOCUS: Readonly<Record<string, number>> = {
  'scene-wardrobe': 0.55,
  'scene-knitwear': 0.66,
  'scene-vanity': 0.66,
  'scene-bathroom': 0.7,
  'scene-table': 0.73,
  'scene-bedroom': 0.64,
  'scene-living': 0.66,
  'scene-street': 0.51,
  'scene-night': 0.56,
};

/** For ids `draw.{model}.…` and `studio.{model}.…`; undefined, the centre, for all others. */
export function findSceneFocus(id: string): number | undefined {
  const [, model = ''] = id.split('.');
  return Object.hasOwn(FOCUS, model) ? FOCUS[model] : undefined;
}

/**
 * Products seen from a distance. Close-ups, scenes and cloth fill their pictures, and cables of
 * table lamps extend beyond it.
 */
export function showsWholeObject(id: string): boolean {
  const [, model = '', , view = ''] = id.split('.');
  return (
    !/^(?:scene-|swatch$|lamp-table(?:-|$))/.test(model) &&
    ['front', 'quarter', 'back'].includes(view)
  );
}
