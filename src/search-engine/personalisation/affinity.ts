/** Personalisation by a shopper's events: moves preferred hits up a few positions, hides none. */
import type { RecordIndex } from '../engine/index/record-index.ts';
import { type IndexedRecord, valuesAt } from '../engine/index/settings.ts';
import type { PersonalReranking } from '../engine/ranking/pick.ts';

/** An event of a shopper, with its weight after decay. */
export type ProfileEvent = {
  readonly objectIDs: readonly string[];
  readonly filters: readonly string[];
  readonly weight: number;
};
export type Profile = readonly ProfileEvent[];

/** Weight of each attribute; the sum is 1. */
const WEIGHTS = { brand: 0.5, categorySlugs: 0.3, sizes: 0.2 } as const;
type Attribute = keyof typeof WEIGHTS;
const ATTRIBUTES = Object.keys(WEIGHTS) as Attribute[];

/** Most positions that a hit can rise, at full impact. */
const MAX_RISE = 10;
/**
 * Number of first hits that may change positions. They do so before pagination, so that no hit is
 * repeated or missed.
 */
const RERANKED_HITS = 200;

/** `impact` in percent; undefined where the profile has no effect on this index. */
export function toReranking(
  profile: Profile,
  index: RecordIndex,
  impact: number,
): PersonalReranking | undefined {
  const liked = affinities(profile, index);
  if (liked.size === 0 || impact === 0) return undefined;
  const positions = (record: IndexedRecord) => {
    const affinity = ATTRIBUTES.reduce(
      (sum, attribute) => sum + WEIGHTS[attribute] * highestAffinity(record, attribute, liked),
      0,
    );
    return (MAX_RISE * impact * affinity) / 100;
  };
  return { window: RERANKED_HITS, positions };
}

/** By attribute and value, from 0 to 1. */
function affinities(profile: Profile, index: RecordIndex): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  const highest = new Map<Attribute, number>();
  const add = (attribute: Attribute, value: unknown, weight: number) => {
    const sum = (sums.get(keyOf(attribute, value)) ?? 0) + weight;
    sums.set(keyOf(attribute, value), sum);
    highest.set(attribute, Math.max(highest.get(attribute) ?? 0, sum));
  };
  for (const { objectIDs, filters, weight } of profile) {
    for (const filter of filters) addFilter(filter, weight, add);
    // The sizes of a viewed product do not show the shopper's size.
    for (const record of objectIDs.map((id) => index.get(id)))
      for (const attribute of ['brand', 'categorySlugs'] as const)
        for (const value of valuesAt(record, attribute)) add(attribute, value, weight);
  }
  const shares = [...sums].map(
    ([key, sum]) =>
      [key, sum / (highest.get(key.slice(0, key.indexOf(':')) as Attribute) ?? sum)] as const,
  );
  return new Map(shares);
}

/** Parses `sizes:12`, or `sizes%3A12` as the vendor's components encode it. */
function addFilter(
  filter: string,
  weight: number,
  add: (attribute: Attribute, value: string, weight: number) => void,
): void {
  const [, name = '', value = ''] = /^([^:%]+)(?::|%3A)(.+)$/i.exec(filter) ?? [];
  const attribute = ATTRIBUTES.find((candidate) => candidate === name);
  if (attribute) add(attribute, decodeSafely(value), weight);
}

function decodeSafely(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function highestAffinity(
  record: IndexedRecord,
  attribute: Attribute,
  liked: ReadonlyMap<string, number>,
): number {
  return valuesAt(record, attribute).reduce<number>(
    (best, value) => Math.max(best, liked.get(keyOf(attribute, value)) ?? 0),
    0,
  );
}

function keyOf(attribute: Attribute, value: unknown): string {
  return `${attribute}:${String(value)}`;
}
