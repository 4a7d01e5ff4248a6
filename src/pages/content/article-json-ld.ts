/** Structured data of an editor-made page: an article by the shop. */
import type { PageMeta } from '#kit/html/meta.ts';

type Article = Pick<PageMeta, 'description' | 'image'> & {
  readonly heading: string;
  readonly canonical: string;
  /** Locale of the text. */
  readonly language: string;
  /** The fascia's name. */
  readonly shop: string;
};

export function createArticleJsonLd(article: Article) {
  const { heading, description, image, canonical, language, shop } = article;
  const { origin } = new URL(canonical);
  const publisher = { '@type': 'Organization', name: shop, url: `${origin}/` };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: heading,
    ...(description && { description }),
    ...(image && { image: `${origin}${image.path}` }),
    mainEntityOfPage: canonical,
    inLanguage: language,
    author: publisher,
    publisher,
  };
}
