/** Route of editor-made pages: help, about, campaigns. */
import { Blocks } from '#blocks/render/blocks.tsx';
import { loadPage } from '#blocks/render/load-page.server.ts';
import { deserialise, serialise, useDeserialised } from '#hydration/serialised.ts';
import { StructuredData } from '#kit/html/json-ld.tsx';
import { createMetaTags } from '#kit/html/meta.ts';
import { links } from '#links';
import { sharedLoader } from '#request/route.server.ts';
import { useShop } from '#request/shop-public.tsx';
import type { Route } from './+types/content.route.ts';
import { createArticleJsonLd } from './article-json-ld.ts';

export const loader = sharedLoader(async (shop, args) => {
  const path = args.params['*'] ?? '';
  return serialise(await loadPage(shop, args, `pages/${path}`, links.page(path)));
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? createMetaTags({ ...deserialise(loaderData), type: 'article', hasMarkdown: true })
    : [];

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  const page = useDeserialised(loaderData);
  const { heading, sections, contentLanguage, pageUrls } = page;
  const { fascia, locale } = useShop();
  return (
    <main id="main">
      {pageUrls && (
        <StructuredData
          value={
            import.meta.env.SSR
              ? createArticleJsonLd({
                  ...page,
                  canonical: pageUrls.canonical,
                  language: contentLanguage.lang ?? locale.tag,
                  shop: fascia.name,
                })
              : null
          }
        />
      )}
      <Blocks title={heading} sections={sections} contentLanguage={contentLanguage} />
    </main>
  );
}
