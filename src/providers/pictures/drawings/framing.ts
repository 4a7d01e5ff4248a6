/** How pictures of the sample are cut to other shapes than their own. */

/** How far from the left the things of a scene stand, from 0 to 1; the room beside them is for words. */
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

/** Of `draw.{model}.…` and `studio.{model}.…`; every other picture is about its middle. */
export function findSceneFocus(id: string): number | undefined {
  const [, model = ''] = id.split('.');
  return Object.hasOwn(FOCUS, model) ? FOCUS[model] : undefined;
}

/** Products from some way off; close-ups, scenes and cloth fill their frames, and the cable of a table lamp leaves its own. */
export function showsWholeThing(id: string): boolean {
  const [, model = '', , view = ''] = id.split('.');
  return (
    !/^(?:scene-|swatch$|lamp-table$)/.test(model) && ['front', 'quarter', 'back'].includes(view)
  );
}
