/** Models that have been photographed, from `shots.json`, which `npm run studio` writes. */
import type { ModelName, Print, View } from '../models.ts';
import list from './shots.json' with { type: 'json' };

export type Shot = {
  /** Six hexadecimal digits: a hash of the scripts that made the pictures. */
  readonly version: string;
  /** In the order of a gallery. */
  readonly views: readonly View[];
  readonly prints: readonly Print[];
};

const shots = list as Readonly<Record<string, Shot>>;

/** null for a model that exists as a drawing only. */
export function findShot(model: ModelName): Shot | null {
  return Object.hasOwn(shots, model) ? (shots[model] ?? null) : null;
}
