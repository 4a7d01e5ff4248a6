/** Where the things of a drawn scene stand, for those who cut it. */
import { models } from '../models.ts';

const focusByModel: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(models).flatMap(([name, model]) => ('focus' in model ? [[name, model.focus] as const] : [])),
);

/** From 0 at the left to 1, by what a picture's id says after its source; undefined for what is no scene. */
export function findFocus(id: string): number | undefined {
  return focusByModel[id.slice(0, id.indexOf('.'))];
}
