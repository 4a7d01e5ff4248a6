/** Assignment of visitors to the variants of an experiment, by hash. */
import type { Experiment } from './experiment.ts';

/**
 * FNV-1a hash with a final mix, so that similar texts get independent values: from 0 to below 1.
 */
export function hashToUnit(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/**
 * Name of the visitor's variant, always the same; null for one who does not take part. If shares
 * grow in proportion, visitors who already take part keep their variants.
 */
export function assignVariant(
  { name, variants }: Pick<Experiment, 'name' | 'variants'>,
  visitor: string,
): string | null {
  const total = variants.reduce((sum, { share }) => sum + share, 0);
  if (hashToUnit(`${name}:share:${visitor}`) >= total) return null;
  let remaining = hashToUnit(`${name}:variant:${visitor}`) * total;
  for (const variant of variants) {
    if (remaining < variant.share) return variant.name;
    remaining -= variant.share;
  }
  return variants.at(-1)?.name ?? null;
}
