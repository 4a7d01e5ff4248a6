/** Loads an editor-made page for its route: metadata, and sections with their data. */
import { createHash } from 'node:crypto';
import type { LoaderFunctionArgs } from 'react-router';
import {
  describeLanguage,
  findContentPage,
  loadContentPage,
} from '#features/content/content.server.ts';
import type { WrittenIn } from '#features/content/content.ts';
import { ContentLanguage } from '#features/content/content-language.ts';
import { modifyLinks } from '#features/content/modify-links.ts';
import { sectionHtmlKey } from '#hydration/section-html.ts';
import { listAddresses } from '#kit/meta.ts';
import { renderStaticHtml } from '#request/render-static-html.server.tsx';
import type { Shop } from '#request/shop.ts';
import {
  blockContents,
  blockLoads,
  containerBlocks,
  staticBlocks,
} from './block-contents.vite.server.ts';
import { extractSectionHtml } from './extract-section-html.server.ts';
import { loadSections } from './load-sections.server.ts';
import type { LoadedSection, MissingPage } from './loaded-section.ts';

/**
 * `path`: name of the page in the content source; `address`: its path on the site.
 * @throws Problem 404 when there is no such page.
 */
export async function loadPage(
  shop: Shop,
  args: LoaderFunctionArgs,
  path: string,
  address: string,
) {
  const page = await loadContentPage(shop, path);
  const { title, description, sections } = page;
  const { prefix, locales } = shop.public;
  const written = describeLanguage(shop, page);
  return {
    title: path === 'home' ? title : `${title} | ${shop.fascia.name}`,
    heading: title,
    description,
    addresses: listAddresses({ origin: shop.fascia.origin, prefix, locales, path: address }),
    sections: await renderSections(shop, args, sections, path, { written }),
    written,
  };
}

/** Page that editors made for a 404; null when there is none. */
export async function loadMissingPage(
  shop: Shop,
  args: LoaderFunctionArgs,
): Promise<MissingPage | null> {
  const page = await findContentPage(shop, MISSING_PATH);
  if (!page) return null;
  const { title, sections, removeComponentVerticalPadding = false } = page;
  const written = describeLanguage(shop, page);
  const rendered = await renderSections(shop, args, sections, MISSING_PATH, { written });
  return { title, sections: rendered, written, removeComponentVerticalPadding };
}

const MISSING_PATH = '404';

type RenderOptions = {
  /**
   * Prefix of section ids; by default the page with a digest of its content. Another rendering of a
   * page in the same document needs another prefix.
   */
  readonly idPrefix?: string;
  /**
   * True when the first section may contain the page's `h1`, and an element around all sections has
   * the language attributes.
   */
  readonly isWhole?: boolean;
  readonly written: WrittenIn;
};

/**
 * Renders static sections to HTML, which goes into the document, or into the loader data of a
 * client-side navigation.
 */
export async function renderSections(
  shop: Shop,
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  contents: readonly unknown[],
  page: string,
  { idPrefix = `${page}-${digest(contents)}`, isWhole = true, written }: RenderOptions,
) {
  const modified = contents.map((content) => modifyLinks(content, page, shop));
  const sections: readonly LoadedSection[] = await loadSections(shop, modified, {
    ...{ page, idPrefix },
    contents: blockContents,
    loads: blockLoads,
    statics: staticBlocks,
    containers: containerBlocks,
    render(forShop, block, { content }, place) {
      const part = block.render(content, {
        ...place,
        isFirst: isWhole && place.isFirst,
        opensView: isWhole && place.opensView,
      });
      const hasOwnLanguage = isWhole || written.lang === undefined;
      return renderStaticHtml(
        forShop,
        <ContentLanguage value={written}>
          {hasOwnLanguage ? part : <div {...written}>{part}</div>}
        </ContentLanguage>,
      );
    },
  });
  if (new URL(request.url).pathname.endsWith('.data')) return sections;
  const { without, htmlById } = extractSectionHtml(sections);
  context.set(sectionHtmlKey, new Map([...(context.get(sectionHtmlKey) ?? []), ...htmlById]));
  return without;
}

/** Distinguishes versions of a page. */
function digest(contents: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(contents)).digest('hex').slice(0, 8);
}
