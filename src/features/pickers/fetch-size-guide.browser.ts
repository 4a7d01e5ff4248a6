/** Fetches the page of a size guide, and takes its content out of the shop's layout. */

export type SizeGuidePage = {
  /** Heading of the page; empty where it has none. */
  readonly title: string;
  /** Content without the heading and without scripts; it states its language itself. */
  readonly html: string;
};

const TIMEOUT_MS = 10_000;

/** Null where the page cannot be loaded in time, or has no content. */
export async function fetchSizeGuide(
  path: string,
  signal: AbortSignal,
): Promise<SizeGuidePage | null> {
  try {
    const response = await fetch(path, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    return response.ok ? parseSizeGuide(await response.text()) : null;
  } catch {
    return null;
  }
}

function parseSizeGuide(html: string): SizeGuidePage | null {
  const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
  if (!main) return null;
  const heading = main.querySelector('h1');
  const title = heading?.textContent?.trim() ?? '';
  heading?.remove();
  for (const script of main.querySelectorAll('script, template')) script.remove();
  return { title, html: main.innerHTML };
}
