/** Loads an editor-made page for its route: metadata, and sections with their data. */
import type { LoaderFunctionArgs } from 'react-router';
import type { ContentPageResult } from '#features/content/content.port.ts';
import {
  findContentPage,
  loadContentPage,
  toLanguageAttributes,
} from '#features/content/content.server.ts';
import { findFirstPicture } from '#features/content/first-picture.ts';
import { findPageLocales } from '#features/content/links/page-locales.server.ts';
import { findVariantPath } from '#features/experiments/variant-page.ts';
import { toOpenGraphImage } from '#features/pictures/pictures.ts';
import { listPageUrls } from '#kit/html/meta.ts';
import type { Shop } from '#request/shop.ts';
import type { NotFoundPage } from './loaded-section.ts';
import { renderSections } from './render-sections.server.tsx';

/**
 * `path`: name of the page in the content source; `sitePath`: its path on the site.
 * @throws Problem 404 when there is no such page.
 */
export async function loadPage(
  shop: Shop,
  args: LoaderFunctionArgs,
  path: string,
  sitePath: string,
) {
  const page = (await findVariantPage(shop, path)) ?? (await loadContentPage(shop, path));
  const { title, description, sections } = page;
  const contentLanguage = toLanguageAttributes(shop, page);
  const picture = findFirstPicture(sections);
  return {
    title: path === 'home' ? title : `${title} | ${shop.fascia.name}`,
    heading: title,
    description,
    pageUrls: listPageUrls({
      ...(await findPageLocales(shop, page)),
      origin: shop.fascia.origin,
      path: sitePath,
    }),
    image: picture && toOpenGraphImage(picture),
    sections: await renderSections(shop, args, sections, path, { contentLanguage }),
    contentLanguage,
  };
}

/** OPS-2: page that a variant shows instead; null without one, and where it is not published. */
async function findVariantPage(shop: Shop, path: string): Promise<ContentPageResult | null> {
  const replacement = findVariantPath(shop, path);
  if (replacement === null) return null;
  const page = await findContentPage(shop, replacement);
  if (!page) shop.log.warn({ path, replacement }, 'The page of an experiment is not published.');
  return page;
}

/** Page that editors made for a 404; null when there is none. */
export async function loadNotFoundPage(
  shop: Shop,
  args: LoaderFunctionArgs,
): Promise<NotFoundPage | null> {
  const page = await findContentPage(shop, MISSING_PATH);
  if (!page) return null;
  const { title, sections, removeComponentVerticalPadding = false } = page;
  const contentLanguage = toLanguageAttributes(shop, page);
  const rendered = await renderSections(shop, args, sections, MISSING_PATH, { contentLanguage });
  return { title, sections: rendered, contentLanguage, removeComponentVerticalPadding };
}

const MISSING_PATH = '404';
