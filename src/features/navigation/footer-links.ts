/** The pages of editors that the foot of every page leads to, where there are any. */

export const HELP_PAGES = [
  'informational/delivery',
  'informational/returns',
  'informational/faq',
  'informational/instalments',
] as const;
export const BRANDS_PAGE = 'brand-room';

export const FOOTER_PAGES: readonly string[] = [...HELP_PAGES, BRANDS_PAGE];

/** Of every page of a fascia, as all of them have its foot. */
export function footerTag(fascia: string): string {
  return `foot:${fascia}`;
}
