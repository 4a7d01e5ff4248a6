/** Marks the cards of selected products on a previewed page. */

const CARD = '[data-product]';

/** Slug of the product whose link was clicked; null for any other target. */
export function slugOfClick({ target }: Event): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && slugOf(link);
}

export function markSelected(slugs: ReadonlySet<string>): void {
  for (const card of document.querySelectorAll<HTMLElement>(CARD)) {
    const link = card.querySelector('a');
    const slug = link && slugOf(link);
    card.toggleAttribute('data-selected', slug !== null && slugs.has(slug));
  }
}

function slugOf({ pathname }: HTMLAnchorElement): string | null {
  const [, slug] = /\/product\/([^/?#]+)/.exec(pathname) ?? [];
  return slug === undefined ? null : decodeURIComponent(slug);
}
