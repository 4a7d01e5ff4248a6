/** Cache tag of an editor-made page; without locale, as other locales may fall back to it. */

export function pageTag({
  fascia,
  path,
}: {
  readonly fascia: string;
  readonly path: string;
}): string {
  return `page:${fascia}:${path}`;
}

/** Cache tag of data made from all pages of a fascia; purged with any of them. */
export function pagesTag(fascia: string): string {
  return `pages:${fascia}`;
}
