/** Answers requests for the Markdown of a page, through the shared cache. */
import { escapeMarkdown } from '#kit/html/markdown.ts';
import { isProblem, type Problem } from '#kit/problem.ts';
import { prefixHref } from '#request/link.tsx';
import { formatProblem } from '#request/problem-text.server.ts';
import { createPageResponse } from '../pages/create-page-response.server.ts';
import type { HtmlCache, Rendered } from '../pages/html-cache.server.ts';
import type { PageRequest } from '../pages/pages.server.ts';
import {
  findMarkdownPath,
  formatMarkdownPath,
  hasMarkdown,
  isMarkdownUrl,
} from './markdown-path.ts';
import { renderMarkdown } from './render-markdown.server.ts';

const CONTENT_TYPE = ['content-type', 'text/markdown; charset=utf-8'] as const;

type MarkdownCache = {
  readonly cache: Pick<HtmlCache, 'getOrRender' | 'compress'>;
  /** Cache key of the page's HTML. */
  readonly key: string;
  /** URL with the query parameters that change the page. */
  readonly url: URL;
};

/** Null for requests that do not accept Markdown, or pages that have none. */
export async function handleMarkdown(
  { request, language: { prefix }, requestContext }: PageRequest,
  { cache, key, url }: MarkdownCache,
): Promise<Response | null> {
  const requested = url.pathname.slice(prefix.length);
  const path = findMarkdownPath(requested, request.headers.get('accept'));
  if (path === null) return null;
  const page: RequestedPage = { path, prefix, url, isSuffixed: isMarkdownUrl(requested) };
  const markdownKey = `${key}|markdown`;
  const { response, state } = await cache.getOrRender(markdownKey, async () => ({
    ...(await render(page, requestContext)),
    ...{ tags: [...requestContext.tags], phoneRedirect: null },
  }));
  const { cdn } = requestContext.shop.ports;
  return await createPageResponse(response, request, {
    cacheState: state,
    toBrotli: (result) => cache.compress(markdownKey, result),
    // Some CDNs ignore `accept` in `vary`.
    cdn: page.isSuffixed ? cdn : { describe: () => [], respectsVary: false },
  });
}

type RequestedPage = {
  /** Path of the page, without locale prefix and suffix. */
  readonly path: string;
  readonly prefix: string;
  readonly url: URL;
  /** True at a URL with `.md`. */
  readonly isSuffixed: boolean;
};

type RenderedMarkdown = Pick<Rendered, 'status' | 'headers' | 'body'>;

async function render(
  page: RequestedPage,
  { shop, origin }: PageRequest['requestContext'],
): Promise<RenderedMarkdown> {
  const url = new URL(page.url);
  url.pathname = `${page.prefix}${page.path}`;
  try {
    const markdown = await renderMarkdown(shop, page.path, { url, origin });
    const { text, canonical, canonicalPrefix = page.prefix } = markdown;
    const link = `<${origin}${prefixHref(canonicalPrefix, canonical)}>; rel="canonical"`;
    return createRendered(200, text, [['link', link]]);
  } catch (error) {
    if (error instanceof Response)
      return createRendered(error.status, '', [['location', findTarget(error, page)]]);
    if (!isProblem(error)) throw error;
    return renderProblem(error, shop.locale.tag);
  }
}

/** Markdown of the target where the target has one, in the same language. */
function findTarget({ headers }: Response, { prefix, isSuffixed }: RequestedPage): string {
  const location = headers.get('location') ?? '';
  const [path = '', query] = location.split('?');
  if (!isSuffixed || !hasMarkdown(path)) return prefixHref(prefix, location);
  return prefixHref(prefix, `${formatMarkdownPath(path)}${query === undefined ? '' : `?${query}`}`);
}

function renderProblem(problem: Problem, localeTag: string): RenderedMarkdown {
  const { status, details } = problem;
  const text = `# ${status}\n\n${escapeMarkdown(formatProblem(problem, localeTag))}\n`;
  return createRendered(
    status,
    text,
    details.retryAfter === undefined ? [] : [['retry-after', String(details.retryAfter)]],
  );
}

function createRendered(
  status: number,
  text: string,
  headers: readonly (readonly [string, string])[] = [],
): RenderedMarkdown {
  return { status, headers: [CONTENT_TYPE, ...headers], body: new TextEncoder().encode(text) };
}
