/** Automatic brand filtering of category links on brand pages (SITE-5). */
import type { Log } from '#kit/log.ts';

/** Brands whose pages narrow their category links to the brand. */
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

/** Link as an editor wrote it. */
type Modifiable = { readonly href: string; readonly autoBrandFilter?: boolean };

const BRAND_PAGE = /^pages\/brands\/([^/]+)/;
const CATEGORY = /^(\/categories\/[^/?#]+)([?#].*)?$/;

/**
 * `page` is the path of the page with the link. Anything but a link is logged as an error and
 * becomes an empty address.
 */
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
