/** Fetches the page of a size guide, and extracts its content from the shop's layout. */

export type SizeGuidePage = {
  /** Heading of the page; empty where it has none. */
  readonly title: string;
  /** Content without the heading and without scripts; it states its language itself. */
  readonly html: string;
};

const TIMEOUT_MS = 10_000;

/**
 * Null where the page cannot be loaded in time, or has no content. The part that the fragment of
 * `path` names comes first.
 */
export async function fetchSizeGuide(
  path: string,
  signal: AbortSignal,
): Promise<SizeGuidePage | null> {
  const [page = '', anchor] = path.split('#');
  try {
    const response = await fetch(page, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    return response.ok ? parseSizeGuide(await response.text(), anchor) : null;
  } catch {
    return null;
  }
}

function parseSizeGuide(html: string, anchor: string | undefined): SizeGuidePage | null {
  const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
  if (!main) return null;
  const heading = main.querySelector('h1');
  const title = heading?.textContent?.trim() ?? '';
  heading?.remove();
  for (const script of main.querySelectorAll('script, template')) script.remove();
  movePartFirst(main, anchor);
  return { title, html: main.innerHTML };
}

/** Parts are the sections with an id; what is before and after them stays there. */
function movePartFirst(main: Element, anchor: string | undefined): void {
  const parts = [...main.querySelectorAll('section[id]')];
  const chosen = parts.find(({ id }) => id === anchor);
  const [first] = parts;
  if (chosen && chosen !== first) first?.before(chosen);
}
