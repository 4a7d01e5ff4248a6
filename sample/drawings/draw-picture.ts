/** Draws a picture by its id, `draw.{model}.{colour}[-{print}].{view}`, as SVG. */
import { type ModelName, models, type Print, prints, type View, variants } from '../models.ts';
import { type ColourKey, palette } from '../palette.ts';
import { drawClothSwatch } from './cloth-swatch.ts';
import { seedOf } from './engine/noise.ts';
import { framePicture } from './engine/picture-frame.ts';
import { enlarged, fitted, type Spot } from './fitting.ts';
import { drawGarment } from './garments/wardrobe.ts';
import { drawObject } from './objects/objects.ts';
import { choosePrint } from './prints.ts';
import { drawScene, isScene } from './scenes.ts';

export type PictureRequest = {
  readonly model: ModelName;
  readonly colour: ColourKey;
  readonly print: Print | null;
  readonly view: View;
};

/** null for an id with any value outside the lists. Cheap: nothing is drawn. */
export function parsePictureId(id: string): PictureRequest | null {
  const [source, model, look, view, ...rest] = id.split('.');
  if (source !== 'draw' || rest.length > 0 || !model || !look || !Object.hasOwn(models, model))
    return null;
  const known = models[model as ModelName];
  const seen = known.views.find((candidate) => candidate === view);
  const print = prints.find((print) => look.endsWith(`-${print}`)) ?? null;
  const colour = print ? look.slice(0, -print.length - 1) : look;
  if (!seen || !Object.hasOwn(palette, colour) || (print && !known.printable)) return null;
  return { model: model as ModelName, colour: colour as ColourKey, print, view: seen };
}

/** SVG of 1600 x 2400, scenes 2400 x 1350, swatches 1600 x 1600; null for an unknown id. */
export function drawPicture(id: string): string | null {
  const request = parsePictureId(id);
  if (!request) return null;
  const { model, colour, print, view } = request;
  const { hex } = palette[colour];
  if (model === 'swatch') return drawClothSwatch(hex, print);
  const printed = print ? choosePrint(print, hex) : undefined;
  if (isScene(model)) return drawScene(model, hex);
  const close = (spot: Spot) => (view === 'detail' ? { close: spot } : {});
  const thing = drawObject(variants[model] ?? model, { hex, printed });
  if (thing) {
    const { layers, spot } = enlarged(thing.layers, thing.spot);
    return framePicture(layers, { colour: hex, backdrop: thing.backdrop, ...close(spot) });
  }
  const garment = drawGarment(model, {
    hex,
    printed,
    isBack: view === 'back',
    seed: seedOf(model) % 97,
  });
  if (!garment) return null;
  const { layers, spot } = fitted(garment);
  return framePicture(layers, { colour: hex, backdrop: 'wall', ...close(spot) });
}
