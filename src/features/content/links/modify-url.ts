/** Automatic brand filtering of category links on brand pages (SITE-5). */
import type { Fascia } from '#kit/define-fascia.ts';
import type { Log } from '#kit/log.ts';

declare module '#kit/define-fascia.ts' {
  interface FasciaParts {
    /** Slugs of brands; on their pages, marked category links are filtered by the brand. */
    readonly filteringBrands?: readonly string[];
  }
}

/** Shop of the page. */
export type LinkShop = {
  readonly fascia: Pick<Fascia, 'filteringBrands'>;
  readonly log: Log;
};

/** Link as an editor wrote it. */
type Modifiable = { readonly href: string; readonly autoBrandFilter?: boolean };

const BRAND_PAGE = /^pages\/brands\/([^/]+)/;
const CATEGORY = /^(\/categories\/[^/?#]+)([?#].*)?$/;

/**
 * `page` is the path of the page with the link. A value that is not a link is logged as an error
 * and becomes an empty URL.
 */
export function modifyUrl(link: unknown, page: string, { fascia, log }: LinkShop): string {
  if (!isModifiable(link)) {
    log.error({ page, link: typeof link }, 'A value in content is not a link.');
    return '';
  }
  const brand = BRAND_PAGE.exec(page)?.[1] ?? '';
  const [, category, rest = ''] = (link.autoBrandFilter === true && CATEGORY.exec(link.href)) || [];
  if (category === undefined || !fascia.filteringBrands?.includes(brand)) return link.href;
  return `${category}/facet/collection/${brand.replaceAll('-', '%20')}${rest}`;
}

function isModifiable(link: unknown): link is Modifiable {
  return (
    typeof link === 'object' && link !== null && 'href' in link && typeof link.href === 'string'
  );
}
