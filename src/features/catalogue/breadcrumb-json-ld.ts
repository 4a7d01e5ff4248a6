/** Structured data of breadcrumbs (schema.org). */

/** `item` is the URL of a page; the last one is the current page. */
export function createBreadcrumbJsonLd(
  crumbs: readonly { readonly name: string; readonly item: string }[],
) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...crumb,
    })),
  };
}
