/** Pages by editors that the footer links to, if they exist. */

export const HELP_PAGES = [
  'informational/delivery',
  'informational/returns',
  'informational/faq',
  'informational/instalments',
] as const;
export const LEGAL_PAGES = [
  'informational/terms',
  'informational/privacy',
  'informational/accessibility',
  'informational/imprint',
] as const;
export const BRANDS_PAGE = 'brand-room';

export const FOOTER_PAGES: readonly string[] = [...HELP_PAGES, ...LEGAL_PAGES, BRANDS_PAGE];
