/** Route of editor-made pages: help, about, campaigns. */
import { Blocks } from '#blocks/render/blocks.tsx';
import { loadPage } from '#blocks/render/load-page.server.ts';
import { deserialise, serialise, useDeserialised } from '#hydration/serialised.ts';
import { StructuredData } from '#kit/html/json-ld.tsx';
import { describePage } from '#kit/html/meta.ts';
import { links } from '#links';
import { sharedLoader } from '#request/route.server.ts';
import { useShop } from '#request/shop-public.tsx';
import type { Route } from './+types/content.route.ts';
import { describeArticle } from './describe-article.ts';

export const loader = sharedLoader(async (shop, args) => {
  const path = args.params['*'] ?? '';
  return serialise(await loadPage(shop, args, `pages/${path}`, links.page(path)));
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? describePage({ ...deserialise(loaderData), type: 'article' }) : [];

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  const page = useDeserialised(loaderData);
  const { heading, sections, contentLanguage, addresses } = page;
  const { fascia, locale } = useShop();
  return (
    <main id="main">
      {addresses && (
        <StructuredData
          value={
            import.meta.env.SSR
              ? describeArticle({
                  ...page,
                  canonical: addresses.canonical,
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
