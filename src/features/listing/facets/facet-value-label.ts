/**
 * Labels of facet values: translated for colour families and departments, the catalogue's name for
 * categories, else the value itself.
 */
import { ONE_SIZE } from '#features/catalogue/catalogue.ts';
import type { FacetKey } from '#features/search/listing.ts';
import type { Text } from '#i18n/text.tsx';
import type { CategoryLink } from '../listing-result.ts';

export type FacetValueLabel = (key: FacetKey, value: string) => string;

export function createFacetValueLabel(
  text: Text,
  categories: readonly CategoryLink[],
): FacetValueLabel {
  return (key, value) => {
    if (key === 'discount') return text('listing.atLeastPercent', { percent: value });
    if (key === 'rating') return text('listing.atLeastStars', { count: value });
    if (key === 'size' && value === ONE_SIZE) return text('listing.sizes.one');
    if (key === 'category') return categories.find(({ slug }) => slug === value)?.name ?? value;
    if (key === 'colour' && isFamily(value)) return text(`colour.${value}`);
    return key === 'department' && isDepartment(value) ? text(`department.${value}`) : value;
  };
}

/** Departments with a translation. */
const DEPARTMENTS = ['womens', 'mens', 'kids', 'beauty', 'home', 'services'] as const;

function isDepartment(value: string): value is (typeof DEPARTMENTS)[number] {
  return DEPARTMENTS.some((department) => department === value);
}

/** Swatch colours of the colour families. */
const FAMILIES = {
  black: '#1b1a1c',
  white: '#ffffff',
  grey: '#9a9ca0',
  neutral: '#d9ccb6',
  brown: '#7a4a30',
  red: '#b3202b',
  pink: '#e39aa8',
  orange: '#e07a45',
  yellow: '#e8b93a',
  green: '#4d7a4f',
  blue: '#33578f',
  purple: '#7c5a9c',
  metallic: '#c3a35a',
  clear: '#e3ebec',
  multi: '#b9a1b5',
} as const;

function isFamily(value: string): value is keyof typeof FAMILIES {
  return Object.hasOwn(FAMILIES, value);
}

export function findFamilyHex(value: string): string {
  return isFamily(value) ? FAMILIES[value] : 'transparent';
}
