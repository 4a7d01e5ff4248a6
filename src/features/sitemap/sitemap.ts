/** Formats sitemap files and their names. */
import { escapeMarkup } from '#kit/html/markup.ts';

/** URLs per file. The protocol allows 50,000; smaller files make repeated fetches cheaper. */
export const SITEMAP_SIZE = 10_000;
/** Maximum number of product files in one locale. */
export const MAX_FILES = 100;

/** A `part` number is that of a product file, from 1. */
export type SitemapName = { readonly locale: string; readonly part: 'pages' | number };

/** Parses `en-GB/pages.xml` or `en-GB/products-1.xml`; null for anything else. */
export function parseSitemapName(path: string): SitemapName | null {
  const match = /^([A-Za-z-]{2,20})\/(?:(pages)|products-([1-9]\d{0,2}))\.xml$/.exec(path);
  if (!match) return null;
  const [, locale = '', pages, number] = match;
  if (pages) return { locale, part: 'pages' };
  return Number(number) <= MAX_FILES ? { locale, part: Number(number) } : null;
}

export function formatSitemapName({ locale, part }: SitemapName): string {
  return `${locale}/${part === 'pages' ? 'pages' : `products-${part}`}.xml`;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const IMAGES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

export const URLSET_START = `${HEAD}<urlset ${NAMESPACE} ${IMAGES}>\n`;
export const URLSET_END = '</urlset>\n';

/** All URLs are absolute. */
export type SitemapUrl = {
  readonly url: string;
  /** Day of the last change; undefined if it is unknown. */
  readonly changedOn?: string;
  readonly pictures?: readonly string[];
};

export function renderUrls(urls: readonly SitemapUrl[]): string {
  return urls
    .map(({ url, changedOn, pictures = [] }) => {
      const day = changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`;
      const images = pictures.map(
        (picture) => `<image:image><image:loc>${escapeMarkup(picture)}</image:loc></image:image>`,
      );
      return `<url><loc>${escapeMarkup(url)}</loc>${day}${images.join('')}</url>\n`;
    })
    .join('');
}

export function renderIndex(urls: readonly string[]): string {
  const entries = urls.map((url) => `<sitemap><loc>${escapeMarkup(url)}</loc></sitemap>\n`);
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`;
}
