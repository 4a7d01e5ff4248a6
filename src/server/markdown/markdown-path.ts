/** Recognises requests for the Markdown of a page: its URL with `.md`, or an `Accept` header. */

const MARKDOWN_PAGES =
  /^\/(?:(?:product|premier)\/[^/]+|(?:categories|pages|search\/similar)\/.+|search)$/;
const SUFFIX = '.md';

/** True for pages that also exist as Markdown; `path` is without locale prefix. */
export function hasMarkdown(path: string): boolean {
  return MARKDOWN_PAGES.test(path) && !path.endsWith('.data');
}

/** True where the `Accept` header decides; `pathname` may have a locale prefix. */
export function isNegotiated(pathname: string): boolean {
  return hasMarkdown(pathname) || hasMarkdown(pathname.replace(/^\/[^/]+/, ''));
}

/** True for URLs with the suffix of Markdown. */
export function isMarkdownUrl(path: string): boolean {
  return path.endsWith(SUFFIX);
}

export function formatMarkdownPath(path: string): string {
  return `${path}${SUFFIX}`;
}

/** The page's path without locale prefix, if its Markdown is requested; else null. */
export function findMarkdownPath(path: string, accept: string | null): string | null {
  if (isMarkdownUrl(path)) {
    const page = path.slice(0, -SUFFIX.length);
    return hasMarkdown(page) ? page : null;
  }
  return hasMarkdown(path) && prefersMarkdown(accept ?? '') ? path : null;
}

/** Browsers accept HTML and everything else; agents name Markdown, alone or first. */
function prefersMarkdown(accept: string): boolean {
  const types = accept.split(',').map((part) => {
    const [type = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    return { type, quality: quality === undefined ? 1 : Number(quality.slice(2)) };
  });
  const qualityOf = (type: string) => types.find((item) => item.type === type)?.quality ?? 0;
  const markdown = qualityOf('text/markdown');
  return markdown > 0 && markdown >= qualityOf('text/html');
}
