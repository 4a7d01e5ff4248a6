/** META-1: the metadata of a page in its head, for search engines and where it is shared. */

export type PageMeta = {
  readonly title: string;
  /** Title where the page is shared. Default: `title`. */
  readonly ogTitle?: string;
  readonly description?: string;
  readonly pageUrls?: PageUrls | undefined;
  /** False for pages that search engines should leave out. Default: true. */
  readonly isIndexed?: boolean;
  readonly type?: 'website' | 'product' | 'article';
  /** The page also exists as Markdown, at its URL with `.md`. */
  readonly hasMarkdown?: boolean;
  readonly image?: OpenGraphImage | undefined;
  readonly video?: OpenGraphVideo | undefined;
};

/** Picture of a page where it is shared; `path` without origin, sizes in px. */
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
 * Path of the page that is nearest in each locale, by tag and without its prefix; locales in which
 * the page itself exists are missing.
 */
export type LanguagePaths = Readonly<Record<string, string>>;

type PageUrlInput = {
  readonly origin: string | undefined;
  /** Prefix of the canonical URL. */
  readonly prefix: string;
  /** Those in which the page exists. */
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
  const write = (languagePrefix: string) =>
    `${origin}${languagePrefix}${languagePrefix && path === '/' ? '' : path}`;
  const alternates = locales.map(({ tag, prefix: other }) => ({ tag, href: write(other) }));
  return {
    canonical: write(prefix),
    alternates: locales.some(({ prefix: other }) => other === '')
      ? [...alternates, { tag: 'x-default', href: write('') }]
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
    ...(import.meta.env.SSR ? describeForCrawlers(page, isIndexed) : []),
  ];
}

function describeForCrawlers(page: PageMeta, isIndexed: boolean): HeadTag[] {
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
    ...describeMedia(page),
    ...(isIndexed && pageUrls ? createUrlTags(pageUrls, page.hasMarkdown) : []),
  ];
}

/** Nothing without a public origin, since URLs of media have to be absolute. */
function describeMedia({ pageUrls, image, video }: PageMeta): HeadTag[] {
  if (!pageUrls) return [];
  const { origin } = new URL(pageUrls.canonical);
  const sized = (kind: 'image' | 'video', { width, height }: Omit<OpenGraphVideo, 'url'>) => [
    { property: `og:${kind}:width`, content: String(width) },
    { property: `og:${kind}:height`, content: String(height) },
  ];
  return [
    ...(image
      ? [
          { property: 'og:image', content: `${origin}${image.path}` },
          ...sized('image', image),
          { property: 'og:image:alt', content: image.alt },
        ]
      : []),
    ...(video
      ? [
          { property: 'og:video', content: new URL(video.url, origin).href },
          { property: 'og:video:type', content: 'video/mp4' },
          ...sized('video', video),
        ]
      : []),
  ];
}

function markdownTag(canonical: string): HeadTag {
  const href = canonical.replace(/(?=\?|$)/, '.md');
  return { tagName: 'link', rel: 'alternate', type: 'text/markdown', href };
}

function createUrlTags({ canonical, alternates }: PageUrls, hasMarkdown = false): HeadTag[] {
  return [
    { property: 'og:url', content: canonical },
    ...alternates.map(
      ({ tag, href }) => ({ tagName: 'link', rel: 'alternate', hrefLang: tag, href }) as const,
    ),
    ...(hasMarkdown ? [markdownTag(canonical)] : []),
  ];
}

/** The first paragraph, cut between words to what search engines show. */
export function summariseText(text: string, limit = 160): string {
  const [first = ''] = text.trim().split('\n');
  if (first.length <= limit) return first;
  const cut = first.slice(0, limit - 1);
  const end = cut.lastIndexOf(' ');
  return `${end > 0 ? cut.slice(0, end) : cut}…`;
}
