/** Traverses content of any depth: fields and links. */
import { listInlineLinks } from './text/inline-markup.ts';

export type ContentLocation = {
  readonly path: string;
  readonly key: string;
  readonly value: unknown;
  readonly within: Readonly<Record<string, unknown>>;
};

/** Yields every field of every object, with its path such as `sections.0.links.1.href`. */
export function* walkContent(value: unknown, path = ''): Generator<ContentLocation> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const fieldPath = path === '' ? key : `${path}.${key}`;
    if (!Array.isArray(value))
      yield {
        path: fieldPath,
        key,
        value: inner,
        within: value as Readonly<Record<string, unknown>>,
      };
    yield* walkContent(inner, fieldPath);
  }
}

/** `href`, `primaryHref`, `imageLink` and the like. */
export function isLinkField(key: string): boolean {
  return /href$/i.test(key) || key === 'imageLink';
}

const HREF_IN_HTML = /href\s*=\s*["']?([^"'\s>]+)/gi;

/** Links of a page in link fields, inline markup and HTML. */
export function listLinks(content: unknown): { readonly path: string; readonly href: string }[] {
  return [...walkContent(content)].flatMap(({ path, key, value }) => {
    if (key === 'paragraphs' && Array.isArray(value))
      return value.flatMap((item, index) =>
        typeof item === 'string'
          ? listInlineLinks(item).map((href) => ({ path: `${path}.${index}`, href }))
          : [],
      );
    if (typeof value !== 'string') return [];
    if (key === 'answer') return listInlineLinks(value).map((href) => ({ path, href }));
    if (isLinkField(key)) return [{ path, href: value }];
    return key === 'html'
      ? [...value.matchAll(HREF_IN_HTML)].map(([, href = '']) => ({ path, href }))
      : [];
  });
}
