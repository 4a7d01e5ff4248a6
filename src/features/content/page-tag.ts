/** The tag of an editor-made page: it names no language, since one without a page of its own shows another's. */

export function pageTag({ fascia, path }: { readonly fascia: string; readonly path: string }): string {
  return `page:${fascia}:${path}`;
}
