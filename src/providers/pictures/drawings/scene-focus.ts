/** How far from the left the things of a drawn scene stand, from 0 to 1; the room beside them is for words. */

const FOCUS: Readonly<Record<string, number>> = {
  'scene-wardrobe': 0.66,
  'scene-knitwear': 0.73,
  'scene-vanity': 0.7,
  'scene-bathroom': 0.62,
  'scene-table': 0.62,
  'scene-bedroom': 0.6,
  'scene-living': 0.74,
  'scene-street': 0.63,
  'scene-night': 0.75,
};

/** Of `draw.{model}.…`; every other drawing is about its middle. */
export function findSceneFocus(id: string): number | undefined {
  const [, model = ''] = id.split('.');
  return Object.hasOwn(FOCUS, model) ? FOCUS[model] : undefined;
}
