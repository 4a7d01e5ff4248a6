/** Finds faults in the responses, metadata and structured data of the pages of sitemaps. */
import { listStructuredDataFaults } from '../json-ld/json-ld-faults.ts';
import { listRichResultErrors } from '../json-ld/rich-result-errors.ts';
import { listGenericLinks } from './generic-links.ts';
import { type PageHead, parsePageHead } from './page-head.ts';

export type ServedPage = PageHead & {
  readonly status: number;
  /** `X-Robots-Tag`. */
  readonly robotsHeader: string | null;
  readonly genericLinks: readonly string[];
};

/** A response; redirects are not followed. */
export type PageResponse = {
  readonly status: number;
  readonly robotsHeader: string | null;
  readonly html: string;
};

export function readServedPage({ status, robotsHeader, html }: PageResponse): ServedPage {
  return { status, robotsHeader, ...parsePageHead(html), genericLinks: listGenericLinks(html) };
}

const REQUIRED = ['og:title', 'og:description', 'og:type', 'og:site_name', 'og:locale'];

/** Faults of one page, each with its URL. */
export async function listPageFaults(url: string, page: ServedPage): Promise<readonly string[]> {
  const { status, meta, structuredData } = page;
  if (status !== 200) return [`${url} has status ${status}`];
  const faults = [
    ...listIndexFaults(url, page),
    ...REQUIRED.filter((name) => !meta(name)).map((name) => `has no ${name}`),
    ...(/^#/.test(meta('theme-color') ?? '') ? [] : ['has no theme colour']),
    ...(/^summary/.test(meta('twitter:card') ?? '') ? [] : ['has no twitter:card']),
    ...listPictureFaults(url, meta('og:image')),
    ...page.genericLinks.map((link) => `has a link with a generic text: ${link}`),
    ...structuredData
      .flatMap(listStructuredDataFaults)
      .map((fault) => `has invalid structured data: ${fault}`),
    ...(await listRichResultErrors(structuredData)).map(
      (error) => `has invalid structured data: ${error}`,
    ),
  ];
  return faults.map((fault) => `${url} ${fault}`);
}

function listIndexFaults(
  url: string,
  { titles, canonical, meta, robotsHeader }: ServedPage,
): readonly string[] {
  const robots = meta('robots') ?? '';
  const [title = ''] = titles;
  return [
    ...(/noindex/.test(`${robots} ${robotsHeader}`) ? ['is not to be indexed'] : []),
    ...(robots === 'max-image-preview:large' ? [] : [`has the robots directive “${robots}”`]),
    ...(canonical === url ? [] : [`names another canonical URL: ${canonical}`]),
    ...(meta('og:url') === url ? [] : [`is shared as ${meta('og:url')}`]),
    ...(titles.length === 1 ? [] : [`has ${titles.length} titles`]),
    ...(/^$|\bundefined\b|[a-z]\/[a-z]/.test(title) ? [`has the title “${title}”`] : []),
    ...(meta('description') ? [] : ['has no description']),
  ];
}

function listPictureFaults(url: string, image: string | null): readonly string[] {
  if (image === null)
    return /\/(product|premier)\/[^/]+$/.test(url) ? ['has no picture to share'] : [];
  const isOwn = new URL(image).origin === new URL(url).origin;
  return isOwn ? [] : [`shares a picture of another origin: ${image}`];
}

/** Faults of a page's languages: each must exist, and name the same languages. */
export async function listLanguageFaults(
  url: string,
  { alternates }: ServedPage,
  read: (url: string) => Promise<ServedPage>,
): Promise<readonly string[]> {
  const languageUrls = alternates.map((item) => item.split(' ')[1] ?? '');
  // Only pages in the language without a prefix have a default for other languages.
  const defaults = alternates.filter((item) => item.startsWith('x-default ')).length;
  const expectedDefaults = alternates.some((item) => item.startsWith('en-GB ')) ? 1 : 0;
  const faults = [
    ...(languageUrls.includes(url) ? [] : [`${url} is not among its languages`]),
    ...(defaults === expectedDefaults ? [] : [`${url} has ${defaults} default languages`]),
  ];
  for (const languageUrl of new Set(languageUrls)) {
    const page = await read(languageUrl);
    if (page.status !== 200)
      faults.push(`${url} names ${languageUrl}, which has status ${page.status}`);
    else if (page.alternates.join() !== alternates.join())
      faults.push(`${url} names ${languageUrl}, which names other languages`);
  }
  return faults;
}

/** Texts that several URLs have. */
export function listRepetitions(
  pages: readonly { readonly url: string; readonly text: string }[],
): readonly string[] {
  return [...Map.groupBy(pages, ({ text }) => text)]
    .filter(([, pagesOfText]) => pagesOfText.length > 1)
    .map(([text, pagesOfText]) => `“${text}”: ${pagesOfText.map(({ url }) => url).join(' and ')}`);
}
