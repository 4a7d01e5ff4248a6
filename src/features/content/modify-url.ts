/** SITE-5: category links on brand pages that editors marked for automatic brand filtering. */
import type { Log } from '#kit/log.ts';

/** Brands whose pages narrow the categories they link to. */
export const FILTERING_BRANDS = [
  'burton',
  'coast',
  'wallis',
  'dorothy-perkins',
  'misspap',
  'principles',
  'oasis',
  'warehouse',
  'maine',
  'coastie',
  'gorgeous',
  'nastygal',
  'foreverunique',
] as const;

/** What an editor's link says of itself. */
type Modifiable = { readonly href: string; readonly autoBrandFilter?: boolean };

const BRAND_PAGE = /^pages\/brands\/([^/]+)/;
const CATEGORY = /^(\/categories\/[^/?#]+)([?#].*)?$/;

/** `page` is the path of the page that the link stands on. R§8: for what is no link an error is logged, and the link is empty. */
export function modifyUrl(link: unknown, page: string, log: Log): string {
  if (!isModifiable(link)) {
    log.error({ page, link: typeof link }, 'An invalid component was given to the URL modifier.');
    return '';
  }
  const brand = BRAND_PAGE.exec(page)?.[1];
  const [, category, rest = ''] = (link.autoBrandFilter === true && CATEGORY.exec(link.href)) || [];
  if (category === undefined || !isFilteringBrand(brand)) return link.href;
  return `${category}/facet/collection/${brand?.replaceAll('-', '%20')}${rest}`;
}

function isModifiable(link: unknown): link is Modifiable {
  return (
    typeof link === 'object' && link !== null && 'href' in link && typeof link.href === 'string'
  );
}

function isFilteringBrand(brand: string | undefined): boolean {
  return (FILTERING_BRANDS as readonly (string | undefined)[]).includes(brand);
}
