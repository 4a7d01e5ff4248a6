/** A page as its editor writes it. */

export type WrittenPage = { readonly path: string; readonly sections: readonly unknown[] } & Readonly<Record<string, unknown>>;

/** `fault` says where the JSON ends to be any, or what is missing. */
export function readPageText(text: string): { readonly page: WrittenPage } | { readonly fault: string } {
  try {
    const page: unknown = JSON.parse(text);
    if (typeof page !== 'object' || page === null || !('sections' in page) || !Array.isArray(page.sections))
      return { fault: 'sections: a page has a list of sections.' };
    if (!('path' in page) || typeof page.path !== 'string') return { fault: 'path: a page names its path.' };
    return { page: page as unknown as WrittenPage };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}
