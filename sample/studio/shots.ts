/** What the studio has photographed, as its command wrote it down. */
import type { ModelName, Print, View } from '../models.ts';
import list from './shots.json' with { type: 'json' };

export type Shot = {
  /** Says by six digits from what the pictures were made. */
  readonly edition: string;
  /** In the order of a gallery. */
  readonly views: readonly View[];
  readonly prints: readonly Print[];
};

const shots = list as Readonly<Record<string, Shot>>;

/** null for what only exists as a drawing. */
export function findShot(model: ModelName): Shot | null {
  return Object.hasOwn(shots, model) ? (shots[model] ?? null) : null;
}
