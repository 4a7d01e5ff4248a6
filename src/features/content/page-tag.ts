/** The tag of an editor-made page: it names no language, since one without a page of its own shows another's. */

export function pageTag({
  fascia,
  path,
}: {
  readonly fascia: string;
  readonly path: string;
}): string {
  return `page:${fascia}:${path}`;
}

/** Of what is made from all pages of a fascia: purged with any of them. */
export function pagesTag(fascia: string): string {
  return `pages:${fascia}`;
}
