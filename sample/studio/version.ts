/** Version of a model's pictures: a hash over the Blender definitions that they depend on. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModelName } from '../models.ts';
import type { TurntableView } from './films.ts';
import type { ModelScript } from './model-scripts.ts';

const EDITION_LENGTH = 6;

/** Entry points of each script; further definitions are collected from the names that these use. */
const ENTRIES = {
  render: ['shoot', 'width_of', 'save'],
  glass: ['shoot_glass', 'width_of', 'save'],
  still: ['take_still', 'save'],
  turntable: ['turned_by', 'shoot', 'save'],
} as const;

/**
 * Top-level definitions of the scripts by name. Definitions of one name in several scripts are
 * concatenated.
 */
export type Definitions = ReadonlyMap<string, string>;

export async function readDefinitions(folder: string): Promise<Definitions> {
  const files = (await readdir(folder, { recursive: true }))
    .filter((name) => name.endsWith('.py'))
    .toSorted();
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return parseDefinitions(texts);
}

export function parseDefinitions(texts: readonly string[]): Definitions {
  const found = new Map<string, string>();
  for (const block of texts.flatMap((text) => text.split(/\n(?=[A-Za-z_@"])/))) {
    const names =
      /^(?:@\S+\n)?(?:def|class) (\w+)/.exec(block)?.[1] ?? /^(\w+(?:, \w+)*) = /.exec(block)?.[1];
    for (const name of names?.split(', ') ?? [])
      found.set(name, `${found.get(name) ?? ''}${block.trimEnd()}\n`);
  }
  return found;
}

/**
 * Changes with the model's function and anything that it names, directly or indirectly, but not
 * with unrelated models.
 */
export function computePictureVersion(
  model: ModelName,
  { script, views, prints }: ModelScript,
  definitions: Definitions,
): string {
  return hashUsed(model, script, [views, prints], definitions);
}

/** Version of the model's turntable film. */
export function computeTurntableVersion(
  model: ModelName,
  { colour, setting }: TurntableView,
  frames: number,
  definitions: Definitions,
): string {
  return hashUsed(model, 'turntable', [colour, setting, frames], definitions);
}

function hashUsed(
  model: ModelName,
  script: keyof typeof ENTRIES,
  order: readonly unknown[],
  definitions: Definitions,
): string {
  const waiting = [model.replaceAll('-', '_'), ...ENTRIES[script]];
  const used = new Set<string>();
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const text = definitions.get(name);
    if (text === undefined || used.has(name)) continue;
    used.add(name);
    waiting.push(...(text.match(/\w+/g) ?? []));
  }
  const hash = createHash('sha256').update(JSON.stringify(order));
  for (const name of [...used].toSorted()) hash.update(definitions.get(name) ?? '');
  return hash.digest('hex').slice(0, EDITION_LENGTH);
}
