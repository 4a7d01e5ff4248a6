/** META-1: a page's metadata in its head, for search engines and for link previews. */

export type PageMeta = {
  readonly title: string;
  /** Title in link previews of the page. Default: `title`. */
  readonly ogTitle?: string;
  readonly description?: string;
  readonly pageUrls?: PageUrls | undefined;
  /** False for pages that search engines should leave out. Default: true. */
  readonly isIndexed?: boolean;
  readonly type?: 'website' | 'product' | 'article';
  /** True if the page also exists as Markdown, at its URL with `.md`. */
  readonly hasMarkdown?: boolean;
  readonly image?: OpenGraphImage | undefined;
  readonly video?: OpenGraphVideo | undefined;
};

/** Picture in link previews of a page; `path` without origin, sizes in px. */
export type OpenGraphImage = {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};

/** An MP4; `url` is absolute, or a path of this origin. */
export type OpenGraphVideo = {
  readonly url: string;
  readonly width: number;
  readonly height: number;
};

export type HeadTag =
  | { readonly title: string }
  | { readonly name: string; readonly content: string }
  | { readonly property: string; readonly content: string }
  | {
      readonly tagName: 'link';
      readonly rel: 'canonical' | 'alternate';
      readonly href: string;
      readonly hrefLang?: string;
      readonly type?: 'text/markdown';
    };

/** Absolute URLs of one page; only where a public origin is configured. */
export type PageUrls = {
  readonly canonical: string;
  readonly alternates: readonly { readonly tag: string; readonly href: string }[];
};

/**
 * Paths of the closest page in locales in which the page itself does not exist, by language tag and
 * without prefix.
 */
export type LanguagePaths = Readonly<Record<string, string>>;

type PageUrlInput = {
  readonly origin: string | undefined;
  /** Prefix of the canonical URL. */
  readonly prefix: string;
  /** Locales in which the page exists. */
  readonly locales: readonly { readonly tag: string; readonly prefix: string }[];
  /** Path without language prefix, as `links` gives it. */
  readonly path: string;
};

/**
 * `x-default` is the language without a prefix, if the page is in `locales` there. Undefined
 * without an origin: the host header of a request cannot be trusted.
 */
export function listPageUrls({
  origin,
  prefix,
  locales,
  path,
}: PageUrlInput): PageUrls | undefined {
  if (origin === undefined) return undefined;
  const toUrl = (languagePrefix: string) =>
    `${origin}${languagePrefix}${languagePrefix && path === '/' ? '' : path}`;
  const alternates = locales.map(({ tag, prefix: other }) => ({ tag, href: toUrl(other) }));
  return {
    canonical: toUrl(prefix),
    alternates: locales.some(({ prefix: other }) => other === '')
      ? [...alternates, { tag: 'x-default', href: toUrl('') }]
      : alternates,
  };
}

/**
 * A page that is not indexed names no URL: it would contradict the directive. The browser keeps
 * title and URL up to date. Crawlers read the rest in the server's HTML, which a client navigation
 * leaves as it is.
 */
export function createMetaTags(page: PageMeta): HeadTag[] {
  const { title, isIndexed = true } = page;
  const pageUrls = isIndexed ? page.pageUrls : undefined;
  return [
    { title },
    ...(pageUrls ? [{ tagName: 'link', rel: 'canonical', href: pageUrls.canonical } as const] : []),
    ...(import.meta.env.SSR ? createCrawlerTags(page, isIndexed) : []),
  ];
}

function createCrawlerTags(page: PageMeta, isIndexed: boolean): HeadTag[] {
  const { title, ogTitle = title, description, type = 'website', pageUrls } = page;
  return [
    { name: 'robots', content: isIndexed ? 'max-image-preview:large' : 'noindex, follow' },
    { property: 'og:title', content: ogTitle },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
    { property: 'og:type', content: type },
    { name: 'twitter:card', content: page.image ? 'summary_large_image' : 'summary' },
    ...createMediaTags(page),
    ...(isIndexed && pageUrls ? createUrlTags(pageUrls, page.hasMarkdown) : []),
  ];
}

/** Returns no tags without a public origin, since URLs of media have to be absolute. */
function createMediaTags({ pageUrls, image, video }: PageMeta): HeadTag[] {
  if (!pageUrls) return [];
  const { origin } = new URL(pageUrls.canonical);
  const sizeTags = (kind: 'image' | 'video', { width, height }: Omit<OpenGraphVideo, 'url'>) => [
    { property: `og:${kind}:width`, content: String(width) },
    { property: `og:${kind}:height`, content: String(height) },
  ];
  return [
    ...(image
      ? [
          { property: 'og:image', content: `${origin}${image.path}` },
          ...sizeTags('image', image),
          { property: 'og:image:alt', content: image.alt },
        ]
      : []),
    ...(video
      ? [
          { property: 'og:video', content: new URL(video.url, origin).href },
          { property: 'og:video:type', content: 'video/mp4' },
          ...sizeTags('video', video),
        ]
      : []),
  ];
}

function createMarkdownTag(canonical: string): HeadTag {
  const href = canonical.replace(/(?=\?|$)/, '.md');
  return { tagName: 'link', rel: 'alternate', type: 'text/markdown', href };
}

function createUrlTags({ canonical, alternates }: PageUrls, hasMarkdown = false): HeadTag[] {
  return [
    { property: 'og:url', content: canonical },
    ...alternates.map(
      ({ tag, href }) => ({ tagName: 'link', rel: 'alternate', hrefLang: tag, href }) as const,
    ),
    ...(hasMarkdown ? [createMarkdownTag(canonical)] : []),
  ];
}

/** Returns the first paragraph, cut between words; `maxLength` is what search engines show. */
export function summariseText(text: string, maxLength = 160): string {
  const [paragraph = ''] = text.trim().split('\n');
  if (paragraph.length <= maxLength) return paragraph;
  const start = paragraph.slice(0, maxLength - 1);
  const end = start.lastIndexOf(' ');
  return `${end > 0 ? start.slice(0, end) : start}…`;
}
