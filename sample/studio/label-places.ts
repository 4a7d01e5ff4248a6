/** Position of each bottle's label in its pictures, from `blender/label_places.py`. */
import type { ModelName, View } from '../models.ts';
import list from './label-places.json' with { type: 'json' };

/** Polynomials of the fourth degree: from a place in the picture to a place on the label. */
export type LabelPlace = {
  /** Left, top, right and bottom, as shares of the picture's width and height. */
  readonly box: readonly number[];
  readonly middle: readonly number[];
  readonly size: number;
  readonly u: readonly number[];
  readonly v: readonly number[];
};
type Places = { readonly ratio: number; readonly front: LabelPlace; readonly detail: LabelPlace };

const places = list as Readonly<Record<string, Places>>;

const DEGREE = 4;

/** Models whose label is vertical, since they are narrow. */
const vertical: ReadonlySet<ModelName> = new Set(['lip-gloss', 'mascara']);

export function labelledModels(): ModelName[] {
  return Object.keys(places) as ModelName[];
}

export function isLabelled(model: ModelName): boolean {
  return Object.hasOwn(places, model);
}

/** Width divided by height of the text's area. */
export function labelShape(model: ModelName): { ratio: number; isVertical: boolean } {
  const isVertical = vertical.has(model);
  const ratio = places[model]?.ratio ?? 1;
  return { ratio: isVertical ? 1 / ratio : ratio, isVertical };
}

/** Undefined for a view that does not show the label. */
export function labelPlace(model: ModelName, view: View): LabelPlace | undefined {
  return view === 'front' || view === 'detail' ? places[model]?.[view] : undefined;
}

/** Place on the label, each from 0 to 1 if it is within. */
export function onLabel({ middle, size, u, v }: LabelPlace, x: number, y: number) {
  const [across, down] = [(x - (middle[0] ?? 0)) / size, (y - (middle[1] ?? 0)) / size];
  let [left, top] = [0, 0];
  let power = 1;
  for (let i = 0, at = 0; i <= DEGREE; i += 1) {
    let term = power;
    for (let j = 0; j <= DEGREE - i; j += 1, at += 1) {
      left += term * (u[at] ?? 0);
      top += term * (v[at] ?? 0);
      term *= down;
    }
    power *= across;
  }
  return [left, top] as const;
}
