/** Groups long facets: sizes by size system, categories by department. */
import type { MessageId } from '#i18n/text.tsx';
import type { CategoryLink, FacetValueView, FacetView } from '../listing-result.ts';

/**
 * `label` is a message key, `name` comes from the catalogue; a facet
 * with a single group has neither.
 */
export type FacetValueGroup = {
  readonly label?: MessageId;
  readonly name?: string;
  readonly values: readonly FacetValueView[];
};

/** Size systems with their patterns; the first match applies. */
const SYSTEMS = [
  ['letter', /^\d?(X{0,4}S|M|X{0,4}L)(?![A-Z])/i],
  ['number', /^\d{1,3}(\.5)?$/],
  ['waist', /^W\d/i],
  ['volume', /\d ?(ml|l|g|kg)$/i],
  ['measure', /\d ?(cm|mm|m|in)$/i],
  ['one', /^one size$/i],
] as const satisfies readonly (readonly [string, RegExp])[];
export type SizeSystem = (typeof SYSTEMS)[number][0] | 'name';

/**
 * `XL` is a letter size, `W32 L30` a waist, `45 x 45 cm` a measurement;
 * words such as `King` are names.
 */
export function findSizeSystem(size: string): SizeSystem {
  return SYSTEMS.find(([, form]) => form.test(size.trim()))?.[0] ?? 'name';
}

const ORDER: readonly SizeSystem[] = [
  'letter',
  'number',
  'waist',
  'volume',
  'measure',
  'name',
  'one',
];

export function groupFacetValues(
  { key, values }: FacetView,
  categories: readonly CategoryLink[],
): readonly FacetValueGroup[] {
  const groups =
    key === 'size'
      ? groupSizes(values)
      : key === 'category'
        ? groupCategories(values, categories)
        : [];
  return groups.length > 1 ? groups : [{ values }];
}

function groupSizes(sizes: readonly FacetValueView[]): FacetValueGroup[] {
  const bySystem = Map.groupBy(sizes, ([size]) => findSizeSystem(size));
  return ORDER.flatMap((system) => {
    const members = bySystem.get(system);
    return members ? [{ label: `listing.sizes.${system}` as const, values: members }] : [];
  });
}

/** One group per department in catalogue order; the values keep their order. */
function groupCategories(
  values: readonly FacetValueView[],
  categories: readonly CategoryLink[],
): FacetValueGroup[] {
  const departmentOf = new Map(categories.map(({ slug, within }) => [slug, within ?? '']));
  const byDepartment = Map.groupBy(values, ([slug]) => departmentOf.get(slug) ?? '');
  const departments = new Set(categories.map(({ within }) => within ?? ''));
  return [...departments].flatMap((name) => {
    const members = byDepartment.get(name);
    return members ? [{ name, values: members }] : [];
  });
}
