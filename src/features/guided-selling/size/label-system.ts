/** Size system of a product's labels, which the question about the usual size names. */
import { findSizeSystem } from '#features/listing/facets/facet-value-groups.ts';

/**
 * Systems by country with the headings of columns that name them, in the languages of guides; codes
 * are capitals, as `de` and `it` are words.
 */
const COUNTRIES = [
  ['uk', /\b(?:UK|GB)\b|بريطاني/u],
  ['eu', /\b(?:EU|EUR)\b|أوروبي/u],
  ['fr', /\bFR\b|فرنسي/u],
  ['de', /\bDE\b|ألماني/u],
  ['it', /\bIT\b|إيطالي/u],
  ['us', /\bUSA?\b|أمريكي/u],
] as const satisfies readonly (readonly [string, RegExp])[];

/** `label`: the system is unknown, and the question names the label only. */
export type LabelSystem = (typeof COUNTRIES)[number][0] | 'international' | 'waist' | 'label';

/** `heading` of the column of sizes in the size guide; null without such a column. */
export function findLabelSystem(sizes: readonly string[], heading: string | null): LabelSystem {
  const systems = new Set(sizes.map(findSizeSystem));
  if (systems.size !== 1) return 'label';
  if (systems.has('letter')) return 'international';
  if (systems.has('waist')) return 'waist';
  const named = COUNTRIES.filter(([, pattern]) => heading !== null && pattern.test(heading));
  // A heading such as "UK / EU" names no single system.
  return named.length === 1 && named[0] ? named[0][0] : 'label';
}
